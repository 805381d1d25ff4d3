import fc from 'fast-check'
import { expect, test } from 'vitest'
import { departureChoice, journeyChoice } from '#features/bookings/drafts/choice.ts'
import { quoteOf } from '#features/bookings/quotes/quote.ts'
import type { DepartureRow } from '#features/departures/departure-row.ts'
import { type RequestedParty, readParty } from '#features/orders/requested-party.ts'
import type { SoldPackage } from '#features/packages/published-package.ts'
import { residencies } from '#features/places/visitor-fee.ts'
import { comforts, type PackagePrice, type PackageRates, packageRatesOn } from '#features/pricing/packages/package-rates.ts'
import { seasonOf } from '#features/pricing/packages/package-season.ts'
import { defaultSettings, type Settings } from '#features/settings/settings.ts'
import { usd } from '#values/money.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { priceTable } from '../packages/price-table.ts'
import { type PriceCell, priceGrids, tooYoungFor } from './price-grids.ts'

const now = new Date('2027-03-12T08:00:00Z')
const asWritten = ({ name }: { name: string }) => name

const rate = (groupSize: number, dollars: number, more: Partial<PackagePrice> = {}): PackagePrice => ({
  comfort: 'lodge',
  season: 'low',
  occupancy: 'sharing',
  groupSize,
  amountMinor: dollars * 100,
  ...more,
})

const fee = (kind: 'permit' | 'park-fee', unit: 'traveller' | 'vehicle', dollars: number): PackageRates['fees'][number] => ({
  id: `${kind}-${unit}`,
  kind,
  unit,
  parkId: null,
  name: 'Fee',
  minimumAge: 0,
  foreignMinor: dollars * 100,
  residentMinor: null,
  africanMinor: null,
  eacMinor: null,
  asOf: 2026,
  confidence: 'high',
  day: 2,
  quantity: 1,
})

const trek = (rates: Partial<PackageRates> & Pick<PackageRates, 'prices'>): SoldPackage => ({
  id: 1,
  slug: 'gorillas',
  title: 'Gorillas',
  kind: 'journey',
  scene: { id: 'hills', hour: 'day', seed: 1, place: 'Kinigi' },
  nights: 2,
  bookable: true,
  minimumAge: 6,
  groupMax: 8,
  comforts: [],
  firstDays: [],
  freeTimeIn: [],
  rates: { highSeasons: [], fees: [], ...rates },
})

const leaving = (more: Partial<DepartureRow> = {}): DepartureRow => ({
  id: 7,
  slug: 'gorillas-2027-06-14',
  packageId: 1,
  packageSlug: 'gorillas',
  title: 'Gorillas',
  kind: 'journey',
  styles: [],
  scene: { id: 'hills', hour: 'day', seed: 1, place: 'Kinigi' },
  startsOn: '2027-06-14',
  endsOn: '2027-06-16',
  days: 3,
  startPlace: 'Kigali',
  endPlace: 'Kigali',
  comfort: 'lodge',
  cutOffDays: null,
  price: usd(0),
  capacity: 8,
  taken: 0,
  left: 8,
  confirmed: 0,
  minimum: 4,
  guaranteed: false,
  status: 'planned',
  nextEnd: null,
  note: '',
  fromAge: 6,
  ...more,
})

type Who = Pick<RequestedParty, 'childAges' | 'residency'>
const adultsFromAbroad: Who = { childAges: [], residency: 'foreign' }

const gridsFor = (
  found: SoldPackage,
  departure?: DepartureRow,
  settings: Settings = defaultSettings,
  who: Who = adultsFromAbroad,
) =>
  priceGrids({
    ...who,
    found,
    start: { id: 'x', startsOn: departure?.startsOn ?? '2027-06-14', ...(departure && { departure }) },
    settings,
    now,
  })

/** What the checkout charges for the choice of a cell's link, in cents; undefined where it refuses. */
function charged(found: SoldPackage, departure: DepartureRow, settings: Settings, { href }: PriceCell): number | undefined {
  const { pathname, searchParams } = new URL(href, 'https://impamba.test')
  const { travellers = 0, childAges, residency } = readParty(searchParams)
  const who = { travellers, childAges, residency }
  const comfort = comforts.find((one) => one === searchParams.get('comfort')) ?? 'simple'
  const around = { package: found, settings, extras: [], code: null }
  if (pathname === `/departure-details/${departure.slug}`) {
    const { order, party } = departureChoice({ departure: departure.slug, comfort, ...who }, departure)
    const quoted = quoteOf({ kind: 'departure', departure, ...around }, order, party, now)
    return quoted.done ? quoted.value.schedule.totalMinor : undefined
  }
  const startsOn = searchParams.get('startsOn') ?? ''
  const { order, party } = journeyChoice({ package: searchParams.get('package') ?? '', startsOn, comfort, ...who })
  const quoted = quoteOf({ kind: 'journey', ...around }, order, party, now)
  return quoted.done ? quoted.value.schedule.totalMinor : undefined
}

