import { expect, test } from 'vitest'
import type { SuppliedExtra } from '#features/costs/supplied-extra.ts'
import { lodgeBooks, noChoices, partyOf, runOf, weekExchange } from '#tests/support/supply-week.ts'
import type { RunParty } from '../supply-run.ts'
import { extraLines, type RunFlight } from './extra-lines.ts'
import { fingerprintOf } from './order-line.ts'

/** Service 5 is a vehicle of 29 seats at 240.00 a day, service 6 a guide at 60.00. */
const extra = (more: Partial<SuppliedExtra>): SuppliedExtra => ({
  ...{ id: 'pick-up', name: 'From the airport', unit: 'booking', transfer: 'none', serviceId: 6 },
  ...more,
})
const party = (bookingId: string, count: number, quantity = 1, id = 'pick-up'): RunParty => ({
  ...partyOf(count),
  bookingId,
  extras: quantity > 0 ? [{ id, quantity }] : [],
})
const landing = (bookingId: string, more: Partial<RunFlight> = {}): RunFlight => ({
  ...{ bookingId, direction: 'in', number: 'KL 537', airport: 'KGL', day: '2027-06-06', at: '19:30', travellers: 2 },
  ...more,
})
const stays = [
  { name: 'Lodge Mutobo', firstDay: '2027-06-07', lastDay: '2027-06-08' },
  { name: 'Lodge Lunga', firstDay: '2027-06-09', lastDay: '2027-06-10' },
]
const linesOf = (extras: readonly SuppliedExtra[], parties: readonly RunParty[], flights: readonly RunFlight[] = []) =>
  extraLines(
    runOf('2027-06-07', 4, parties),
    { extras, flights, stays },
    { books: lodgeBooks, choices: noChoices, exchange: weekExchange },
  )

test('an extra is one line for all parties of the run that have it, and none where nobody has', () => {
  expect(linesOf([extra({})], [party('a', 2, 0), party('b', 3, 1, 'other')])).toEqual([])
  expect(linesOf([extra({})], [party('a', 2), party('b', 3, 0), party('c', 1, 2)])).toMatchObject([
    { itemKey: 'extra:pick-up', serviceId: 6, supplierId: 6, costMinor: 18_000, details: { adults: 3, quantity: 3, rooms: [] } },
  ])
})

test('an extra by the day or night is on all of them, any other on one of them, which is agreed', () => {
  const on = (unit: SuppliedExtra['unit']) => {
    const [line] = linesOf([extra({ unit })], [party('a', 2)])
    return [line?.firstDay, line?.lastDay, line?.details.onOneDay ?? false, line?.details.quantity]
  }
  expect(on('day')).toEqual(['2027-06-07', '2027-06-11', false, 1])
  expect(on('night')).toEqual(['2027-06-07', '2027-06-10', false, 1])
  expect(on('booking')).toEqual(['2027-06-07', '2027-06-11', true, 1])
  expect(on('person'), 'one for each of the people').toEqual(['2027-06-07', '2027-06-11', true, null])
})

test('a transfer has the flights of those who bought it, in its direction, and their days', () => {
  const arrival = extra({ transfer: 'arrival', serviceId: 5 })
  const flights = [
    landing('a'),
    landing('a', { direction: 'out', day: '2027-06-11' }),
    landing('b', { number: 'ET 815' }),
    landing('c', { day: '2027-06-07', at: '06:10', travellers: 1 }),
    landing('a', { day: '2027-08-06', number: 'KL 539' }),
  ]
  const [line] = linesOf([arrival], [party('a', 2), party('b', 2, 0), party('c', 1)], flights)
  expect(line?.details.flights?.map(({ number, day, travellers }) => [number, day, travellers])).toEqual([
    ['KL 537', '2027-06-06', 2],
    ['KL 537', '2027-06-07', 1],
  ])
  // Two transfers at 240.00, although one vehicle would take all three.
  expect(line).toMatchObject({
    ...{ firstDay: '2027-06-06', lastDay: '2027-06-07', costMinor: 48_000 },
    // They land on the evening before the trip, whose nights are not ours.
    details: { adults: 3, vehicles: 2, quantity: null, extra: 'From the airport', lodges: [] },
  })
})

test('a transfer without a known flight is on the first or the last day, and a changed time is something to send', () => {
  const on = (transfer: SuppliedExtra['transfer'], flights: readonly RunFlight[] = []) =>
    linesOf([extra({ transfer })], [party('a', 2)], flights)[0]
  expect(on('arrival')).toMatchObject({
    ...{ firstDay: '2027-06-07', lastDay: '2027-06-07' },
    details: { flights: [], lodges: ['Lodge Mutobo'] },
  })
  expect(on('departure')).toMatchObject({ firstDay: '2027-06-11', details: { lodges: ['Lodge Lunga'] } })
  const prints = [[], [landing('a')], [landing('a', { at: '21:30' })]].map((flights) => {
    const line = on('arrival', flights)
    return line && fingerprintOf(line)
  })
  expect(new Set(prints).size).toBe(3)
})
