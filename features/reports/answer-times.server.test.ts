import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { member } from '#features/staff/test-member.server.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { testContext } from '#tests/support/test-context.ts'
import { readAnswerTimes, readSupplierTimes } from './reads-answer-times.server.ts'

const { ctx } = await testContext()
let count = 0

/** An enquiry that came at an instant, with the hours after which something happened to it. */
async function enquiry(kind: string, at: string, state: 'new' | 'held' | 'answered' | 'closed', ...events: [string, number][]) {
  count += 1
  const lastSign = 'ABCDEFGHJK'[count] ?? 'Z'
  const came = new Date(at)
  const finished = state === 'answered' || state === 'closed' ? new Date(came.getTime() + 400 * 3_600_000) : null
  const { rows } = await sql<{ id: string }>`
    insert into enquiries (id, reference, kind, name, email, phone, message, details, state, held_reason, created_at, finished_at, idempotency_key)
    values (gen_random_uuid(), ${`2222-222${lastSign}`}, ${kind}, 'Marit', 'marit@example.no', '', '', '[]', ${state},
      ${state === 'held' ? 'only-links' : null}, ${came}, ${finished}, ${`enquiry ${count}`}) returning id`.execute(ctx.db)
  for (const [at, [event, hours]] of events.entries())
    await sql`insert into enquiry_events (enquiry_id, version, at, actor, event, text)
      values (${rows[0]?.id}, ${at + 2}, ${new Date(came.getTime() + hours * 3_600_000)}, 'Diane', ${event}, 'Yes')`.execute(
      ctx.db,
    )
}

beforeAll(async () => {
  await enquiry('contact', '2027-01-31T21:59:59Z', 'answered', ['note', 0.5], ['answer', 2], ['answer', 40])
  await enquiry('contact', '2027-01-31T22:00:00Z', 'answered', ['told', 4], ['reply', 5], ['answer', 50])
  await enquiry('parish', '2027-02-10T08:00:00Z', 'answered', ['answer', 100])
  await enquiry('parish', '2027-02-11T08:00:00Z', 'new')
  await enquiry('parish', '2027-02-12T08:00:00Z', 'closed', ['close', 1])
  await enquiry('contact', '2027-02-12T09:00:00Z', 'held')
  await enquiry('contact', '2027-02-28T22:00:00Z', 'new')
})

test('an answer is the first one, by email or telephone, in the month in Kigali in which the enquiry came', async () => {
  const { months, kinds, total } = await readAnswerTimes(ctx.db, { from: '2027-01-01', to: '2027-02-28' })
  expect(months).toEqual([
    { month: '2027-01-01', received: 1, answered: 1, waiting: 0, medianHours: 2, p90Hours: 2 },
    { month: '2027-02-01', received: 4, answered: 2, waiting: 1, medianHours: 52, p90Hours: 90.4 },
  ])
  expect(total).toMatchObject({ received: 5, answered: 3, waiting: 1, medianHours: 4 })
  expect(kinds.map(({ kind, received, medianHours }) => [kind, received, medianHours])).toEqual([
    ['parish', 3, 100],
    ['contact', 2, 3],
  ])
})

test('who answered first has the enquiry, else who it is assigned to, and the channel is that of the enquiry', async () => {
  const february = { from: '2027-02-01', to: '2027-02-28' }
  await sql`update enquiries set channel = 'phone' where kind = 'parish'`.execute(ctx.db)
  await sql`update enquiry_events set actor = 'Eric' where event = 'told'`.execute(ctx.db)
  const { id } = await member(ctx)
  await sql`update enquiries set assigned_to = ${id} where kind = 'parish'`.execute(ctx.db)
  const { people, channels } = await readAnswerTimes(ctx.db, february)
  expect(people.map(({ name, received, answered, medianHours }) => [name, received, answered, medianHours])).toEqual([
    ['Diane Uwase', 2, 0, null],
    ['Diane', 1, 1, 100],
    ['Eric', 1, 1, 4],
  ])
  expect(channels.map(({ channel, received, waiting }) => [channel, received, waiting])).toEqual([
    ['phone', 3, 1],
    ['enquiry', 1, 0],
  ])
})

test('a range without enquiries has no median', async () => {
  const { total, months } = await readAnswerTimes(ctx.db, { from: '2020-01-01', to: '2020-01-31' })
  expect(total).toEqual({ received: 0, answered: 0, waiting: 0, medianHours: null, p90Hours: null })
  expect(months).toHaveLength(1)
})

test('a supplier’s answer is counted from the booking, and a part of an ended booking does not wait', async () => {
  const [live, ended] = [await bareBooking(ctx.db), await bareBooking(ctx.db)]
  const at = '2027-02-03T08:00:00Z'
  await sql`update bookings set created_at = ${at} where id in (${live}, ${ended})`.execute(ctx.db)
  await sql`update bookings set state = 'rejected' where id = ${ended}`.execute(ctx.db)
  const part = (id: string, what: string, supplier: string, hours: number | null) =>
    sql`insert into booking_parts (booking_id, resource, day, quantity, label, soft, on_request, answer, answered_at, answered_by, supplier)
      values (${id}, ${`ask:${what}`}, '2027-06-10', 1, ${what}, true, true, ${hours === null ? null : 'yes'},
        ${hours === null ? null : new Date(new Date(at).getTime() + hours * 3_600_000)}, ${hours === null ? null : 'Diane'}, ${supplier})`.execute(
      ctx.db,
    )
  await part(live, 'guide', 'Kivu Guides', 6)
  await part(live, 'boat', 'Kivu Guides', 10)
  await part(live, 'room', '', null)
  await part(ended, 'room', 'Kivu Guides', null)
  const { total, suppliers } = await readSupplierTimes(ctx.db, { from: '2027-02-01', to: '2027-02-28' })
  expect(total).toMatchObject({ received: 3, answered: 2, waiting: 1, medianHours: 8 })
  expect(suppliers.map(({ name, received, waiting, medianHours }) => [name, received, waiting, medianHours])).toEqual([
    ['Kivu Guides', 2, 0, 8],
    ['', 1, 1, null],
  ])
})
