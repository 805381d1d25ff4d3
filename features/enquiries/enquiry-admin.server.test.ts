import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { retryEmail } from '#features/emails/retry-email.server.ts'
import { saveSettings } from '#features/settings/save-settings.server.ts'
import { member } from '#features/staff/test-member.server.ts'
import { jobHandlers } from '#server/jobs.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'
import { answerEnquiry } from './answer-enquiry.server.ts'
import { assignEnquiry } from './assign-enquiry.server.ts'
import { letThrough } from './let-through.server.ts'
import { moveEnquiry } from './move-enquiry.server.ts'
import { purgeEnquiries } from './purge-enquiries.server.ts'
import {
  countEnquiries,
  countWaitingEnquiries,
  findAdminEnquiry,
  findEnquiriesLike,
  listEnquiries,
  listEnquiryEvents,
} from './reads-admin.server.ts'
import { sendEnquiry } from './send-enquiry.server.ts'

const { ctx, clock, runJobs, emails: mailbox } = await testContext({ now: '2027-03-12T08:00:00Z', delivers: true })
const diane = await member(ctx)
const eric = { ...(await member(ctx)), name: 'Eric Habimana' }
await sql`update staff set name = ${eric.name} where id = ${eric.id}`.execute(ctx.db)

beforeEach(async () => {
  await sql`truncate enquiries, emails, jobs cascade`.execute(ctx.db)
  mailbox.length = 0
})

async function sent(name: string, more: { held?: boolean; message?: string } = {}) {
  const sent = await sendEnquiry(ctx, {
    kind: 'contact',
    name,
    email: `${name.toLowerCase()}@example.no`,
    phone: '',
    message: more.message ?? `${name} asks`,
    details: {},
    suspicion: more.held ? 'only-links' : undefined,
  })
  if (!sent.done) throw new Error(sent.refusal.reason)
  const { rows } = await sql<{ id: string }>`select id from enquiries where reference = ${sent.value.reference}`.execute(ctx.db)
  return rows[0]?.id ?? ''
}
const now = async (id: string) => {
  const found = await findAdminEnquiry(ctx.db, id)
  if (!found) throw new Error('It is gone')
  return found
}

test('an answer is one email and assigns the enquiry to its author, and pressed twice it stays one', async () => {
  const id = await sent('Marit')
  await runJobs()
  mailbox.length = 0
  const answer = { id, seen: 1, text: 'Dear Marit,\n\nyes, there is space.', actor: diane }
  const first = await answerEnquiry(ctx, answer)
  const again = await answerEnquiry(ctx, answer)
  expect(first).toEqual({ done: true, value: { version: 2 } })
  expect(again).toEqual(first)
  await runJobs()
  expect(mailbox).toHaveLength(1)
  expect(mailbox[0]).toMatchObject({ to: 'marit@example.no' })
  expect(mailbox[0]?.text).toContain('yes, there is space.')
  expect(await now(id)).toMatchObject({ state: 'answered', assignedTo: diane.id, finishedAt: clock.now() })
})

test('an answer is in the frame of its enquiry’s language, and signed by a person’s name or by the operator alone', async () => {
  const inFrench = jobHandlers({ ...ctx, words: shippedLanguages().words })
  const answerTo = async (name: string, actor: typeof eric) => {
    const id = await sent(name)
    await sql`update enquiries set language = 'fr' where id = ${id}`.execute(ctx.db)
    await runJobs()
    mailbox.length = 0
    await answerEnquiry(ctx, { id, seen: 1, text: 'Oui, il y a de la place.', actor })
    await runJobs(inFrench)
    return mailbox[0]
  }
  const [signed, unsigned] = [await answerTo('Luc', eric), await answerTo('Anne', { ...diane, name: 'Owner' })]
  expect(signed?.subject).toMatch(/\s: à propos de votre question$/)
  expect(signed?.text).toContain('Répondez à cet e-mail')
  expect(signed?.text).not.toMatch(/Your|Reply|Phone/)
  expect(signed?.text).toContain('Eric Habimana\nImpamba')
  expect(unsigned?.text).not.toContain('Owner')
})

