import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listAssignmentsOf } from '#features/crew/assignments/reads-assignments.server.ts'
import { finishedOrWaiting } from '#tests/support/behind-a-lock.ts'
import { classesForHire, hireBooking, newHireCar } from '#tests/support/hires.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { assignMember } from '../assign/assign-member.server.ts'
import { moveAssignment } from '../assign/move-assignment.server.ts'
import { releaseAssignment } from '../assign/release-assignment.server.ts'
import { undoAssignment } from '../assign/undo-assignment.server.ts'
import { followRuns } from '../follow/follow-runs.server.ts'
import { correctHandover } from './correct-handover.server.ts'
import { eraseHandoversOf } from './erase-customer.server.ts'
import { handOver } from './hand-over.server.ts'
import { purgeSignatures } from './purge-signatures.server.ts'
import { listDueHandovers, listHandoversInFile, listHiredVehicles } from './reads-handovers.server.ts'
import { settleDeposit } from './settle-deposit.server.ts'
import { takeBack } from './take-back.server.ts'

const { ctx, clock } = await testContext()
await classesForHire(ctx)
const actor = { id: 'diane', name: 'Diane' }
const today = kigaliDay(ctx.clock.now())
const now = () => ctx.clock.now()
const span = { from: `${today}T00:00`, to: `${addDays(today, 2)}T18:00` }

let count = 0
/** A hire that has begun, with so many vehicles, and those that are assigned to it. */
async function hire(cars: Parameters<typeof newHireCar>[2][], more: Partial<Parameters<typeof hireBooking>[1]> = {}) {
  const bookingId = await hireBooking(ctx.db, { ...span, vehicles: cars.length, ...more })
  const ids: number[] = []
  for (const car of cars) {
    count += 1
    const id = await newHireCar(ctx.db, `RAD 00${count} A`, car)
    const outcome = await assignMember(ctx, { run: { bookingId }, member: { kind: 'car', id }, actor })
    if (!outcome.done) throw new Error(outcome.refusal.reason)
    ids.push(outcome.value.id)
  }
  return { bookingId, ids, first: ids[0] ?? 0 }
}
const nothing = { kilometres: 80_000, fuelEighths: 8, marks: [], accessories: ['jack' as const], signedBy: 'Marit', note: '' }
const give = (bookingId: string, assignmentId: number, more: object = {}) =>
  handOver(ctx, {
    ...{ bookingId, assignmentId, actor },
    handover: { ...nothing, at: now(), licenceSeen: true, depositMinor: 20_000, depositMethod: 'cash', ...more },
  })
const fetchBack = (bookingId: string, assignmentId: number, more: object = {}) =>
  takeBack(ctx, { bookingId, assignmentId, actor, handover: { ...nothing, at: now(), kilometres: 80_100, ...more } })

test('a vehicle is handed over and taken back once, with what was seen', async () => {
  const { bookingId, first } = await hire([{}])
  const marks = [{ x: 20.5, y: 40, note: 'Scratch' }]
  expect(await give(bookingId, first, { marks })).toEqual({ done: true, value: undefined })
  expect(await give(bookingId, first)).toMatchObject({ refusal: { reason: 'handed-over-already', by: 'Diane' } })
  expect(await fetchBack(bookingId, first)).toEqual({ done: true, value: undefined })
  expect(await fetchBack(bookingId, first)).toMatchObject({ refusal: { reason: 'taken-back-already', by: 'Diane' } })
  const [vehicle] = await listHiredVehicles(ctx.db, bookingId)
  expect(vehicle).toMatchObject({
    out: {
      kilometres: 80_000,
      marks,
      accessories: ['jack'],
      depositMinor: 20_000,
      depositMethod: 'cash',
      signedBy: 'Marit',
      at: now(),
    },
    back: { kilometres: 80_100, marks: [], licenceSeen: false },
  })
})