test('joining costs the rate of the minimum, a private trip that of the group, with permits and whole vehicles', () => {
  const found = trek({
    prices: [rate(1, 1200), rate(2, 950), rate(4, 515), rate(6, 480)],
    fees: [fee('permit', 'traveller', 1500), fee('park-fee', 'vehicle', 295)],
  })
  const { rows } = gridsFor(found, leaving())
  // Two who join: 515 + 1,500 + a quarter of a vehicle, each. Two alone: 950 + 1,500 each, and one vehicle.
  expect(rows[1]).toEqual({
    travellers: 2,
    join: [
      {
        each: usd(208_875),
        total: usd(417_750),
        href: '/departure-details/gorillas-2027-06-14?travellers=2&comfort=lodge#book',
        isLess: false,
      },
    ],
    own: [
      {
        each: usd(259_750),
        total: usd(519_500),
        href: '/booking/journey?package=gorillas&startsOn=2027-06-14&travellers=2&comfort=lodge',
        isLess: false,
      },
    ],
  })
  // From six a private trip has a lower rate, and one vehicle is shared by all six.
  expect(rows.map(({ own }) => own[0]?.isLess)).toEqual([false, false, false, false, true, true, true, true])
})

test('joining ends at the seats that are left and a private trip at the largest group; without a departure joining is not offered', () => {
  const found = trek({ prices: [rate(1, 900)] })
  const sold = (departure?: DepartureRow) => {
    const { rows } = gridsFor(found, departure)
    return [rows.filter(({ join }) => join[0]).length, rows.filter(({ own }) => own[0]).length, rows.length]
  }
  expect(sold(leaving({ left: 3 }))).toEqual([3, 8, 8])
  expect(sold(leaving({ left: 0 }))).toEqual([0, 8, 8])
  expect(sold(leaving({ left: 28, capacity: 28 }))).toEqual([12, 8, 12])
  expect(sold()).toEqual([0, 8, 8])
})

test('a level or size without a rate has no price, and the levels are ordered from simple to luxury', () => {
  const found = trek({ prices: [rate(2, 2000, { comfort: 'luxury' }), rate(4, 700, { comfort: 'simple' })] })
  const { comforts: levels, rows } = gridsFor(found, leaving({ comfort: 'simple' }))
  expect(levels).toEqual(['simple', 'luxury'])
  expect(rows[0]?.own).toEqual([undefined, undefined])
  expect(rows[1]?.own.map((cell) => cell?.each)).toEqual([undefined, usd(200_000)])
})

test('who travels alone begins with the price that the checkout begins with, and reads what the single room makes of it', () => {
  const found = trek({ prices: [rate(1, 1232), rate(1, 1431, { occupancy: 'single' }), rate(2, 950)] })
  const { rows } = gridsFor(found, leaving({ minimum: 2 }))
  expect(rows[0]?.own[0]).toMatchObject({ each: usd(123_200), total: usd(123_200), withSingleRoom: usd(143_100) })
  expect(rows[0]?.join[0]).toMatchObject({ total: usd(95_000), withSingleRoom: usd(143_100) })
  expect(rows[1]?.own[0]?.withSingleRoom).toBeUndefined()
})

test('every size of a party with children has an adult, and pays for a child and a resident what the booking does', () => {
  const permit = { ...fee('permit', 'traveller', 1500), eacMinor: 200_00 }
  const found = trek({ prices: [rate(1, 1000)], fees: [permit] })
  const { rows } = gridsFor(found, undefined, defaultSettings, { childAges: [9, 8], residency: 'eac' })
  expect(rows[0]).toMatchObject({ travellers: 3 })
  expect(rows.at(-1)?.travellers).toBe(8)
  const { order, party } = journeyChoice({
    ...{ package: 'gorillas', startsOn: '2027-06-14', comfort: 'lodge' },
    ...{ travellers: 3, childAges: [9, 8], residency: 'eac' },
  })
  const quoted = quoteOf(
    { kind: 'journey', package: found, settings: defaultSettings, extras: [], code: null },
    order,
    party,
    now,
  )
  const adults = gridsFor(found).rows[2]?.own[0]?.total.minor ?? 0
  const total = rows[0]?.own[0]?.total.minor ?? 0
  expect(quoted.done && quoted.value.schedule.totalMinor).toBe(total)
  expect(total).toBeLessThan(adults - 3 * 1_299_00)
})

