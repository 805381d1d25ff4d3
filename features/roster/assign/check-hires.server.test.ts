import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { findCar } from '#features/crew/reads.server.ts'
import { saveCrew } from '#features/crew/save-crew.server.ts'
import { holdStock } from '#features/stock/hold-stock.server.ts'
import { findShortDay, listStock } from '#features/stock/reads.server.ts'
import { setCapacity } from '#features/stock/set-capacity.server.ts'
import type { Tx } from '#platform/context.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { finishedOrWaiting } from '#tests/support/behind-a-lock.ts'
import { classesForHire, hireBooking, newHireCar } from '#tests/support/hires.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { followRuns } from '../follow/follow-runs.server.ts'
import { addAbsence } from './add-absence.server.ts'
import { assignMember } from './assign-member.server.ts'
import { moveAssignment } from './move-assignment.server.ts'
import { releaseAssignment } from './release-assignment.server.ts'
import { undoAssignment } from './undo-assignment.server.ts'

const { ctx } = await testContext()
const actor = { id: 'diane', name: 'Diane' }
const today = kigaliDay(ctx.clock.now())
const resource = 'vehicle:rav4'
await classesForHire(ctx)

/** Three days that no other test uses, on which two vehicles of the class are for hire. */
let at = 10
let [first, second, third] = [today, today, today]
beforeEach(async () => {
  at += 10
  ;[first, second, third] = [addDays(today, at), addDays(today, at + 1), addDays(today, at + 2)]
  for (const day of [first, second, third]) await ctx.db.transaction().execute((tx) => setCapacity(ctx, tx, resource, day, 2))
})

const left = async (day: string) => (await listStock(ctx.db, [{ resource, day }], ctx.clock.now()))[0]
/** Takes so many of the class on a day, as a hire does. */
const hire = async (day: string, quantity: number) => {
  const id = await hireBooking(ctx.db, { from: `${day}T00:00`, to: `${day}T18:00`, vehicles: quantity })
  return {
    id,
    held: await ctx.db.transaction().execute((tx) => holdStock(ctx, tx, id, [{ resource, day, quantity }], () => null)),
  }
}
const workshop = (id: number, from: string, to: string) =>
  addAbsence(ctx, { member: { kind: 'car', id }, absence: 'workshop', span: { from, to }, note: '', actor })

test('a vehicle for hire in the workshop leaves one less to hire on each of its days, and none less once it is back', async () => {
  const car = await newHireCar(ctx.db, 'RAC 001 A')
  const added = await workshop(car, `${first}T14:00`, `${second}T10:00`)
  expect([await left(first), await left(second), await left(third)]).toMatchObject([
    { capacity: 1, forSale: 1 },
    { capacity: 1, forSale: 1 },
    { capacity: 2, forSale: 2 },
  ])
  if (!added.done) throw new Error(added.refusal.reason)
  await releaseAssignment(ctx, { id: added.value.id, actor })
  expect(await left(first)).toMatchObject({ capacity: 2, forSale: 2 })
})

test('a journey takes one from hire, a hire of the class does not, and neither does a vehicle that is not for hire', async () => {
  const car = await newHireCar(ctx.db, 'RAC 002 A')
  const trip = await bareBooking(ctx.db, { startsOn: first, endsOn: first })
  const onTrip = await assignMember(ctx, { run: { bookingId: trip }, member: { kind: 'car', id: car }, actor })
  expect(onTrip).toMatchObject({ done: true })
  expect(await left(first)).toMatchObject({ capacity: 1 })
  const { id } = await hire(second, 1)
  expect(await assignMember(ctx, { run: { bookingId: id }, member: { kind: 'car', id: car }, actor })).toMatchObject({
    done: true,
  })
  expect(await left(second)).toMatchObject({ capacity: 2, taken: 1, forSale: 1 })
  const own = await newHireCar(ctx.db, 'RAC 003 A', { forHire: false })
  await workshop(own, `${third}T00:00`, `${third}T12:00`)
  expect(await left(third)).toMatchObject({ capacity: 2 })
})

test('a hire of a cheaper class takes one from the class of the vehicle', async () => {
  const car = await newHireCar(ctx.db, 'RAC 004 A')
  const id = await hireBooking(ctx.db, { from: `${first}T08:00`, to: `${first}T18:00`, vehicleClass: 'sedan-corolla' })
  await assignMember(ctx, { run: { bookingId: id }, member: { kind: 'car', id: car }, actor })
  expect(await left(first)).toMatchObject({ capacity: 1 })
})

test('where all are hired, a vehicle for hire may neither be absent nor go on a trip, whoever accepts it: the day and the hires are named', async () => {
  const car = await newHireCar(ctx.db, 'RAC 005 A')
  const { id } = await hire(second, 2)
  const { rows } = await sql<{ reference: string }>`select reference from bookings where id = ${id}`.execute(ctx.db)
  const hires = [rows[0]?.reference]
  expect(await workshop(car, `${first}T08:00`, `${third}T12:00`)).toEqual({
    done: false,
    refusal: { reason: 'all-hired', name: 'RAC 005 A', day: second, days: 1, hires },
  })
  const trip = await bareBooking(ctx.db, { startsOn: first, endsOn: third })
  const input = { run: { bookingId: trip }, member: { kind: 'car' as const, id: car }, acceptReason: 'Another will do', actor }
  expect(await assignMember(ctx, input)).toMatchObject({ refusal: { reason: 'all-hired', day: second } })
  expect(await left(first)).toMatchObject({ capacity: 2 })
})