test('an answer is one once its email has left, also by hand from the Outbox, and not where the sender wrote back meanwhile', async () => {
  const without = { ...ctx, mail: { ...ctx.mail, delivers: false } }
  const [id, other] = [await sent('Marit'), await sent('Jonas')]
  for (const one of [id, other]) await answerEnquiry(without, { id: one, seen: 1, text: 'Yes.', actor: diane })
  await runJobs(jobHandlers(without))
  expect(await now(id)).toMatchObject({ state: 'new', finishedAt: null, assignedTo: diane.id })
  expect(await countWaitingEnquiries(ctx.db)).toBe(2)
  await moveEnquiry(ctx, { id: other, seen: 2, event: 'reply', text: 'And for four?', actor: diane })
  clock.advance(60_000)
  const { rows } = await sql<{ id: number }>`select id from emails where occasion like '%:answer:2'`.execute(ctx.db)
  for (const email of rows) await retryEmail(ctx, { id: email.id, staff: diane })
  await runJobs()
  expect(await now(id)).toMatchObject({ state: 'answered', finishedAt: clock.now() })
  expect(await now(other)).toMatchObject({ state: 'new' })
})

test('an answer to an answer goes to the operator, or to its author where the settings say so', async () => {
  const replyTo = async (toWriter: boolean) => {
    await saveSettings(ctx, { actor: diane, values: { answers: { email: '', toWriter } } })
    const id = await sent(toWriter ? 'Marit' : 'Jean')
    await answerEnquiry(ctx, { id, seen: 1, text: 'Yes, there is space.', actor: diane })
    await runJobs()
    return mailbox.at(-1)?.replyTo
  }
  expect(await replyTo(false)).toBe('hello@impamba.example')
  expect(await replyTo(true)).toBe(diane.email)
  await sql`truncate settings`.execute(ctx.db)
})

test('of two who answer at once the second learns who was first and with what, and sends nothing', async () => {
  const id = await sent('Marit')
  const answers = await Promise.all([
    answerEnquiry(ctx, { id, seen: 1, text: 'From Diane.', actor: diane }),
    answerEnquiry(ctx, { id, seen: 1, text: 'From Eric.', actor: eric }),
  ])
  const refusal = answers.find((one) => !one.done)
  const [first] = await listEnquiryEvents(ctx.db, id)
  expect(answers.filter((one) => one.done)).toHaveLength(1)
  expect(refusal).toMatchObject({
    refusal: { reason: 'enquiry-changed', since: [{ event: 'answer', actor: first?.actor, text: first?.text }] },
  })
  await runJobs()
  const answered = mailbox.filter(({ subject }) => subject.includes('about your question'))
  expect(answered).toHaveLength(1)
  // Having seen the first answer, the second member of staff may answer too.
  expect((await answerEnquiry(ctx, { id, seen: 2, text: 'From the second.', actor: eric })).done).toBe(true)
})

test('a note never blocks an answer, and is shown to the member of staff who answers without having seen it', async () => {
  const id = await sent('Marit')
  const note = { id, seen: undefined, event: 'note', text: 'She called.', actor: eric } as const
  expect((await moveEnquiry(ctx, note)).done).toBe(true)
  expect((await moveEnquiry(ctx, note)).done).toBe(true)
  expect(await listEnquiryEvents(ctx.db, id)).toHaveLength(1)
  expect(await answerEnquiry(ctx, { id, seen: 1, text: 'Yes.', actor: diane })).toMatchObject({
    refusal: { reason: 'enquiry-changed', since: [{ text: 'She called.' }] },
  })
})

test('an answer with a placeholder, or empty, or too long is not sent', async () => {
  const id = await sent('Marit')
  const reasonOf = async (text: string) => {
    const outcome = await answerEnquiry(ctx, { id, seen: 1, text, actor: diane })
    return outcome.done ? undefined : outcome.refusal.reason
  }
  expect(await reasonOf('Dear {name},')).toBe('placeholder-left')
  expect(await reasonOf('  \n ')).toBe('words-missing')
  expect(await reasonOf('x'.repeat(4001))).toBe('too-long')
  expect(await now(id)).toMatchObject({ version: 1, state: 'new' })
})

test('a sender who writes back waits again from then, and a held enquiry cannot be answered', async () => {
  const id = await sent('Marit')
  await answerEnquiry(ctx, { id, seen: 1, text: 'Yes.', actor: diane })
  clock.advance(86_400_000)
  await moveEnquiry(ctx, { id, seen: 2, event: 'reply', text: 'And for four?', actor: diane })
  expect(await now(id)).toMatchObject({ state: 'new', waitingSince: clock.now(), finishedAt: null })
  const held = await sent('Spam', { held: true })
  expect(await answerEnquiry(ctx, { id: held, seen: 1, text: 'Hello', actor: diane })).toMatchObject({
    refusal: { reason: 'move-not-allowed', state: 'held' },
  })
})

