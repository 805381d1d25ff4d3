import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type RunKey, type Span, spanOfDays } from '#features/crew/assignments/assignment.ts'
import { findAssignment, listAssignmentsOf } from '#features/crew/assignments/reads-assignments.server.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { gorillaTrek } from '#tests/support/cast.ts'
import { newCar, newGuide } from '#tests/support/crew.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { addAbsence } from './add-absence.server.ts'
import { assignMember } from './assign-member.server.ts'
import { moveAssignment } from './move-assignment.server.ts'
import { releaseAssignment } from './release-assignment.server.ts'
import { undoAssignment } from './undo-assignment.server.ts'

const { ctx } = await testContext()
const actor = { id: 'diane', name: 'Diane' }
const today = kigaliDay(ctx.clock.now())

let next = 10
/** A confirmed journey of three days on days of its own, or what is said of it. */
async function journey(more: Parameters<typeof bareBooking>[1] = {}) {
  next += 10
  const days = { startsOn: addDays(today, next), endsOn: addDays(today, next + 2) }
  const bookingId = await bareBooking(ctx.db, { ...days, ...more })
  return { run: { bookingId }, from: more.startsOn ?? days.startsOn, to: more.endsOn ?? days.endsOn }
}
const guide = async (name: string, more = {}) => ({ kind: 'guide' as const, id: await newGuide(ctx.db, name, more) })
const assign = (run: RunKey, member: { kind: 'guide' | 'car'; id: number }, span?: Span, acceptReason?: string) =>
  assignMember(ctx, { run, member, span, acceptReason, actor })
const crewOf = (run: RunKey) => listAssignmentsOf(ctx.db, [run])
/** The value of an outcome; a refusal is a fault of the test. */
function valueIn<Value>(outcome: { done: true; value: Value } | { done: false; refusal: { reason: string } }): Value {
  if (!outcome.done) throw new Error(outcome.refusal.reason)
  return outcome.value
}

test('whoever is on a booking is refused for another in the same hours, which is named; a reason lets it pass, with the name of who accepted it', async () => {
  const [one, other] = [await journey(), await journey({ startsOn: addDays(today, 22), endsOn: addDays(today, 23) })]
  const eric = await guide('Eric')
  valueIn(await assign(one.run, eric))
  const refused = await assign(other.run, eric)
  expect(refused).toMatchObject({ refusal: { reason: 'overlap', name: 'Eric', overlaps: [{ run: { title: 'A journey' } }] } })
  expect(await assign(other.run, eric, undefined, '  ')).toMatchObject({ refusal: { reason: 'acceptance-reason-missing' } })
  valueIn(await assign(other.run, eric, undefined, 'Joins on the second day'))
  expect(await crewOf(other.run)).toMatchObject([
    { name: 'Eric', acceptedBy: 'Diane', acceptedReason: 'Joins on the second day' },
  ])
  const third = await journey({ startsOn: addDays(today, 22), endsOn: addDays(today, 22) })
  expect(await assign(third.run, eric), 'on an accepted overlap').toMatchObject({ refusal: { reason: 'overlap' } })
})

test('the database itself refuses two at once that nobody accepted, of a guide and of a vehicle', async () => {
  const { run, from, to } = await journey()
  const other = await journey({ startsOn: from, endsOn: to })
  const car = { kind: 'car' as const, id: await newCar(ctx.db, 'RAC 001 A') }
  valueIn(await assign(run, car))
  const by = sql`insert into assignments (car_id, booking_id, during, run_days, state, created_by)
    values (${car.id}, ${other.run.bookingId}, tsrange(${from}::timestamp, ${addDays(from, 1)}::timestamp),
      daterange(${from}::date, ${to}::date, '[]'), 'confirmed', 'Nobody')`
  await expect(by.execute(ctx.db)).rejects.toThrow(/assignments_car_never_two/)
})

test('one trip ends at noon and the next begins at noon: no overlap', async () => {
  const one = await journey()
  const other = await journey({ startsOn: one.to, endsOn: addDays(one.to, 1) })
  const eric = await guide('Noon')
  valueIn(await assign(one.run, eric, { from: `${one.from}T00:00`, to: `${one.to}T12:00` }))
  valueIn(await assign(other.run, eric, { from: `${one.to}T12:00`, to: spanOfDays(one.to, addDays(one.to, 1)).to }))
  expect(await crewOf(other.run)).toMatchObject([{ acceptedBy: null, from: `${one.to}T12:00` }])
})