test('an absence moved onto a day on which all are hired is refused, and so is undoing that it was taken back; a day it was away on already is none', async () => {
  const car = await newHireCar(ctx.db, 'RAC 006 A')
  const added = await workshop(car, `${first}T00:00`, `${second}T00:00`)
  if (!added.done) throw new Error(added.refusal.reason)
  const { id } = added.value
  await hire(first, 1)
  await hire(second, 2)
  const move = (span: { from: string; to: string }, seen: number) => moveAssignment(ctx, { id, seen, span, actor })
  expect(await move({ from: `${first}T00:00`, to: `${second}T12:00` }, 1)).toMatchObject({
    refusal: { reason: 'all-hired', day: second },
  })
  expect(await move({ from: `${first}T08:00`, to: `${first}T12:00` }, 1)).toMatchObject({ done: true })
  const released = await releaseAssignment(ctx, { id, actor })
  if (!released.done) throw new Error(released.refusal.reason)
  await hire(first, 1)
  expect(await undoAssignment(ctx, { entry: released.value.entry, actor })).toMatchObject({
    refusal: { reason: 'all-hired', day: first },
  })
})

test('a trip that moves onto a day on which all are hired loses its vehicle for hire', async () => {
  const car = await newHireCar(ctx.db, 'RAC 007 A')
  const trip = await bareBooking(ctx.db, { startsOn: first, endsOn: first })
  await assignMember(ctx, { run: { bookingId: trip }, member: { kind: 'car', id: car }, actor })
  await hire(third, 2)
  await sql`update bookings set starts_on = ${third}, ends_on = ${third} where id = ${trip}`.execute(ctx.db)
  await followRuns(ctx)
  expect([await left(first), await left(third)]).toMatchObject([{ capacity: 2 }, { capacity: 2, taken: 2 }])
})

test('a vehicle that is away is not made one for hire where all of the class are hired', async () => {
  const id = await newHireCar(ctx.db, 'RAC 008 A', { forHire: false })
  await workshop(id, `${first}T00:00`, `${first}T12:00`)
  await hire(first, 2)
  const car = await findCar(ctx.db, id)
  if (!car) throw new Error('No car')
  const { version, active, vehicleClass, id: _, ...facts } = car
  const save = (more: Partial<typeof facts>) =>
    saveCrew(ctx, { kind: 'car', facts: { ...facts, ...more }, seen: { id, version } }, actor)
  expect(await save({ forHire: true })).toEqual({ done: false, refusal: { reason: 'hired-out', day: first } })
  expect(await save({ note: 'In the workshop' })).toMatchObject({ done: true })
})

test('fewer vehicles of a class than are hired with those away are refused, and none away is needed to unpublish an empty class', async () => {
  const car = await newHireCar(ctx.db, 'RAC 009 A')
  await workshop(car, `${first}T00:00`, `${first}T12:00`)
  await sql`delete from stock_claims`.execute(ctx.db)
  expect(await findShortDay(ctx.db, resource, 0)).toBeUndefined()
  await hire(first, 1)
  expect([await findShortDay(ctx.db, resource, 1), await findShortDay(ctx.db, resource, 2)]).toMatchObject([
    { day: first, taken: 1 },
    undefined,
  ])
})

test('of the last vehicle hired and sent to the workshop at the same time only the first happens', async () => {
  const car = await newHireCar(ctx.db, 'RAC 010 A')
  const lastOf = async (day: string) => {
    await hire(day, 1)
    const id = await hireBooking(ctx.db, { from: `${day}T00:00`, to: `${day}T18:00` })
    return (tx: Tx) => holdStock(ctx, tx, id, [{ resource, day, quantity: 1 }], () => null)
  }
  const [holdFirst, holdSecond] = [await lastOf(first), await lastOf(second)]
  const { absence, held } = await ctx.db.transaction().execute(async (tx) => {
    const hired = await holdFirst(tx)
    const away = workshop(car, `${first}T08:00`, `${first}T12:00`)
    await finishedOrWaiting(ctx.db, away)
    return { held: hired, absence: { away } }
  })
  expect([held, await absence.away]).toMatchObject([{ done: true }, { refusal: { reason: 'all-hired' } }])

  const waiting = await ctx.db.transaction().execute(async (tx) => {
    await sql`select from stock_days where resource = ${resource} and day = ${second} for update`.execute(tx)
    const away = workshop(car, `${second}T08:00`, `${second}T12:00`)
    await finishedOrWaiting(ctx.db, away)
    const hired = ctx.db.transaction().execute(holdSecond)
    await finishedOrWaiting(ctx.db, hired, 2)
    return { away, hired }
  })
  expect([await waiting.away, await waiting.hired]).toMatchObject([{ done: true }, { refusal: { reason: 'stock-short' } }])
})