test('what is let through waits since it was sent, and its email goes out once', async () => {
  const id = await sent('Marit', { held: true })
  const sentAt = clock.now()
  clock.advance(86_400_000)
  await letThrough(ctx, { id, seen: 1, actor: diane })
  await runJobs()
  expect(mailbox.map(({ to }) => to)).toEqual(['marit@example.no'])
  expect(await now(id)).toMatchObject({ state: 'new', waitingSince: sentAt })
  await moveEnquiry(ctx, { id, seen: 2, event: 'spam', text: '', actor: diane })
  await letThrough(ctx, { id, seen: 3, actor: diane })
  await runJobs()
  expect(mailbox).toHaveLength(1)
})

test('what staff mark as spam is retained thirty days from then, however old it is', async () => {
  const id = await sent('Marit')
  clock.advance(40 * 86_400_000)
  await moveEnquiry(ctx, { id, seen: 1, event: 'spam', text: '', actor: diane })
  clock.advance(30 * 86_400_000)
  expect(await purgeEnquiries(ctx)).toBe(0)
  clock.advance(1)
  expect(await purgeEnquiries(ctx)).toBe(1)
})

test('it can be assigned only to somebody who may answer', async () => {
  const id = await sent('Marit')
  const give = (to: string | null, seen: number) => assignEnquiry(ctx, { id, seen, to, actor: diane })
  const editor = await member(ctx, { role: 'editor' })
  const gone = await member(ctx, { disabled: true })
  for (const to of [editor.id, gone.id, 'nobody'])
    expect(await give(to, 1)).toMatchObject({ refusal: { reason: 'cannot-answer' } })
  expect((await give(eric.id, 1)).done).toBe(true)
  expect(await now(id)).toMatchObject({ assignedName: eric.name, state: 'new' })
  expect((await give(null, 2)).done).toBe(true)
  expect(await now(id)).toMatchObject({ assignedName: null })
})

test('views hold what belongs to them, found by reference, name, address or phone, and emails of a pattern are emails', async () => {
  const [a, b] = [await sent('Marit'), await sent('Jonas')]
  const held = await sent('Spam', { held: true })
  await assignEnquiry(ctx, { id: b, seen: 1, to: diane.id, actor: diane })
  const counts = await countEnquiries(ctx.db, { me: diane.id })
  expect(counts).toEqual({ waiting: 2, new: 1, mine: 1, answered: 0, held: 1, closed: 0, all: 3 })
  expect(await countWaitingEnquiries(ctx.db)).toBe(2)
  const ids = async (view: keyof typeof counts, search?: string) =>
    (await listEnquiries(ctx.db, { view, me: diane.id, search })).rows.map(({ id }) => id)
  expect(await ids('new')).toEqual([a])
  expect(await ids('mine')).toEqual([b])
  expect(await ids('held')).toEqual([held])
  expect(await ids('all', 'JONAS@')).toEqual([b])
  expect(await ids('all', (await now(a)).reference.slice(0, 6))).toEqual([a])
  await sql`update enquiries set phone = '+47 900 11 222' where id = ${b}`.execute(ctx.db)
  expect(await ids('all', '900 11 222')).toEqual([b])
  expect((await findEnquiriesLike(ctx.db, '%90011222%', 5, '90011222')).map(({ id }) => id)).toEqual([b])
  for (const pattern of ['%', '_arit', '\\']) expect(await ids('all', pattern)).toEqual([])
})

test('a long list is walked to its end, each row once, also where all came at one instant', async () => {
  await sql`insert into enquiries (id, reference, kind, name, email, phone, message, details, state, created_at, waiting_since, idempotency_key)
    select gen_random_uuid(), 'AAAA-' || translate(lpad(n::text, 4, '0'), '0123456789', 'BCDEFGHJKM'), 'contact', 'A', 'a@example.no', '', '', '[]', 'new',
      ${clock.now()}, ${clock.now()}, n::text from generate_series(1, 120) n`.execute(ctx.db)
  for (const view of ['waiting', 'all'] as const) {
    const seen: string[] = []
    let after: Parameters<typeof listEnquiries>[1]['after']
    do {
      const { rows, next } = await listEnquiries(ctx.db, { view, me: diane.id, after })
      seen.push(...rows.map(({ id }) => id))
      after = next
    } while (after)
    expect(seen).toHaveLength(120)
    expect(new Set(seen).size).toBe(120)
  }
})