test('a child who is too young for the permit is named with the age, and the others remain', () => {
  const found = trek({ prices: [rate(1, 1000)], fees: [{ ...fee('permit', 'traveller', 1500), minimumAge: 15 }] })
  const young = tooYoungFor(found, { startsOn: '2027-06-14', childAges: [9, 16] }, readEnglish, asWritten)
  expect(young).toMatchObject({ words: 'Continue without the child of 9', childAges: [16] })
  expect(young?.sentence).toContain('must be 15 on the day, and this one will be 9')
  expect(tooYoungFor(found, { startsOn: '2027-06-14', childAges: [15] }, readEnglish, asWritten)).toBeUndefined()
  expect(gridsFor(found, leaving(), defaultSettings, { childAges: [9], residency: 'foreign' }).rows).toEqual([])
})

const dollars = fc.integer({ min: 1, max: 3_000 })
const everyTrek = fc
  .record({
    rates: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 10 }), fc.constantFrom(...comforts), dollars, dollars), {
      selector: ([size, comfort]) => `${size} ${comfort}`,
      minLength: 1,
      maxLength: 8,
    }),
    permit: fc.option(dollars),
    vehicle: fc.option(dollars),
    high: fc.boolean(),
  })
  .map(({ rates, permit, vehicle, high }) =>
    trek({
      prices: rates.flatMap(([size, comfort, low, dear]) => [
        rate(size, low + 100, { comfort, occupancy: 'single' }),
        rate(size, dear + 100, { comfort, occupancy: 'single', season: 'high' }),
        rate(size, low, { comfort }),
        rate(size, dear, { comfort, season: 'high' }),
      ]),
      highSeasons: high ? [{ from: '06-10', to: '06-30' }] : [],
      fees: [
        ...(permit ? [{ ...fee('permit', 'traveller', permit), eacMinor: permit * 20, africanMinor: permit * 50 }] : []),
        ...(vehicle ? [fee('park-fee', 'vehicle', vehicle)] : []),
      ],
    }),
  )
const everyParty = fc.record({
  childAges: fc.array(fc.integer({ min: 6, max: 17 }), { maxLength: 3 }),
  residency: fc.constantFrom(...residencies),
})
const everySettings = fc
  .record({ group: fc.option(fc.integer({ min: 2, max: 8 })), early: fc.option(fc.integer({ min: 10, max: 120 })) })
  .map(
    ({ group, early }): Settings => ({
      ...defaultSettings,
      groupDiscount: group ? { from: group, percent: 10 } : defaultSettings.groupDiscount,
      earlyDiscount: early ? { daysAhead: early, percent: 7 } : defaultSettings.earlyDiscount,
    }),
  )

test('every cell is what the checkout charges for the choice that its link makes, whatever party, rates, fees and discounts', () => {
  fc.assert(
    fc.property(everyTrek, everySettings, everyParty, fc.integer({ min: 1, max: 8 }), (found, settings, who, minimum) => {
      const departure = leaving({ minimum })
      const { rows, comforts: levels } = gridsFor(found, departure, settings, who)
      for (const { travellers, join, own } of rows)
        for (const [at, cell] of [...join, ...own].entries()) {
          if (!cell) continue
          expect(charged(found, departure, settings, cell)).toBe(cell.total.minor)
          const query = new URL(cell.href, 'https://impamba.test').searchParams
          expect(query.get('comfort')).toBe(levels[at % levels.length])
          expect(readParty(query)).toMatchObject({ travellers, ...who, problems: {} })
          expect(Math.abs(cell.each.minor * travellers - cell.total.minor)).toBeLessThanOrEqual(travellers / 2)
        }
    }),
    { numRuns: 200 },
  )
})

test('the table on the page of a package agrees about the smallest group of each of its rows', () => {
  fc.assert(
    fc.property(everyTrek, (found) => {
      const { rows, comforts: levels } = gridsFor(found)
      const rates = packageRatesOn(found.rates, '2027-06-14')
      if (!rates) throw new Error('Nothing is on sale')
      const season = seasonOf('2027-06-14', rates.highSeasons)
      const { seasons, columns } = priceTable(rates, found.groupMax)
      const table = seasons.find((one) => one.season === season) ?? seasons[0]
      expect(columns).toEqual(levels)
      for (const { from, cells } of table?.rows ?? [])
        if (from <= found.groupMax)
          expect(
            rows[from - 1]?.own.map((cell) => cell?.each),
            `for ${from}`,
          ).toEqual(cells)
    }),
  )
})
