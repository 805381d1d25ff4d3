import { expect, test } from 'vitest'
import type { Residency } from '#features/places/visitor-fee.ts'
import { type PriceLine, sumOf } from '../price-line.ts'
import { mostRoomsAlone, oneAdult, type PricedTraveller, type PriceQuery } from './package-lines.ts'
import type { PackagePrice, PackageRates } from './package-rates.ts'
import { priceInSeason, pricePackage, pricePerPerson } from './price-package.ts'

const rate = (season: 'low' | 'high', occupancy: 'sharing' | 'single', groupSize: number, usd: number): PackagePrice => ({
  comfort: 'lodge',
  season,
  occupancy,
  groupSize,
  amountMinor: usd * 100,
})

const permit = {
  id: 'gorilla-volcanoes',
  kind: 'permit',
  unit: 'traveller',
  parkId: 'volcanoes',
  name: 'Gorilla permit',
  minimumAge: 15,
  foreignMinor: 150_000,
  residentMinor: null,
  africanMinor: 50_000,
  eacMinor: 20_000,
  asOf: 2026,
  confidence: 'high',
  day: 2,
  quantity: 1,
} as const

const parkFee = {
  ...permit,
  kind: 'park-fee',
  name: 'Akagera park fee',
  foreignMinor: 10_000,
  day: 3,
} as const

/** A three-day trek: a rate for one, for two or three, and for four or more. */
const trek: PackageRates = {
  fees: [permit],
  highSeasons: [{ from: '06-01', to: '10-31' }],
  prices: [
    rate('high', 'sharing', 1, 1431),
    rate('high', 'sharing', 2, 950),
    rate('high', 'sharing', 4, 810),
    rate('high', 'single', 2, 1149),
    rate('low', 'sharing', 2, 901),
  ],
}

const adult: PricedTraveller = { age: 38, residency: 'foreign' }
const aged = (age: number): PricedTraveller => ({ age, residency: 'foreign' })
const from = (residency: Residency): PricedTraveller => ({ age: 38, residency })

const inHigh = '2027-07-14'
const input = (travellers: readonly PricedTraveller[], more: Partial<PriceQuery> = {}): PriceQuery => ({
  comfort: 'lodge',
  travellers,
  singleRooms: 0,
  ...more,
})

function priced(ask: PriceQuery, rates: PackageRates = trek, startsOn = inHigh): PriceLine[] {
  const outcome = pricePackage(rates, { ...ask, startsOn })
  if (!outcome.done) throw new Error(`Refused: ${outcome.refusal.reason}`)
  return outcome.value
}

/** What each line of a kind comes to. */
const amounts = (lines: readonly PriceLine[], kind: PriceLine['kind']) =>
  lines.filter((line) => line.kind === kind).map(({ amountMinor }) => amountMinor)

test('two on the three-day trek pay 4,900.00, of which the permits are 3,000.00', () => {
  const lines = priced(input([adult, adult]))
  expect(sumOf(lines)).toBe(490_000)
  expect(
    lines.map(({ kind, quantity, unitMinor, amountMinor, refundable }) => [kind, quantity, unitMinor, amountMinor, refundable]),
  ).toEqual([
    ['base', 2, 95_000, 190_000, true],
    ['permit', 2, 150_000, 300_000, false],
  ])
})

test('every line says why in words', () => {
  const lines = priced(input([adult, adult, aged(8)], { singleRooms: 1 }))
  expect(lines.map(({ label, reason }) => `${label}: ${reason}`)).toEqual([
    'Travellers: Lodges, high season, based on 2 travellers',
    'Child of 8: 50% of lodges, high season, based on 2 travellers, with two adults',
    'A room alone: The room is not shared, all nights',
    'Gorilla permit: Day 2, international visitor rate of 2026',
  ])
})

test('a family reads with how many adults its children share, and each comfort and season its own words', () => {
  const textsOf = (ages: readonly number[]) =>
    priced(input(ages.map(aged))).flatMap(({ kind, label, reason }) => (kind === 'base' ? `${label}: ${reason}` : []))
  const basis = 'lodges, high season, based on 2 travellers'
  expect(textsOf([30, 6])).toEqual([
    'Traveller: Lodges, high season, based on 2 travellers',
    `Child of 6: 75% of ${basis}, with one adult`,
  ])
  expect(textsOf([30, 5])[1]).toBe(`Child of 5: 25% of ${basis}`)
  expect(textsOf([9, 9])[0]).toBe(`Child of 9: 75% of ${basis}`)
  const worded = (comfort: 'simple' | 'luxury') => {
    const rates = { ...trek, prices: [{ ...rate('low', 'sharing', 1, 100), comfort }] }
    return priced(input([adult], { comfort }), rates, '2027-03-14')[0]?.reason
  }
  expect(worded('simple')).toBe('Guest houses, low season, based on 1 traveller')
  expect(worded('luxury')).toBe('Luxury, low season, based on 1 traveller')
})

