import { expect, test } from 'vitest'
import { demoExtras } from '#db/demo/extras.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { payingTravellers } from './child-share.ts'
import type { DiscountCode, DiscountInput } from './discounts/discounts.ts'
import { priceExtras } from './extras/extras.ts'
import { finishPrice } from './finish-price.ts'
import type { PricedTraveller, PriceQuery } from './packages/package-lines.ts'
import type { PackageRates } from './packages/package-rates.ts'
import { pricePackage } from './packages/price-package.ts'
import { type PriceLine, sumOf } from './price-line.ts'

/** The worked examples of docs/pricing.md, one test for each, with the figures as they stand there. */

type Written = readonly [label: string, quantity: number, unit: string, amount: string, vatInside?: string]

const figure = (minor: number) => (minor / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })

function written(lines: readonly PriceLine[]): Written[] {
  return lines.map(({ label, quantity, unitMinor, amountMinor, vatMinor }) => {
    const row = [label, quantity, figure(unitMinor), figure(amountMinor)] as const
    return vatMinor === 0 ? row : [...row, figure(vatMinor)]
  })
}

const { vatBasisPoints, tourismTaxBasisPoints, freeLeaderEvery, groupDiscount, earlyDiscount } = defaultSettings
const taxes = { vatBasisPoints, tourismTaxBasisPoints, lodgingInRwanda: false }
const asSet = { freeLeaderEvery, groupDiscount, earlyDiscount }
const discounts = (more: Partial<DiscountInput>): DiscountInput => ({
  kind: 'journey',
  travellers: 2,
  paying: 2,
  bookedOn: '2027-01-11',
  startsOn: '2027-07-14',
  rules: asSet,
  code: null,
  ...more,
})

const rate = (groupSize: number, usd: number) =>
  ({ comfort: 'lodge', season: 'low', occupancy: 'sharing', groupSize, amountMinor: usd * 100 }) as const
const fee = (kind: 'permit' | 'park-fee', name: string, foreign: number, resident: number) => ({
  id: 'fee',
  kind,
  unit: 'traveller' as const,
  parkId: null,
  name,
  minimumAge: 0,
  foreignMinor: foreign * 100,
  residentMinor: resident * 100,
  africanMinor: null,
  eacMinor: null,
  asOf: 2026,
  confidence: 'high' as const,
  day: 2,
  quantity: 1,
})

const adults = (count: number): PricedTraveller[] => Array.from({ length: count }, () => ({ age: 40, residency: 'foreign' }))

/** A package's whole price without extras. */
function journey(rates: PackageRates, input: Partial<PriceQuery>, more: Partial<DiscountInput> = {}): PriceLine[] {
  const travellers = input.travellers ?? adults(2)
  const lines = pricePackage(rates, { startsOn: '2027-07-14', comfort: 'lodge', travellers, singleRooms: 0, ...input })
  if (!lines.done) throw new Error(lines.refusal.reason)
  const party = { travellers: travellers.length, paying: payingTravellers(travellers.map(({ age }) => age)) }
  return finishPrice({ lines: lines.value, extras: [], discounts: discounts({ ...party, ...more }), taxes })
}

test('two adults on the three-day gorilla trek pay 4,900.00', () => {
  const trek: PackageRates = { highSeasons: [], prices: [rate(2, 950)], fees: [fee('permit', 'Gorilla permit', 1500, 500)] }
  const lines = journey(trek, {})
  expect(written(lines)).toEqual([
    ['Travellers', 2, '950.00', '1,900.00', '289.83'],
    ['Gorilla permit', 2, '1,500.00', '3,000.00'],
  ])
  expect(figure(sumOf(lines))).toBe('4,900.00')
})

test('a visitor, a resident and a child of eight on a departure pay 1,537.50', () => {
  const akagera: PackageRates = {
    highSeasons: [],
    prices: [rate(2, 630), rate(4, 515)],
    fees: [fee('park-fee', 'Akagera National Park entry', 100, 50)],
  }
  const [visitor] = adults(1)
  if (!visitor) throw new Error('Nobody travels')
  const travellers = [visitor, { ...visitor, residency: 'resident' as const }, { ...visitor, age: 8 }]
  const lines = journey(akagera, { groupSize: 4, travellers }, { kind: 'departure' })
  expect(written(lines)).toEqual([
    ['Travellers', 2, '515.00', '1,030.00', '157.12'],
    ['Child of 8', 1, '257.50', '257.50', '39.28'],
    ['Akagera National Park entry', 1, '100.00', '100.00'],
    ['Akagera National Park entry', 1, '50.00', '50.00'],
    ['Akagera National Park entry', 1, '100.00', '100.00'],
  ])
  expect(lines.at(-1)).toMatchObject({
    reason:
      'Day 2, child of 8: the adult fee is taken, international visitor rate of 2026. If the park charges less for the child, we refund the difference.',
    childFee: { day: 2, age: 8, recorded: false },
  })
  expect(figure(sumOf(lines))).toBe('1,537.50')
})