test('nobody gets a vehicle before each one of the hire has a plate, at every minute of it', async () => {
  const { bookingId, first } = await hire([{}, { plate: '' }])
  expect(await give(bookingId, first)).toMatchObject({ refusal: { reason: 'plates-missing', count: 1 } })
  const second = (await listAssignmentsOf(ctx.db, [{ bookingId }])).find(({ id }) => id !== first)
  expect(await give(bookingId, second?.id ?? 0)).toMatchObject({ refusal: { reason: 'plate-missing' } })
  await sql`update cars set plate = ${'RAD 900 A'} where id = ${second?.memberId ?? 0}`.execute(ctx.db)
  if (!second) throw new Error('No second vehicle')
  await moveAssignment(ctx, { id: second.id, seen: second.version, span: { ...span, to: `${addDays(today, 1)}T00:00` }, actor })
  expect(await give(bookingId, first), 'on the first day alone').toMatchObject({ refusal: { reason: 'plates-missing' } })
})

test('a vehicle of a lower class, or whose papers end before the hire, is not handed over; a better one is, and what nobody entered is no reason', async () => {
  const lower = await hire([{ vehicleClass: 'sedan-corolla' }])
  expect(await give(lower.bookingId, lower.first)).toMatchObject({ refusal: { reason: 'class-lower' } })
  const better = await hire([{ vehicleClass: 'prado-tx' }])
  expect(await give(better.bookingId, better.first)).toMatchObject({ done: true })
  const old = await hire([{ insuredUntil: null }])
  await sql`update cars set insured_until = ${addDays(today, 1)} where id = (select car_id from assignments where id = ${old.first})`.execute(
    ctx.db,
  )
  expect(await give(old.bookingId, old.first)).toMatchObject({
    refusal: { reason: 'papers', why: [{ reason: 'paper-over', paper: 'insurance' }] },
  })
})

test('refused: a hire that nobody paid, an hour to come, a month before the hire, no look at the licence, a deposit without its method, fewer kilometres and a return before', async () => {
  const held = await hire([{}], { state: 'on-hold' })
  expect(await give(held.bookingId, held.first)).toMatchObject({ refusal: { reason: 'not-sold' } })
  const { bookingId, first } = await hire([{}])
  expect(await fetchBack(bookingId, first)).toMatchObject({ refusal: { reason: 'not-handed-over' } })
  expect(await give(bookingId, first, { at: new Date(now().getTime() + 3_600_000) })).toMatchObject({
    refusal: { reason: 'in-future' },
  })
  const far = await hire([{}], { from: `${addDays(today, 30)}T08:00`, to: `${addDays(today, 31)}T08:00` })
  expect(await give(far.bookingId, far.first), 'a month before').toMatchObject({ refusal: { reason: 'too-early' } })
  expect(await give(bookingId, first, { licenceSeen: false })).toMatchObject({ refusal: { reason: 'licence-not-seen' } })
  expect(await give(bookingId, first, { depositMethod: '' })).toMatchObject({ refusal: { reason: 'deposit-method-missing' } })
  expect(await give(held.bookingId, first)).toMatchObject({ refusal: { reason: 'assignment-unknown' } })
  await give(bookingId, first)
  expect(await fetchBack(bookingId, first, { kilometres: 79_999 })).toMatchObject({
    refusal: { reason: 'kilometres-below', kilometres: 80_000 },
  })
  expect(await fetchBack(bookingId, first, { at: new Date(now().getTime() - 60_000) })).toMatchObject({
    refusal: { reason: 'before-handover' },
  })
})

test('our driver shows no licence to us', async () => {
  const { bookingId, first } = await hire([{}], { withDriver: true })
  expect(await give(bookingId, first, { licenceSeen: false })).toMatchObject({ done: true })
})

