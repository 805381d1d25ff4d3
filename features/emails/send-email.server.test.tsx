import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { testContext } from '#tests/support/test-context.ts'
import { countEmails, listEmails } from './reads.server.ts'
import { sendEmail } from './send-email.server.tsx'

const { ctx, emails } = await testContext()
const emailOf = (occasion: string) => ({
  occasion,
  bookingId: null,
  to: 'jean@example.org',
  subject: 'A seat',
  language: 'en',
  content: <p>Bonjour</p>,
})

test('an email is written and sent once for its occasion, however often its job runs', async () => {
  for (let run = 0; run < 3; run += 1) await sendEmail(ctx, emailOf('once'))
  expect(emails).toHaveLength(1)
  expect(await countEmails(ctx.db)).toBe(1)
  expect((await listEmails(ctx.db, {}))[0]).toMatchObject({ subject: 'A seat', text: 'Bonjour', sentAt: ctx.clock.now() })
})

/** Whether a session waits for a row that another has locked. */
async function oneWaits(): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waits`.execute(
    ctx.db,
  )
  return rows[0]?.waits === true
}

test('two workers at once write one email and send it once', async () => {
  const taken: typeof emails = []
  // The mail server is slow: it answers once the other worker is there too.
  const send = async (one: (typeof emails)[number]) => {
    taken.push(one)
    await eventually(async () => taken.length > 1 || (await oneWaits()))
  }
  const slow = { ...ctx, mail: { delivers: true, send } }
  await Promise.all([sendEmail(slow, emailOf('race')), sendEmail(slow, emailOf('race'))])
  expect(taken).toHaveLength(1)
  expect((await listEmails(ctx.db, {})).filter(({ messageId }) => messageId === taken[0]?.messageId)).toHaveLength(1)
})

test('a crash after the mail server has taken it repeats the email with the same Message-ID and its files', async () => {
  const taken: typeof emails = []
  const send = async (one: (typeof emails)[number]) => {
    taken.push(one)
    if (taken.length === 1) throw new Error('killed')
  }
  const crashing = { ...ctx, mail: { delivers: true, send } }
  const attachments = [
    { document: 'voucher', filename: 'voucher.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-') },
  ]
  const withFile = { ...emailOf('crash'), attachments }
  await expect(sendEmail(crashing, withFile)).rejects.toThrow('killed')
  for (let run = 0; run < 2; run += 1) await sendEmail(crashing, withFile)
  expect(taken.map(({ messageId, attachments }) => [messageId, attachments])).toEqual([
    [taken[0]?.messageId, attachments],
    [taken[0]?.messageId, attachments],
  ])
})

test('a name with line breaks in it makes a subject of one line', async () => {
  await sendEmail(ctx, { ...emailOf('lines'), subject: 'Impamba\r\nBcc: thief@example.com\u2028K7QM\u0085: held' })
  expect(emails.at(-1)?.subject).toBe('Impamba Bcc: thief@example.com K7QM : held')
})

test('a mail server that refuses leaves the email unsent, and the next run sends the same one', async () => {
  const refusing = { ...ctx, mail: { delivers: true, send: () => Promise.reject(new Error('421 try later')) } }
  await expect(sendEmail(refusing, emailOf('later'))).rejects.toThrow('421')
  const [stored] = await listEmails(ctx.db, {})
  expect(stored?.sentAt).toBeNull()
  await sendEmail(ctx, emailOf('later'))
  expect(emails.at(-1)?.messageId).toBe(stored?.messageId)
})

test('without a mail server the email is stored for staff to read', async () => {
  const before = emails.length
  await sendEmail({ ...ctx, mail: { ...ctx.mail, delivers: false } }, emailOf('kept'))
  expect(emails).toHaveLength(before)
  expect((await listEmails(ctx.db, {}))[0]).toMatchObject({ recipient: 'jean@example.org', sentAt: null })
})

test('of many who write the same emails at the same moment none meets a refusal', async () => {
  const occasions = Array.from({ length: 50 }, (_, at) => `crowd ${at}`)
  const undelivered = { ...ctx, mail: { ...ctx.mail, delivers: false } }
  for (const occasion of occasions) await Promise.all(Array.from({ length: 6 }, () => sendEmail(undelivered, emailOf(occasion))))
  const { rows } = await sql`select from emails where occasion like 'crowd %'`.execute(ctx.db)
  expect(rows).toHaveLength(occasions.length)
})