test('the rate is the one of the largest listed group size that is not above the party, in whatever order they are listed', () => {
  const unit = (size: number) => priced(input(Array.from({ length: size }, () => adult)))[0]?.unitMinor
  expect([1, 2, 3, 4, 5, 12].map(unit)).toEqual([143_100, 95_000, 95_000, 81_000, 81_000, 81_000])
  const shuffled = { ...trek, prices: [...trek.prices].reverse() }
  expect(priced(input([adult, adult, adult, adult]), shuffled)[0]?.unitMinor).toBe(81_000)
})

test('a party under the smallest listed group size has no rate', () => {
  expect(pricePackage(trek, { ...input([adult]), startsOn: '2027-03-14' })).toEqual({
    done: false,
    refusal: { reason: 'no-rate' },
  })
})

test('a comfort that is not listed has no rate', () => {
  expect(priceInSeason(trek, 'high', input([adult, adult], { comfort: 'luxury' }))).toMatchObject({
    refusal: { reason: 'no-rate' },
  })
})

test('a departure is priced by its own group size, however many book at once', () => {
  expect(priced(input([adult], { groupSize: 4 }))[0]?.unitMinor).toBe(81_000)
  expect(priced(input([adult, adult, adult, adult, adult], { groupSize: 2 }))[0]?.unitMinor).toBe(95_000)
})

test('an infant who pays nothing does not make the group larger, a child who pays does', () => {
  expect(priced(input([adult, adult, aged(1), aged(1)]))[0]?.unitMinor).toBe(95_000)
  expect(priced(input([adult, adult, aged(8), aged(3)]))[0]?.unitMinor).toBe(81_000)
})

test('children pay their share of the base and the permit in full', () => {
  const lines = priced(input([adult, adult, aged(8), aged(3), aged(1)]))
  expect(amounts(lines, 'base')).toEqual([2 * 81_000, 40_500, 20_250, 0])
  expect(amounts(lines, 'permit')).toEqual([5 * 150_000])
})

test('with one adult an older child pays three quarters', () => {
  expect(amounts(priced(input([adult, aged(8)])), 'base')).toEqual([95_000, 71_250])
})

test('someone of twelve counts among the adults, someone of eleven does not', () => {
  const [base, child] = priced(input([adult, aged(12), aged(11)]))
  expect([base?.quantity, child?.label, child?.amountMinor]).toEqual([2, 'Child of 11', 47_500])
  expect(amounts(priced(input([adult, aged(11), aged(8)])), 'base')).toEqual([95_000, 71_250, 71_250])
})

test('an infant stands among the lines, free and with the reason', () => {
  const lines = priced(input([adult, adult, aged(1)]))
  expect(lines[1]).toMatchObject({ label: 'Child of 1', reason: 'Under two: free', quantity: 1, amountMinor: 0 })
})

test('children alone have lines of their own and no line for adults', () => {
  expect(priced(input([aged(8), aged(9)])).map(({ label }) => label)).toEqual(['Child of 9', 'Child of 8', 'Gorilla permit'])
})

test('half a cent of a child’s share is rounded away from zero', () => {
  const odd = { ...trek, prices: [{ ...rate('high', 'sharing', 2, 0), amountMinor: 90_101 }] }
  expect(amounts(priced(input([adult, adult, aged(8), aged(3)]), odd), 'base')).toEqual([180_202, 45_051, 22_525])
})

test('a room alone costs what single lies above sharing, for each room', () => {
  expect(amounts(priced(input([adult, adult], { singleRooms: 1 })), 'single')).toEqual([19_900])
  const [line] = priced(input([adult, adult], { singleRooms: 2 })).filter(({ kind }) => kind === 'single')
  expect(line).toMatchObject({ label: 'Rooms alone', quantity: 2, unitMinor: 19_900, amountMinor: 39_800, refundable: true })
})

test('the single rate goes by the band as well', () => {
  const banded = { ...trek, prices: [...trek.prices, rate('high', 'single', 4, 1000)] }
  expect(amounts(priced(input([adult, adult], { singleRooms: 1, groupSize: 4 }), banded), 'single')).toEqual([19_000])
})

