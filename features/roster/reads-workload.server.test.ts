import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { spanOfDays } from '#features/crew/assignments/assignment.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { gorillaTrek } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { addDays } from '#values/dates.ts'
import { readWorkload } from './reads-workload.server.ts'

const { ctx, database } = await testContext()
const { id: departureId } = await gorillaTrek(ctx, { seats: 8 })
const bookingId = await bareBooking(ctx.db)
const today = '2027-06-10'
const day = (days: number) => addDays(today, days)
const { rows } = await sql<{ id: number }>`
  insert into guides (name, languages, phone, note) values ('Aline', '{}', '', ''), ('Bosco', '{}', '', '') returning id`.execute(
  ctx.db,
)
const [aline = 0, bosco = 0] = rows.map(({ id }) => id)
const assign = (
  guide: number,
  { from, to }: { from: string; to: string },
  { state = 'confirmed', absence = false, booked = false } = {},
) =>
  sql`insert into assignments (guide_id, role, departure_id, booking_id, absence, during, run_days, state, created_at, created_by, ended_at)
    values (${guide}, ${absence ? null : 'guide'}, ${absence || booked ? null : departureId}, ${booked ? bookingId : null},
      ${absence ? 'leave' : null}, tsrange(${from}::timestamp, ${to}::timestamp),
      ${absence ? null : sql`daterange(${from}::date, ${to}::date, '[]')`}, ${state}, now(), 'Sophie',
      ${state === 'released' ? sql`now()` : null})`.execute(ctx.db)

test('days of the last 28 count once each, and what is next is what goes on now or begins first', async () => {
  await assign(aline, spanOfDays(day(-40), day(-28)))
  await assign(aline, { from: `${day(-3)}T06:00`, to: `${day(-3)}T09:00` })
  await assign(aline, { from: `${day(-3)}T20:00`, to: `${day(-2)}T01:00` })
  await assign(aline, spanOfDays(day(-1), day(1)))
  await assign(aline, spanOfDays(day(5), day(6)), { booked: true })
  await assign(aline, spanOfDays(day(7), day(8)), { absence: true })
  await assign(aline, spanOfDays(day(9), day(9)), { state: 'released' })
  expect((await readWorkload(ctx.db, today)).get(`guide-${aline}`)).toEqual({
    daysWorked: 4,
    ahead: 2,
    next: { departureId, bookingId: null, title: 'An hour with the gorillas', from: `${day(-1)}T00:00`, to: `${day(2)}T00:00` },
  })
  expect((await readWorkload(ctx.db, day(2))).get(`guide-${aline}`)).toMatchObject({
    daysWorked: 5,
    ahead: 1,
    next: { departureId: null, bookingId, title: 'A journey' },
  })
  expect((await readWorkload(ctx.db, day(40))).get(`guide-${aline}`)).toBeUndefined()
})

test('who is only away has worked nothing', async () => {
  await assign(bosco, spanOfDays(day(-3), day(3)), { absence: true })
  expect((await readWorkload(ctx.db, today)).has(`guide-${bosco}`)).toBe(false)
})

const watched = watchStatements(database.address)
afterAll(() => watched.close())

test('it is one statement', async () => {
  await readWorkload(watched.db, today)
  expect(watched.sent).toHaveLength(1)
})