test('a vehicle that the customer has is neither taken off, moved, undone nor left by its hire; once back it is', async () => {
  const { bookingId, first } = await hire([{}])
  const { rows } = await sql<{ entry: number }>`select max(id)::int as entry from audit_log`.execute(ctx.db)
  await give(bookingId, first)
  const version = async () => (await listAssignmentsOf(ctx.db, [{ bookingId }]))[0]?.version ?? 0
  const refused = { refusal: { reason: 'handed-over' } }
  expect(await releaseAssignment(ctx, { id: first, actor })).toMatchObject(refused)
  expect(
    await moveAssignment(ctx, { id: first, seen: await version(), span: { ...span, to: `${today}T12:00` }, actor }),
  ).toMatchObject(refused)
  const member = (await listHiredVehicles(ctx.db, bookingId))[0]?.car.id ?? 0
  expect(await assignMember(ctx, { run: { bookingId }, member: { kind: 'car', id: member }, span, actor })).toMatchObject(refused)
  expect(await undoAssignment(ctx, { entry: rows[0]?.entry ?? 0, actor })).toMatchObject({ done: false })
  await sql`update bookings set state = 'cancelled' where id = ${bookingId}`.execute(ctx.db)
  await followRuns(ctx)
  expect(await listAssignmentsOf(ctx.db, [{ bookingId }])).toHaveLength(1)
  await fetchBack(bookingId, first)
  expect(await releaseAssignment(ctx, { id: first, actor })).toMatchObject({ done: true })
  expect(await listHiredVehicles(ctx.db, bookingId), 'what was recorded stays').toMatchObject([{ out: {}, back: {} }])
})

test('of a hand-over and a removal at the same moment only the first happens', async () => {
  const { bookingId, first } = await hire([{}])
  const [given, released] = await ctx.db
    .transaction()
    .execute(async (tx) => {
      await sql`select from cars where id = (select car_id from assignments where id = ${first}) for update`.execute(tx)
      await sql`select from assignments where id = ${first} for update`.execute(tx)
      const taken = releaseAssignment(ctx, { id: first, actor })
      await finishedOrWaiting(ctx.db, taken)
      const handed = give(bookingId, first)
      await finishedOrWaiting(ctx.db, handed, 2)
      return [handed, taken] as const
    })
    .then(async ([handed, taken]) => [await handed, await taken] as const)
  expect([given.done, released.done].filter(Boolean)).toHaveLength(1)
  const [assigned] = await listAssignmentsOf(ctx.db, [{ bookingId }])
  expect(assigned !== undefined).toBe(given.done)
})

test('due are hand-overs of today and tomorrow, and what was not taken back in time, of customers who drive', async () => {
  await sql`delete from handovers`.execute(ctx.db)
  await sql`delete from assignments`.execute(ctx.db)
  const begun = await hire([{}])
  const driven = await hire([{}], { withDriver: true })
  const later = await hire([{}], { from: `${addDays(today, 2)}T00:00`, to: `${addDays(today, 3)}T18:00` })
  const due = (until: string, at: string) => listDueHandovers(ctx.db, { until, now: at })
  const tomorrowsEnd = `${addDays(today, 2)}T00:00`
  expect(await due(tomorrowsEnd, `${today}T10:00`)).toMatchObject({
    out: [{ bookingId: begun.bookingId }],
    return: [],
    deposit: [],
  })
  await give(begun.bookingId, begun.first)
  expect(await due(tomorrowsEnd, `${today}T10:00`)).toEqual({ out: [], return: [], deposit: [] })
  expect((await due(tomorrowsEnd, span.to)).return).toMatchObject([{ bookingId: begun.bookingId, to: span.to }])
  await fetchBack(begun.bookingId, begun.first)
  expect((await due(tomorrowsEnd, span.to)).deposit, 'back, and its deposit is open').toMatchObject([
    { bookingId: begun.bookingId },
  ])
  await settleDeposit(ctx, {
    ...{ bookingId: begun.bookingId, assignmentId: begun.first, seen: 1, returnedMinor: 20_000, withheldReason: '', actor },
  })
  expect((await due(tomorrowsEnd, span.to)).deposit).toEqual([])
  expect([driven.ids, later.ids]).toHaveLength(2)
})

