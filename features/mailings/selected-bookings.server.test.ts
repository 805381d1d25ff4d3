import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { erasedWord } from '#features/bookings/erasure.ts'
import { findBooking } from '#features/bookings/reads.server.ts'
import { eraseCustomer } from '#features/customers/erase-customer.server.ts'
import { addressOfDemo, addressOfNobody } from '#features/emails/reachable.ts'
import { listEmails } from '#features/emails/reads.server.ts'
import { storedEmailQueue } from '#features/emails/send-stored-email.server.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { finishedOrWaiting } from '#tests/support/behind-a-lock.ts'
import { testContext } from '#tests/support/test-context.ts'
import { findRecipients } from './find-recipients.server.ts'
import { findMailing } from './reads.server.ts'
import { sendMailing } from './send-mailing.server.ts'

const { ctx, runJobs, emails } = await testContext({ delivers: true })
const staff = { id: 'diane', name: 'Diane Uwase', email: 'diane@impamba.example' }
const english = {
  subject: 'The road of {reference}',
  body: 'Dear {name},\n\n{journey} starts on {starts}.\nStill to come: { balance }.',
}
const text = { texts: { en: english }, isNews: false }
const inputOf = (ids: string[], id: string = randomUUID()) => ({
  id,
  source: { kind: 'ticked' as const, ids },
  keys: ids,
  text,
  staff,
})
const set = (id: string, email: string, sample = false) =>
  sql`update bookings set email = ${email}, sample = ${sample} where id = ${id}`.execute(ctx.db)
const noRecipient = { done: false, refusal: { reason: 'nobody-chosen' } }

beforeEach(async () => {
  await sql`truncate jobs, emails, mailings cascade`.execute(ctx.db)
  emails.length = 0
})

test('each lead gets one email with their own values, stored with their booking', async () => {
  const ids = [await bareBooking(ctx.db), await bareBooking(ctx.db)]
  expect(await sendMailing(ctx, inputOf(ids))).toEqual({ done: true, value: { emails: 2 } })
  await runJobs()
  for (const id of ids) {
    const [email, ...others] = await listEmails(ctx.db, { bookingId: id })
    const booking = await findBooking(ctx.db, id)
    expect(others).toEqual([])
    expect(email?.subject).toBe(`Impamba: The road of ${booking?.reference}`)
    expect(email?.text).toContain('Dear Marit Solheim,')
    expect(email?.text).toMatch(/A journey starts on 10 June 2027\.\s+Still to come: \$4,900\./)
    expect(email?.text).toMatch(/\?key=[\w-]+/)
    expect(email?.sentAt).not.toBeNull()
  }
})

test('a form that is sent twice, at once or later, and jobs that run again after they were killed send no second email', async () => {
  const id = await bareBooking(ctx.db)
  const once = inputOf([id])
  const answers = await Promise.all([sendMailing(ctx, once), sendMailing(ctx, once)])
  expect(answers.map((one) => one.done)).toEqual([true, true])
  const [stored] = await listEmails(ctx.db, { bookingId: id })
  await runJobs()
  expect(await sendMailing(ctx, once)).toEqual({ done: true, value: { emails: 1 } })
  await ctx.db.transaction().execute((tx) => ctx.jobs.add(tx, storedEmailQueue, { letterId: stored?.id }))
  await runJobs()
  expect(emails).toHaveLength(1)
  expect(await findMailing(ctx.db, once.id)).toMatchObject({ emailsCount: 1 })
  expect(await listAuditEntriesOf(ctx.db, { kind: 'mailing', id: once.id })).toMatchObject([
    { actor: staff.name, action: 'mailing-sent', subject: english.subject, facts: { count: 1 } },
  ])
})

test('the ticked ones come in their order, and unreachable ones are listed as left out, with the reason', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => bareBooking(ctx.db)))
  const [last = '', gone = '', sample = '', silent = '', first = ''] = ids
  await set(gone, erasedWord)
  await set(sample, addressOfDemo(1), true)
  await set(silent, addressOfNobody('caller'))
  const ticked = [first, gone, sample, silent, last]
  const { recipients, leftOut, more } = await findRecipients(ctx, { kind: 'ticked', ids: ticked })
  expect(recipients.map(({ key }) => key)).toEqual([first, last])
  expect(more).toBe(false)
  const reference = async (id: string) => (await findBooking(ctx.db, id))?.reference
  expect(leftOut).toEqual([
    { why: 'erased', references: [await reference(gone)] },
    { why: 'sample', references: [await reference(sample)] },
    { why: 'no-address', references: [await reference(silent)] },
  ])
  expect(await sendMailing(ctx, inputOf([gone, sample, silent]))).toEqual(noRecipient)
  expect(await sendMailing(ctx, inputOf(ticked))).toEqual({ done: true, value: { emails: 2 } })
  for (const bookingId of [gone, sample, silent]) expect(await listEmails(ctx.db, { bookingId })).toEqual([])
})

test('a customer erased between the form and its job gets no email', async () => {
  const [goes, stays] = [await bareBooking(ctx.db), await bareBooking(ctx.db)]
  await set(goes, 'goes@example.no')
  await sql`update bookings set state = 'cancelled', total_minor = 0, deposit_minor = 0 where id = ${goes}`.execute(ctx.db)
  expect(await sendMailing(ctx, inputOf([goes, stays]))).toEqual({ done: true, value: { emails: 2 } })
  expect(await eraseCustomer(ctx, { email: 'goes@example.no', typed: 'goes@example.no', staff })).toMatchObject({ done: true })
  await runJobs()
  expect(emails.map(({ to }) => to)).toEqual(['marit@example.no'])
})

test('a customer erased while their email is being written gets none', async () => {
  const id = await bareBooking(ctx.db)
  const erasing = await ctx.db.startTransaction().execute()
  await sql`update bookings set email = ${erasedWord} where id = ${id}`.execute(erasing)
  const sent = sendMailing(ctx, inputOf([id]))
  await finishedOrWaiting(ctx.db, sent)
  await erasing.commit().execute()
  expect(await sent).toEqual(noRecipient)
  expect(await listEmails(ctx.db, { bookingId: id })).toEqual([])
})