test('a booking on hold pencils its guide in, who is not free then; a freelancer of a paid one is requested and has 48 hours', async () => {
  const held = await journey({ state: 'on-hold', holdEndsAt: addHours(30) })
  const eric = await guide('Pencil')
  valueIn(await assign(held.run, eric))
  expect(await crewOf(held.run)).toMatchObject([{ state: 'pencilled' }])
  const paid = await journey({ startsOn: held.from, endsOn: held.to })
  expect(await assign(paid.run, eric)).toMatchObject({ refusal: { reason: 'overlap' } })
  const free = await guide('Freelance', { ownership: 'freelance' })
  valueIn(await assign(paid.run, free))
  expect(await crewOf(paid.run)).toMatchObject([{ state: 'requested', answerBy: addHours(48) }])
})
const addHours = (hours: number) => new Date(ctx.clock.now().getTime() + hours * 3_600_000)

test('refused: a retired guide, a trip that is over or cancelled, hours outside it, and an end before the start', async () => {
  const eric = await guide('Retired')
  const { run, from, to } = await journey()
  await sql`update guides set active = false where id = ${eric.id}`.execute(ctx.db)
  expect(await assign(run, eric)).toMatchObject({ refusal: { reason: 'member-retired', name: 'Retired' } })
  const awake = await guide('Awake')
  expect(await assign(run, awake, spanOfDays(addDays(to, 1), addDays(to, 2)))).toMatchObject({
    refusal: { reason: 'hours-wrong' },
  })
  expect(await assign(run, awake, { from: `${from}T12:00`, to: `${from}T12:00` })).toMatchObject({
    refusal: { reason: 'hours-wrong' },
  })
  const past = await journey({ startsOn: addDays(today, -4), endsOn: addDays(today, -1) })
  expect(await assign(past.run, awake)).toMatchObject({ refusal: { reason: 'run-over' } })
  const gone = await journey({ state: 'cancelled' })
  expect(await assign(gone.run, awake)).toMatchObject({ refusal: { reason: 'run-unknown' } })
})

test('a trip is given to another guide: the one who had it is free, both are undone by one press, and a second press changes nothing', async () => {
  const { run } = await journey()
  const [one, other] = [await guide('Before'), await guide('After')]
  const { id } = valueIn(await assign(run, one))
  const moved = valueIn(await moveAssignment(ctx, { id, seen: 1, memberId: other.id, actor }))
  expect(await crewOf(run)).toMatchObject([{ name: 'After' }])
  expect(moved.id, 'a new assignment: the sheet of the first stays closed').not.toBe(id)
  expect(await moveAssignment(ctx, { id, seen: 1, memberId: other.id, actor })).toMatchObject({
    refusal: { reason: 'assignment-ended' },
  })
  valueIn(await undoAssignment(ctx, { entry: moved.entry, actor }))
  expect(await crewOf(run)).toMatchObject([{ id, name: 'Before', state: 'confirmed' }])
  expect(await undoAssignment(ctx, { entry: moved.entry, actor })).toMatchObject({ refusal: { reason: 'changed-meanwhile' } })
})

test('other hours are refused to who looked at an earlier version, and where the guide is busy in them', async () => {
  const { run, from } = await journey()
  const before = await journey({ startsOn: addDays(from, -2), endsOn: addDays(from, -1) })
  const eric = await guide('Hours')
  valueIn(await assign(before.run, eric))
  const { id } = valueIn(await assign(run, eric, spanOfDays(from, from)))
  const earlier = spanOfDays(addDays(from, -1), from)
  expect(await moveAssignment(ctx, { id, seen: 1, span: earlier, actor })).toMatchObject({ refusal: { reason: 'overlap' } })
  valueIn(await moveAssignment(ctx, { id, seen: 1, span: spanOfDays(from, addDays(from, 1)), actor }))
  expect(await moveAssignment(ctx, { id, seen: 1, span: spanOfDays(from, from), actor })).toMatchObject({
    refusal: { reason: 'changed-meanwhile' },
  })
})

