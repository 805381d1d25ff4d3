import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listOpenAlerts } from '#features/alerts/reads.server.ts'
import { spanOfDays } from '#features/crew/assignments/assignment.ts'
import { listAssignmentsOf } from '#features/crew/assignments/reads-assignments.server.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { newGuide } from '#tests/support/crew.ts'
import { classesForHire, hireBooking, newHireCar } from '#tests/support/hires.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { addAbsence } from '../assign/add-absence.server.ts'
import { assignMember } from '../assign/assign-member.server.ts'
import { followRuns } from './follow-runs.server.ts'

const { ctx } = await testContext()
await classesForHire(ctx)
const actor = { id: 'diane', name: 'Diane' }
const today = kigaliDay(ctx.clock.now())

let next = 10
/** A journey of four days with a guide on all of it, or on some of its days. */
async function withGuide(name: string, more: Parameters<typeof bareBooking>[1] & { ownership?: 'freelance' } = {}) {
  next += 20
  const [from, to] = [addDays(today, next), addDays(today, next + 3)]
  const bookingId = await bareBooking(ctx.db, { startsOn: from, endsOn: to, ...more })
  const member = { kind: 'guide' as const, id: await newGuide(ctx.db, name, { ownership: more.ownership ?? 'own' }) }
  const outcome = await assignMember(ctx, { run: { bookingId }, member, actor })
  if (!outcome.done) throw new Error(outcome.refusal.reason)
  return { bookingId, member, from, to, crew: () => listAssignmentsOf(ctx.db, [{ bookingId }]) }
}
const moveTo = (bookingId: string, from: string, to: string) =>
  sql`update bookings set starts_on = ${from}::date, ends_on = ${to}::date where id = ${bookingId}`.execute(ctx.db)
const alertsOf = async (bookingId: string) => (await listOpenAlerts(ctx.db, { limit: 20, bookingId })).map(({ text }) => text)

test('a booking moves and its guide with it; followed again, nothing changes; moved back, all is as it was', async () => {
  const { bookingId, from, to, crew } = await withGuide('Follows')
  const before = await crew()
  await moveTo(bookingId, addDays(from, 5), addDays(to, 5))
  expect(await followRuns(ctx)).toBe(1)
  const moved = await crew()
  expect(moved).toMatchObject([spanOfDays(addDays(from, 5), addDays(to, 5))])
  expect(await followRuns(ctx)).toBe(0)
  expect(await crew()).toEqual(moved)
  await moveTo(bookingId, from, to)
  await followRuns(ctx)
  expect((await crew()).map(({ version: _, ...one }) => one)).toEqual(before.map(({ version: _, ...one }) => one))
  expect(await alertsOf(bookingId)).toEqual([])
})

test('whoever is busy on the new days is released, and one alert names them', async () => {
  const { bookingId, member, from, to, crew } = await withGuide('Busy then')
  const span = spanOfDays(addDays(to, 3), addDays(to, 4))
  await addAbsence(ctx, { member, absence: 'leave', span, note: '', actor })
  await moveTo(bookingId, addDays(from, 5), addDays(to, 5))
  await followRuns(ctx)
  expect(await crew()).toEqual([])
  expect(await alertsOf(bookingId)).toEqual([expect.stringMatching(/has moved, and Busy then is busy on the new days/)])
})

test('longer, the guide stays longer; one who is busy on the added days keeps the others, and an alert says so; shorter, the end is cut', async () => {
  const free = await withGuide('Stays on')
  await moveTo(free.bookingId, free.from, addDays(free.to, 2))
  await followRuns(ctx)
  expect(await free.crew()).toMatchObject([spanOfDays(free.from, addDays(free.to, 2))])
  await moveTo(free.bookingId, free.from, free.from)
  await followRuns(ctx)
  expect(await free.crew()).toMatchObject([spanOfDays(free.from, free.from)])
  const busy = await withGuide('Has leave')
  const leave = spanOfDays(addDays(busy.to, 1), addDays(busy.to, 1))
  await addAbsence(ctx, { member: busy.member, absence: 'leave', span: leave, note: '', actor })
  await moveTo(busy.bookingId, busy.from, addDays(busy.to, 2))
  expect(await followRuns(ctx)).toBe(1)
  expect(await busy.crew()).toMatchObject([spanOfDays(busy.from, busy.to)])
  expect(await alertsOf(busy.bookingId)).toEqual([
    expect.stringMatching(/is longer now, and Has leave is busy on the added days/),
  ])
  expect(await followRuns(ctx), 'once it is said').toBe(0)
})

test('once somebody has paid, ours is confirmed and a freelancer is requested; when the booking ends, both are free', async () => {
  const held = { state: 'on-hold', holdEndsAt: new Date(ctx.clock.now().getTime() + 3_600_000) } as const
  const [own, other] = [await withGuide('Ours', held), await withGuide('Freelance', { ...held, ownership: 'freelance' })]
  const set = (state: string) =>
    sql`update bookings set state = ${state}, hold_ends_at = null, version = version + 1 where id in (${own.bookingId}, ${other.bookingId})`.execute(
      ctx.db,
    )
  await set('confirmed')
  expect(await followRuns(ctx)).toBe(2)
  expect(await own.crew()).toMatchObject([{ state: 'confirmed', answerBy: null }])
  expect(await other.crew()).toMatchObject([
    { state: 'requested', answerBy: new Date(ctx.clock.now().getTime() + 48 * 3_600_000) },
  ])
  await set('cancelled')
  await followRuns(ctx)
  expect([await own.crew(), await other.crew()]).toEqual([[], []])
})

