import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findDay } from '#features/day/find-day.server.ts'
import { addRateBook } from '#features/suppliers/add-rate-book.server.ts'
import { listMissingAhead } from '#features/travellers/ahead/list-missing-ahead.server.ts'
import { saveFlight } from '#features/travellers/flights/save-flight.server.ts'
import { setWithoutFlights } from '#features/travellers/flights/set-without-flights.server.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { oneCarBook } from '#tests/support/car-rate-book.ts'
import { addTravellers } from '#tests/support/supplied-journeys.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { aheadRows } from '../dashboard/missing-ahead-rows.ts'
import { problemText } from '../day/problem-text.ts'
import { loadBoard } from './board/load-board.server.ts'
import { loadBookingCrew } from './load-booking-crew.server.ts'

const { ctx, clock } = await testContext()
const { db } = ctx
const actor = { by: 'staff', name: 'Diane' } as const
/** What the dashboard says of flights that are missing. */
const flightsAhead = async () =>
  aheadRows(readEnglish, await listMissingAhead(db, kigaliDay(clock.now())), { now: clock.now(), mayMove: true }).flatMap(
    ({ kind, item }) => (kind === 'flights' ? [item.detail] : []),
  )

test('a transfer that was sold without a known flight stands at its day on the roster, at the booking, and in what is missing a week before', async () => {
  await sql`insert into extras (id, name, note, unit, amount_minor, kinds, most_per_booking, active, position, transfer)
    values ('pick-up', 'From the airport', '', 'booking', 6000, '{stay}', 1, true, 90, 'arrival')`.execute(db)
  const startsOn = addDays(kigaliDay(clock.now()), 7)
  const days = { startsOn, endsOn: addDays(startsOn, 2) }
  const ordered = { hotel: 'none', ...days, rooms: [], extras: [{ id: 'pick-up', quantity: 1 }] }
  const id = await bareBooking(db, { kind: 'stay', ...days, ordered })
  await addTravellers(ctx, id, 2)
  const said = async () => {
    const board = await loadBoard(ctx, readEnglish, new URLSearchParams({ from: startsOn }))
    const ahead = await flightsAhead()
    const { cards } = await findDay(db, { day: startsOn, now: clock.now() })
    return {
      board: board.needy.flatMap(({ item }) => item.missing),
      booking: (await loadBookingCrew(db, readEnglish, { id, departureId: null }))?.missing,
      ahead: ahead.map((detail) => detail.replace(/^Flights not known\. | \w{4}-\w{4}\./g, '')),
      day: cards.flatMap(({ problems }) =>
        problems.flatMap((one) => (one.kind === 'flight' ? problemText(readEnglish, one) : [])),
      ),
    }
  }
  const untimed = expect.stringMatching(/^Arrival, .+: airport transfer sold, flight not known yet \(2 travellers\)\.$/)
  expect(await said()).toEqual({
    board: [untimed],
    booking: [untimed],
    ahead: ['2 travellers without a flight in. An airport transfer is sold.'],
    day: [expect.stringMatching(/: 2 travellers without a flight in\. An airport transfer is sold\.$/)],
  })
  await setWithoutFlights(ctx, { bookingId: id, directions: ['in', 'out'], actor })
  const byRoad = expect.stringMatching(/^Arrival, .+: airport transfer sold, but they say that they come by road\. Ask them\.$/)
  expect(await said()).toMatchObject({
    board: [byRoad],
    ahead: ['2 travellers without a flight in. An airport transfer is sold, but they say that they come by road. Ask them.'],
  })
  const flight = { number: 'KL 537', airport: 'KGL', day: startsOn, at: '19:30', note: null, direction: 'in' } as const
  const enter = (positions: number[], number: string) =>
    saveFlight(ctx, { bookingId: id, flight: { ...flight, number, positions }, actor })
  await enter([1], 'KL 537')
  expect(await said(), 'of the other one').toMatchObject({ ahead: [expect.stringMatching(/^1 traveller without a flight in\./)] })
  await setWithoutFlights(ctx, { bookingId: id, directions: [], actor })
  expect((await said()).booking?.join()).toMatch(/flight not known yet \(1 traveller\)/)
  await enter([2], 'QR 1375')
  const known = await said()
  expect({ ...known, board: known.board.filter((text) => /transfer/.test(text)) }).toMatchObject({
    board: [],
    ahead: [],
    day: [],
  })
})

test('one that a supplier drives is no work of the roster, and its flight is missing all the same', async () => {
  await sql`update bookings set state = 'cancelled'`.execute(db)
  const ids = await db.transaction().execute((tx) => addRateBook(ctx, tx, oneCarBook, 'Sophie'))
  await sql`insert into extra_services (extra_id, service_id) values ('pick-up', ${ids.get('car')})`.execute(db)
  const startsOn = addDays(kigaliDay(clock.now()), 3)
  const ordered = { package: 'none', extras: [{ id: 'pick-up', quantity: 1 }] }
  const id = await bareBooking(db, { startsOn, endsOn: startsOn, ordered })
  await addTravellers(ctx, id, 2)
  expect((await loadBookingCrew(db, readEnglish, { id, departureId: null }))?.missing.join()).not.toMatch(/transfer/)
  const ahead = await flightsAhead()
  expect(ahead).toEqual([expect.stringMatching(/without a flight in.* An airport transfer is sold\.$/)])
})
