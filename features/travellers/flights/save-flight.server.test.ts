import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listOpenAlerts } from '#features/alerts/reads.server.ts'
import { listEvents } from '#features/bookings/reads.server.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { testContext } from '#tests/support/test-context.ts'
import { eraseDetailsOf } from '../erase-customer.server.ts'
import { purgeTravellerDetails } from '../purge-traveller-details.server.ts'
import type { FlightFacts } from './flight.ts'
import { listEnteredFlights, listFlights, listSoldTransfers, listWithoutFlights } from './reads-flights.server.ts'
import { removeFlight } from './remove-flight.server.ts'
import { saveFlight } from './save-flight.server.ts'
import { setWithoutFlights } from './set-without-flights.server.ts'

const { ctx, clock } = await testContext()

const kl537: FlightFacts = {
  ...{ direction: 'in', number: 'KL 537', airport: 'KGL', day: '2027-06-09', at: '19:30' },
  ...{ positions: [], note: null },
}
const visitor = { by: 'visitor' } as const
const diane = { by: 'staff', name: 'Diane' } as const

async function booked(bare: Parameters<typeof bareBooking>[1] = {}, travellers = 3) {
  const bookingId = await bareBooking(ctx.db, { ...bare, travellers })
  await sql`insert into booking_travellers (booking_id, position, residency, assumed_age)
    select ${bookingId}, n, 'foreign', 30 from generate_series(1, ${travellers}::int) n`.execute(ctx.db)
  const save = (
    flight: Partial<FlightFacts> = {},
    of?: { id: number; version: number },
    actor: typeof visitor | typeof diane = visitor,
  ) => saveFlight(ctx, { bookingId, flight: { ...kl537, ...flight }, of, actor })
  return { bookingId, save, flights: () => listFlights(ctx.db, [bookingId]) }
}

test('a flight of everybody is entered, changed by staff and removed, and the timeline says so without its values', async () => {
  const { bookingId, save, flights } = await booked()
  expect((await save()).done).toBe(true)
  const [entered] = await flights()
  expect(entered).toMatchObject({ ...kl537, travellers: [1, 2, 3], version: 1, enteredBy: 'visitor' })
  const of = { id: entered?.id ?? 0, version: 1 }
  expect((await save({ at: '20:15', positions: [2, 2] }, of, diane)).done).toBe(true)
  expect(await flights()).toMatchObject([{ at: '20:15', positions: [2], travellers: [2], version: 2, enteredBy: 'Diane' }])
  // The same again is no change.
  expect((await save({ at: '20:15', positions: [2] }, { ...of, version: 2 }, diane)).done).toBe(true)
  expect(await removeFlight(ctx, { bookingId, of, actor: visitor })).toEqual({
    done: false,
    refusal: { reason: 'changed-meanwhile' },
  })
  expect((await removeFlight(ctx, { bookingId, of: { ...of, version: 2 }, actor: visitor })).done).toBe(true)
  expect(await flights()).toEqual([])
  const events = await listEvents(ctx.db, bookingId)
  expect(events.map(({ actor, text }) => [actor, text])).toEqual([
    ['visitor', 'Flight in entered'],
    ['Diane', 'Flight in changed: time, travellers'],
    ['visitor', 'Flight in removed'],
  ])
})

test('a day more than three days outside of the journey is refused with the days that are possible', async () => {
  const { save } = await booked()
  const outside = { done: false, refusal: { reason: 'day-outside', from: '2027-06-07', to: '2027-06-15' } }
  expect(await save({ day: '2027-06-06' })).toEqual(outside)
  expect(await save({ day: '2027-06-16' })).toEqual(outside)
  expect((await save({ day: '2027-06-07' })).done).toBe(true)
  expect((await save({ day: '2027-06-15', direction: 'out' })).done).toBe(true)
})

test('refused: who is not in the party, the same flight twice, another version, a flight of another booking, a hire, a booking that has ended', async () => {
  const { save, flights } = await booked()
  const other = await booked()
  const refusal = async (saved: ReturnType<typeof save>) => {
    const outcome = await saved
    return outcome.done ? 'done' : outcome.refusal.reason
  }
  expect(await refusal(save({ positions: [1, 4] }))).toBe('traveller-unknown')
  await save()
  expect(await refusal(save({ at: '20:00' }))).toBe('flight-known')
  expect(await refusal(save({ direction: 'inside' }))).toBe('done')
  const [first] = await flights()
  expect(await refusal(save({ at: '20:00' }, { id: first?.id ?? 0, version: 7 }))).toBe('changed-meanwhile')
  expect(await refusal(other.save({}, { id: first?.id ?? 0, version: 1 }))).toBe('flight-unknown')
  const hire = await booked({ kind: 'hire', ordered: { withDriver: true } })
  expect(await refusal(hire.save())).toBe('no-flights')
  const over = await booked({ state: 'cancelled' })
  expect(await refusal(over.save())).toBe('booking-final')
})

test('of two who enter the same flight at once one is refused', async () => {
  const { save, flights } = await booked()
  const saved = await Promise.all([save(), save()])
  expect(saved.filter(({ done }) => done)).toHaveLength(1)
  expect(await flights()).toHaveLength(1)
})