test('thirty-four pilgrims with two free leaders pay 13,120.00', () => {
  const kibeho: PackageRates = { highSeasons: [], prices: [rate(16, 445), rate(30, 410)], fees: [] }
  const lines = journey(kibeho, { travellers: adults(34) }, { kind: 'pilgrims' })
  expect(written(lines)).toEqual([
    ['Travellers', 34, '410.00', '13,940.00', '2,126.44'],
    ['Free leader places', 2, '-410.00', '-820.00', '-125.08'],
  ])
  expect(figure(sumOf(lines))).toBe('13,120.00')
})

test('five nights over two seasons in a hotel in Rwanda come to 707.54', () => {
  const nights = (label: string, quantity: number, usd: number): PriceLine => ({
    kind: 'room',
    label,
    reason: '',
    quantity,
    unitMinor: usd * 100,
    amountMinor: quantity * usd * 100,
    refundable: true,
    vatMinor: 0,
    ladder: 'stays',
  })
  const lines = finishPrice({
    lines: [nights('Lake room, low season', 2, 120), nights('Lake room, high season', 3, 150)],
    extras: [],
    discounts: discounts({ kind: 'stay' }),
    taxes: { ...taxes, lodgingInRwanda: true },
  })
  expect(written(lines)).toEqual([
    ['Lake room, low season', 2, '120.00', '240.00', '36.61'],
    ['Lake room, high season', 3, '150.00', '450.00', '68.64'],
    ['Tourism tax', 1, '17.54', '17.54'],
  ])
  expect(figure(sumOf(lines))).toBe('707.54')
})

test('five days with a car and no excess to pay come to 383.50', () => {
  const car: PriceLine = {
    kind: 'vehicle',
    label: 'Compact SUV',
    reason: '',
    quantity: 5,
    unitMinor: 5_000,
    amountMinor: 25_000,
    refundable: true,
    vatMinor: 0,
    ladder: 'cars',
  }
  const input = {
    kind: 'hire',
    travellers: 2,
    nights: 4,
    days: 5,
    activities: [],
    freeTimeIn: [],
    drive: 'self-drive',
    ladder: 'cars',
  } as const
  const extras = priceExtras(demoExtras, [{ id: 'hire-excess-waiver', quantity: 1 }], input)
  if (!extras.done) throw new Error(extras.refusal.reason)
  const lines = finishPrice({ lines: [car], extras: extras.value, discounts: discounts({ kind: 'hire' }), taxes })
  expect(written(lines)).toEqual([
    ['Compact SUV', 5, '50.00', '250.00'],
    ['No excess to pay, one car', 5, '15.00', '75.00'],
    ['VAT', 1, '58.50', '58.50'],
  ])
  expect(figure(sumOf(lines))).toBe('383.50')
})

test('ten adults with a group discount and a code pay 5,881.87', () => {
  const nyungwe: PackageRates = {
    highSeasons: [],
    prices: [{ ...rate(8, 0), amountMinor: 51_250 }],
    fees: [fee('permit', 'Chimpanzee permit', 150, 100)],
  }
  const code: DiscountCode = { code: 'SPRING', name: 'Spring', percent: 5, amountMinor: null, kinds: ['journey'] }
  const rules = { ...asSet, groupDiscount: { from: 10, percent: 10 } }
  const lines = journey(nyungwe, { travellers: adults(10) }, { rules, code })
  expect(written(lines)).toEqual([
    ['Travellers', 10, '512.50', '5,125.00', '781.78'],
    ['Group discount', 1, '-512.50', '-512.50', '-78.18'],
    ['Spring', 1, '-230.63', '-230.63', '-35.18'],
    ['Chimpanzee permit', 10, '150.00', '1,500.00'],
  ])
  expect(figure(sumOf(lines))).toBe('5,881.87')
})

test('seven travellers pay two vehicles down into the crater, two on a departure for four their share of one', () => {
  const crater = { ...fee('park-fee', 'Crater service fee', 295, 295), unit: 'vehicle' as const }
  const rates: PackageRates = { highSeasons: [], prices: [rate(1, 500)], fees: [crater] }
  const feeOf = (lines: readonly PriceLine[]) => written(lines.filter(({ kind }) => kind === 'park-fee'))
  expect(feeOf(journey(rates, { travellers: adults(7) }))).toEqual([['Crater service fee', 2, '295.00', '590.00']])
  expect(feeOf(journey(rates, { travellers: adults(2), groupSize: 4 }))).toEqual([['Crater service fee', 2, '73.75', '147.50']])
})