test('nobody has more rooms alone than there are adults: a child never sleeps alone', () => {
  const outcome = pricePackage(trek, { ...input([adult, aged(8)], { singleRooms: 2 }), startsOn: inHigh })
  expect(outcome).toEqual({ done: false, refusal: { reason: 'too-many-single-rooms', most: 0 } })
  expect([mostRoomsAlone([30, 30]), mostRoomsAlone([30, 30, 8]), mostRoomsAlone([8, 8])]).toEqual([2, 1, 0])
  expect([mostRoomsAlone([30, 12]), mostRoomsAlone([30, 11])]).toEqual([2, 0])
})

test('a room alone without a listed single rate is refused, not given away', () => {
  expect(priceInSeason(trek, 'low', input([adult, adult], { singleRooms: 1 }))).toMatchObject({ refusal: { reason: 'no-rate' } })
})

test('a room alone that is listed cheaper than a shared one costs nothing more, never less', () => {
  const odd = { ...trek, prices: [...trek.prices, rate('high', 'single', 4, 700)] }
  expect(amounts(priced(input([adult, adult], { singleRooms: 1, groupSize: 4 }), odd), 'single')).toEqual([0])
})

test('a party larger than the package takes is refused with the number, an infant counted; one of that size is not', () => {
  const outcome = pricePackage(trek, { ...input([adult, adult, aged(1)], { mostTravellers: 2 }), startsOn: inHigh })
  expect(outcome).toEqual({ done: false, refusal: { reason: 'party-too-large', most: 2 } })
  expect(priceInSeason(trek, 'high', input([adult, adult], { mostTravellers: 2 }))).toMatchObject({ done: true })
})

test('a journey is priced by the season of its first day', () => {
  expect(priced(input([adult, adult]), trek, '2027-05-31')[0]?.unitMinor).toBe(90_100)
  expect(priced(input([adult, adult]), trek, '2027-06-01')[0]?.unitMinor).toBe(95_000)
  const feast = { ...trek, highSeasons: [{ from: '11-28', to: '11-28' }] }
  const unitOn = (day: string) => priced(input([adult, adult]), feast, day)[0]?.unitMinor
  expect(['2027-11-27', '2027-11-28', '2027-11-29'].map(unitOn)).toEqual([90_100, 95_000, 90_100])
})

test('each traveller pays the fee of their residency', () => {
  const lines = priced(input([adult, from('african'), from('eac'), from('eac')]))
  expect(
    lines.filter(({ kind }) => kind === 'permit').map(({ quantity, unitMinor, reason }) => [quantity, unitMinor, reason]),
  ).toEqual([
    [1, 150_000, 'Day 2, international visitor rate of 2026'],
    [1, 50_000, 'Day 2, African citizen rate of 2026'],
    [2, 20_000, 'Day 2, East African citizen rate of 2026'],
  ])
})

test('a residency that a fee does not list pays the foreign one, on one line with those who do', () => {
  const [permits] = priced(input([adult, from('resident')])).filter(({ kind }) => kind === 'permit')
  expect(permits).toMatchObject({
    quantity: 2,
    amountMinor: 300_000,
    reason: 'Day 2, international visitor, resident rate of 2026',
  })
})

test('a fee that is needed twice is charged twice and says so', () => {
  const lines = priced(input([adult, adult]), { ...trek, fees: [{ ...permit, quantity: 2 }] })
  expect(lines.at(-1)).toMatchObject({
    quantity: 4,
    amountMinor: 600_000,
    reason: 'Day 2, 2 times, international visitor rate of 2026',
  })
})

test('park fees stand apart from permits and are not refundable either', () => {
  const lines = priced(input([adult, adult]), { ...trek, fees: [permit, parkFee] })
  expect(amounts(lines, 'park-fee')).toEqual([20_000])
  expect(lines.filter(({ kind }) => kind === 'permit' || kind === 'park-fee').map(({ refundable }) => refundable)).toEqual([
    false,
    false,
  ])
})

test('the price of one person is an adult from abroad who shares a room, permits inside', () => {
  expect(pricePerPerson(trek, { startsOn: inHigh, comfort: 'lodge', groupSize: 2 })).toEqual({ minor: 245_000, currency: 'USD' })
  expect(priceInSeason(trek, 'high', { comfort: 'lodge', groupSize: 2, ...oneAdult })).toMatchObject({ done: true })
})

test('the price of one person where none is listed is an error that is reported', () => {
  expect(() => pricePerPerson(trek, { startsOn: inHigh, comfort: 'luxury', groupSize: 2 })).toThrow('No price for luxury')
})