test('the table itself refuses what no flight is, and the same one twice', async () => {
  const { bookingId } = await booked()
  const insert = (row: Partial<Record<'direction' | 'number' | 'airport' | 'positions', unknown>>) =>
    sql`insert into booking_flights (booking_id, direction, number, airport, day, at, positions, entered_at, entered_by)
      values (${bookingId}, ${row.direction ?? 'in'}, ${row.number ?? 'KL 537'}, ${row.airport ?? 'KGL'}, '2027-06-09', '19:30',
        ${row.positions ?? []}, now(), 'visitor')`.execute(ctx.db)
  await expect(insert({ direction: 'up' })).rejects.toThrow('booking_flights_direction_check')
  await expect(insert({ number: 'KL537' })).rejects.toThrow('booking_flights_number_check')
  await expect(insert({ airport: 'kgl' })).rejects.toThrow('booking_flights_airport_check')
  await expect(insert({ positions: [0] })).rejects.toThrow('booking_flights_positions_check')
  await insert({})
  await expect(insert({})).rejects.toThrow('booking_flights_once')
})

test('a flight of people who left the booking is on no list, and can be removed by who enters flights', async () => {
  const { bookingId, save, flights } = await booked()
  await save({ positions: [2, 3] })
  await sql`delete from booking_travellers where booking_id = ${bookingId} and position = 2`.execute(ctx.db)
  expect(await flights()).toMatchObject([{ positions: [2, 3], travellers: [3] }])
  await sql`delete from booking_travellers where booking_id = ${bookingId} and position = 3`.execute(ctx.db)
  expect(await flights()).toEqual([])
  expect(await listEnteredFlights(ctx.db, [bookingId])).toHaveLength(1)
})

test('who comes by road is stored by direction, is in the timeline once, and is deleted with the flights; a hire and an ended booking refuse it', async () => {
  const { bookingId } = await booked()
  const set = (directions: ('in' | 'out')[], id = bookingId) =>
    setWithoutFlights(ctx, { bookingId: id, directions, actor: visitor })
  const stored = async () => (await listWithoutFlights(ctx.db, [bookingId])).get(bookingId)
  expect((await set(['in', 'out'])).done).toBe(true)
  expect((await set(['out', 'in'])).done).toBe(true)
  expect(await stored()).toEqual(['in', 'out'])
  expect((await set(['out'])).done).toBe(true)
  expect(await stored()).toEqual(['out'])
  expect((await listEvents(ctx.db, bookingId)).map(({ text }) => text)).toEqual([
    'Without a flight, by road or already there: arrival and departure',
    'Without a flight, by road or already there: departure',
  ])
  const hire = await booked({ kind: 'hire', ordered: { withDriver: true } })
  expect(await set(['in'], hire.bookingId)).toEqual({ done: false, refusal: { reason: 'no-flights' } })
  const over = await booked({ state: 'cancelled' })
  expect(await set(['in'], over.bookingId)).toMatchObject({ refusal: { reason: 'booking-final' } })
  await ctx.db.transaction().execute((tx) => eraseDetailsOf(tx, [bookingId]))
  expect(await stored()).toBeUndefined()
})

test('who says that they come by road although a transfer is sold alerts staff once, until they say so no more; the transfer stays', async () => {
  await sql`insert into extras (id, name, note, unit, amount_minor, kinds, most_per_booking, active, position, transfer)
    values ('pick-up', 'From the airport', '', 'booking', 6000, '{journey}', 1, true, 90, 'arrival')`.execute(ctx.db)
  const { bookingId } = await booked({ ordered: { extras: [{ id: 'pick-up', quantity: 1 }] } })
  const set = (directions: ('in' | 'out')[], actor: typeof visitor | typeof diane = visitor) =>
    setWithoutFlights(ctx, { bookingId, directions, actor })
  const alerts = async () => (await listOpenAlerts(ctx.db, { limit: 9, bookingId })).map(({ text }) => text)
  await set(['out'])
  expect(await alerts(), 'no transfer is sold for the departure').toEqual([])
  await set(['in', 'out'])
  await set(['in'])
  expect(await alerts()).toEqual([
    expect.stringMatching(
      /: an airport transfer is sold for the arrival, but the customer says that they come by road\. Ask them\./,
    ),
  ])
  expect(await listSoldTransfers(ctx.db, bookingId)).toEqual(['in'])
  await set([])
  expect(await alerts()).toEqual([])
  clock.advance(1000)
  await set(['in'], diane)
  expect(await alerts(), 'staff know it').toEqual([])
  await set([])
  await set(['in'])
  expect(await alerts(), 'said once more').toHaveLength(1)
})

test('flights are deleted on the thirtieth day after the last day, and with the customer', async () => {
  const { bookingId, save, flights } = await booked()
  await save()
  clock.set('2027-07-11T12:00:00Z')
  await purgeTravellerDetails(ctx)
  expect(await flights()).toHaveLength(1)
  clock.set('2027-07-12T12:00:00Z')
  await purgeTravellerDetails(ctx)
  expect(await flights()).toEqual([])
  await save()
  await ctx.db.transaction().execute((tx) => eraseDetailsOf(tx, [bookingId]))
  expect(await flights()).toEqual([])
})

test('who says that they come by road while everybody has a flight in is asked to remove it first, and nothing is stored', async () => {
  const { bookingId, save, flights } = await booked()
  expect((await save()).done).toBe(true)
  const byRoad = (directions: ('in' | 'out')[]) => setWithoutFlights(ctx, { bookingId, directions, actor: visitor })
  expect(await byRoad(['in', 'out'])).toEqual({ done: false, refusal: { reason: 'flights-entered' } })
  expect((await listWithoutFlights(ctx.db, [bookingId])).get(bookingId)).toBeUndefined()
  expect((await byRoad(['out'])).done).toBe(true)
  // One of three still comes by road.
  const [entered] = await flights()
  expect((await save({ positions: [1, 2] }, { id: entered?.id ?? 0, version: 1 })).done).toBe(true)
  expect((await byRoad(['in', 'out'])).done).toBe(true)
})