test('who was removed comes back by undoing with the same hours, but not where they are busy by then', async () => {
  const { run, from, to } = await journey()
  const eric = await guide('Removed')
  const { id } = valueIn(await assign(run, eric))
  const { entry } = valueIn(await releaseAssignment(ctx, { id, seen: 1, actor }))
  expect(await crewOf(run)).toEqual([])
  expect(await releaseAssignment(ctx, { id, actor })).toMatchObject({ refusal: { reason: 'assignment-ended' } })
  const leave = { member: eric, absence: 'leave' as const, span: spanOfDays(to, to), note: '', actor }
  const away = valueIn(await addAbsence(ctx, leave))
  expect(await undoAssignment(ctx, { entry, actor })).toMatchObject({
    refusal: { reason: 'overlap', overlaps: [{ absence: 'leave' }] },
  })
  valueIn(await undoAssignment(ctx, { entry: away.entry, actor }))
  valueIn(await undoAssignment(ctx, { entry, actor }))
  expect(await crewOf(run)).toMatchObject([{ id, from: `${from}T00:00`, state: 'confirmed' }])
})

test('leave is refused over an assignment, which is named, and a workshop is for vehicles alone', async () => {
  const { run, from } = await journey()
  const eric = await guide('Leave')
  valueIn(await assign(run, eric))
  const input = { member: eric, absence: 'leave' as const, span: spanOfDays(from, from), note: 'A wedding', actor }
  expect(await addAbsence(ctx, input)).toMatchObject({ refusal: { reason: 'overlap', name: 'Leave' } })
  expect(await addAbsence(ctx, { ...input, absence: 'workshop' })).toMatchObject({ refusal: { reason: 'member-unknown' } })
})

test('an assignment to a departure stands where the release before reads it, and what that release writes is an assignment', async () => {
  const { id: departureId, startsOn } = await gorillaTrek(ctx, { seats: 8 })
  const eric = await guide('Both releases')
  const { id } = valueIn(await assign({ departureId }, eric))
  const former = async () => {
    const { rows } =
      await sql`select guide_id as "guideId", from_day::text as from, to_day::text as to, accepted_by as "acceptedBy"
      from departure_crew where departure_id = ${departureId}`.execute(ctx.db)
    return rows
  }
  expect(await former()).toEqual([{ guideId: eric.id, from: startsOn, to: addDays(startsOn, 2), acceptedBy: null }])
  valueIn(await releaseAssignment(ctx, { id, actor }))
  expect(await former()).toEqual([])
  await sql`insert into departure_crew (departure_id, guide_id, from_day, to_day)
    values (${departureId}, ${eric.id}, ${startsOn}, ${startsOn})`.execute(ctx.db)
  expect(await crewOf({ departureId })).toMatchObject([
    { name: 'Both releases', from: `${startsOn}T00:00`, to: `${addDays(startsOn, 1)}T00:00` },
  ])
  await sql`update departure_crew set to_day = ${addDays(startsOn, 2)}::date where departure_id = ${departureId}`.execute(ctx.db)
  expect(await crewOf({ departureId })).toMatchObject([{ to: `${addDays(startsOn, 3)}T00:00` }])
  await sql`delete from departure_crew where departure_id = ${departureId}`.execute(ctx.db)
  expect(await crewOf({ departureId })).toEqual([])
  expect(await findAssignment(ctx.db, id)).toMatchObject({ state: 'released' })
})

test('a guide whose licence ends, or who is deactivated, after being assigned stays on the trip, and gets no new one', async () => {
  const [one, next] = [await journey(), await journey()]
  const [ends, leaves] = [await guide('Licence ends'), await guide('Leaves')]
  valueIn(await assign(one.run, ends))
  valueIn(await assign(one.run, leaves))
  await sql`update guides set licence_until = ${one.from} where id = ${ends.id}`.execute(ctx.db)
  await sql`update guides set active = false where id = ${leaves.id}`.execute(ctx.db)
  expect((await crewOf(one.run)).map(({ name, state }) => [name, state])).toEqual([
    ['Leaves', 'confirmed'],
    ['Licence ends', 'confirmed'],
  ])
  expect(await assign(next.run, ends)).toMatchObject({ refusal: { reason: 'does-not-fit', why: [{ reason: 'paper-over' }] } })
  expect(await assign(next.run, leaves)).toMatchObject({ refusal: { reason: 'member-retired' } })
})