test('of a hire the vehicle and its driver have the hours of the hire, also when these change', async () => {
  const day = addDays(today, 400)
  const hours = { from: `${day}T10:00`, to: `${addDays(day, 2)}T09:00` }
  const of = { kind: 'hire' as const, startsOn: day, endsOn: addDays(day, 2) }
  const bookingId = await bareBooking(ctx.db, {
    ...of,
    ordered: { ...hours, vehicleClass: 'x', vehicles: 1, withDriver: true, abroad: [] },
  })
  const member = { kind: 'guide' as const, id: await newGuide(ctx.db, 'Drives') }
  await assignMember(ctx, { run: { bookingId }, member, role: 'driver', actor })
  const crew = () => listAssignmentsOf(ctx.db, [{ bookingId }])
  expect(await crew()).toMatchObject([{ ...hours, role: 'driver' }])
  await sql`update bookings set ordered = ordered || jsonb_build_object('to', ${`${addDays(day, 2)}T18:30`}::text) where id = ${bookingId}`.execute(
    ctx.db,
  )
  expect(await followRuns(ctx)).toBe(1)
  expect(await crew()).toMatchObject([{ from: hours.from, to: `${addDays(day, 2)}T18:30` }])
  expect(await followRuns(ctx)).toBe(0)
})

test('a driver who is busy in the added hours of a hire keeps his, and one alert says so, however often the job looks', async () => {
  const day = addDays(today, 420)
  const of = { kind: 'hire' as const, startsOn: day, endsOn: day }
  const ordered = { from: `${day}T08:00`, to: `${day}T12:00`, vehicleClass: 'x', vehicles: 1, withDriver: true, abroad: [] }
  const bookingId = await bareBooking(ctx.db, { ...of, ordered })
  const member = { kind: 'guide' as const, id: await newGuide(ctx.db, 'Afternoon off') }
  await assignMember(ctx, { run: { bookingId }, member, role: 'driver', actor })
  const afternoon = { from: `${day}T13:00`, to: `${day}T17:00` }
  await addAbsence(ctx, { member, absence: 'leave', span: afternoon, note: '', actor })
  await sql`update bookings set ordered = ordered || jsonb_build_object('to', ${`${day}T18:00`}::text) where id = ${bookingId}`.execute(
    ctx.db,
  )
  await followRuns(ctx)
  const once = await listAssignmentsOf(ctx.db, [{ bookingId }])
  expect(once).toMatchObject([{ from: `${day}T08:00`, to: `${day}T12:00` }])
  await followRuns(ctx)
  expect(await listAssignmentsOf(ctx.db, [{ bookingId }])).toEqual(once)
  expect(await alertsOf(bookingId)).toHaveLength(1)
})

test('a hire that is made longer over the next hire of its vehicle keeps its hours, one alert says so, and another vehicle may take the rest', async () => {
  const day = addDays(today, 440)
  const hire = (from: string, to: string) => hireBooking(ctx.db, { from: `${from}T08:00`, to: `${to}T18:00` })
  const [longer, next] = [await hire(day, addDays(day, 1)), await hire(addDays(day, 3), addDays(day, 4))]
  const car = { kind: 'car' as const, id: await newHireCar(ctx.db, 'RAG 001 A', { forHire: false }) }
  for (const bookingId of [longer, next])
    expect(await assignMember(ctx, { run: { bookingId }, member: car, actor })).toMatchObject({ done: true })
  const to = `${addDays(day, 3)}T18:00`
  await sql`update bookings set ends_on = ends_on + 2, ordered = ordered || jsonb_build_object('to', ${to}::text) where id = ${longer}`.execute(
    ctx.db,
  )
  await followRuns(ctx)
  const crew = () => listAssignmentsOf(ctx.db, [{ bookingId: longer }])
  expect(await crew()).toMatchObject([{ from: `${day}T08:00`, to: `${addDays(day, 1)}T18:00` }])
  expect(await alertsOf(longer)).toEqual([expect.stringMatching(/is longer now, and RAG 001 A is busy on the added days/)])
  const rest = { from: `${addDays(day, 1)}T18:00`, to }
  expect(await assignMember(ctx, { run: { bookingId: longer }, member: car, span: rest, actor })).toMatchObject({
    refusal: { reason: 'overlap' },
  })
  const other = { kind: 'car' as const, id: await newHireCar(ctx.db, 'RAG 002 A', { forHire: false }) }
  expect(await assignMember(ctx, { run: { bookingId: longer }, member: other, span: rest, actor })).toMatchObject({ done: true })
  expect(await crew()).toHaveLength(2)
})