test('the name that a customer typed is in their file, and gone 30 days after the hire or once they are erased', async () => {
  const { bookingId, first } = await hire([{}])
  await give(bookingId, first, { note: 'Asked for a child seat' })
  expect(await listHandoversInFile(ctx.db, bookingId)).toMatchObject([{ signedBy: 'Marit', note: 'Asked for a child seat' }])
  expect(JSON.stringify(await listHandoversInFile(ctx.db, bookingId))).not.toContain('Diane')
  const opening = clock.now()
  clock.set(new Date(opening.getTime() + 31 * 86_400_000))
  expect(await purgeSignatures(ctx)).toBe(0)
  clock.set(new Date(opening.getTime() + 32 * 86_400_000))
  expect(await purgeSignatures(ctx)).toBeGreaterThan(0)
  clock.set(opening)
  const [vehicle] = await listHiredVehicles(ctx.db, bookingId)
  expect(vehicle?.out).toMatchObject({ signedBy: '', note: 'Asked for a child seat' })
  await ctx.db.transaction().execute((tx) => eraseHandoversOf(tx, [bookingId]))
  expect((await listHiredVehicles(ctx.db, bookingId))[0]?.out).toMatchObject({ signedBy: '', note: '' })
})

const notedOf = async (bookingId: string) =>
  (
    await sql<{ action: string; facts: Record<string, unknown> }>`
      select action, facts from audit_log where subject_id = ${bookingId} and action in ('handover-corrected', 'deposit-settled') order by id`.execute(
      ctx.db,
    )
  ).rows

test('what was recorded wrongly is corrected with a reason, as far as both records still fit, and the history has both', async () => {
  const { bookingId, first } = await hire([{}])
  await give(bookingId, first)
  await fetchBack(bookingId, first)
  const handover = { ...nothing, at: now(), licenceSeen: true, depositMinor: 25_000, depositMethod: 'cash' as const }
  const correct = (kind: 'out' | 'return', more: object = {}, { seen = 1, reason = 'Misread' } = {}) =>
    correctHandover(ctx, { ...{ bookingId, assignmentId: first, kind, seen, reason, actor }, handover: { ...handover, ...more } })
  expect(await correct('out', {}, { reason: ' ' })).toMatchObject({ refusal: { reason: 'correction-reason-missing' } })
  expect(await correct('out', { kilometres: 80_101 })).toMatchObject({
    refusal: { reason: 'kilometres-above', kilometres: 80_100 },
  })
  expect(await correct('out', { licenceSeen: false })).toMatchObject({ refusal: { reason: 'licence-not-seen' } })
  expect(await correct('return', { kilometres: 79_999 })).toMatchObject({ refusal: { reason: 'kilometres-below' } })
  const early = new Date(now().getTime() - 60_000)
  expect(await correct('return', { at: early })).toMatchObject({ refusal: { reason: 'before-handover' } })
  expect(await correct('out', { kilometres: 79_000, fuelEighths: 6 })).toMatchObject({ done: true })
  expect(await correct('out'), 'seen before').toMatchObject({ refusal: { reason: 'changed-meanwhile' } })
  expect(await correct('return', { kilometres: 79_500 })).toMatchObject({ done: true })
  expect((await listHiredVehicles(ctx.db, bookingId))[0]).toMatchObject({
    out: { kilometres: 79_000, fuelEighths: 6, depositMinor: 25_000, version: 2, corrected: { by: 'Diane', reason: 'Misread' } },
    back: { kilometres: 79_500, depositMinor: 0, licenceSeen: false, version: 2 },
  })
  const notes = await notedOf(bookingId)
  expect(notes).toMatchObject([
    {
      facts: { reason: 'Misread', before: { kilometres: 80_000, fuelEighths: 8 }, after: { kilometres: 79_000, fuelEighths: 6 } },
    },
    { facts: { before: { kilometres: 80_100 }, after: { kilometres: 79_500 } } },
  ])
  expect(JSON.stringify(notes), 'what is deleted with the customer').not.toContain('Marit')
  await ctx.db.transaction().execute((tx) => eraseHandoversOf(tx, [bookingId]))
  expect((await listHiredVehicles(ctx.db, bookingId))[0]?.out?.corrected, 'which may name them').toMatchObject({ reason: '' })
})
