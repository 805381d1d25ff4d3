import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Residency } from '#features/places/visitor-fee.ts'
import { payingTravellers } from '../child-share.ts'
import { discountLines } from '../discounts/discounts.ts'
import { finishPrice } from '../finish-price.ts'
import { type PriceLine, sumOf } from '../price-line.ts'
import { mostRoomsAlone, type PricedTraveller } from './package-lines.ts'
import type { PackagePrice, PackageRates } from './package-rates.ts'
import { pricePackage } from './price-package.ts'

const often = { numRuns: 1000 }
const traveller = fc.record({
  age: fc.integer({ min: 0, max: 90 }),
  residency: fc.constantFrom<Residency[]>('foreign', 'resident', 'african', 'eac'),
})
const adult: PricedTraveller = { age: 40, residency: 'foreign' }
/** A party that may travel: an adult, and whoever comes along. */
const parties = fc.array(traveller, { maxLength: 14 }).map((others): PricedTraveller[] => [adult, ...others])

const cents = (most: number) => fc.integer({ min: 1, max: most })
const fee = (unit: 'traveller' | 'vehicle') =>
  fc.record({
    id: fc.constant('fee'),
    kind: fc.constantFrom('permit' as const, 'park-fee' as const),
    unit: fc.constant(unit),
    parkId: fc.constant(null),
    name: fc.constant('A fee'),
    minimumAge: fc.constant(0),
    foreignMinor: cents(200_000),
    residentMinor: fc.option(cents(200_000)),
    africanMinor: fc.option(cents(200_000)),
    eacMinor: fc.option(cents(200_000)),
    asOf: fc.constant(2026),
    confidence: fc.constant('high' as const),
    day: fc.integer({ min: 1, max: 5 }),
    quantity: fc.integer({ min: 1, max: 3 }),
  })

/** Rates that fall as the group grows, sharing and single both; and with `supplement` what a room alone costs more, too. */
const ratesThatFall = (supplement: boolean): fc.Arbitrary<PackageRates> =>
  fc
    .record({
      sizes: fc.uniqueArray(fc.integer({ min: 2, max: 30 }), { maxLength: 4 }),
      steps: fc.array(fc.tuple(cents(30_000), cents(30_000)), { minLength: 5, maxLength: 5 }),
      fees: fc.array(fc.oneof(fee('traveller'), fee('vehicle')), { maxLength: 3 }),
    })
    .map(({ sizes, steps, fees }) => {
      const bands = [...sizes, 1].sort((a, b) => b - a)
      let [sharing, single] = [10_000, 15_000]
      const prices = bands.flatMap((groupSize, index): PackagePrice[] => {
        const [up, upAlone] = steps[index] ?? [0, 0]
        sharing += up
        single += supplement ? up + upAlone : upAlone
        const band = { comfort: 'lodge', season: 'low', groupSize } as const
        return [
          { ...band, occupancy: 'sharing', amountMinor: sharing },
          { ...band, occupancy: 'single', amountMinor: single },
        ]
      })
      return { prices, fees, highSeasons: [] }
    })

const fallingRates = ratesThatFall(false)

type Sleepers = { party: readonly PricedTraveller[]; singleRooms: number }
const sleepers = fc
  .tuple(parties, fc.nat(20))
  .map(([party, alone]): Sleepers => ({ party, singleRooms: Math.min(alone, mostRoomsAlone(party.map(({ age }) => age))) }))

function priced(rates: PackageRates, { party, singleRooms }: Sleepers, groupSize?: number): PriceLine[] {
  const input = { startsOn: '2027-03-14', comfort: 'lodge', travellers: party, singleRooms } as const
  const outcome = pricePackage(rates, groupSize === undefined ? input : { ...input, groupSize })
  if (!outcome.done) throw new Error(`Refused: ${outcome.refusal.reason}`)
  return outcome.value
}

const together = (one: Sleepers, other: Sleepers): Sleepers => ({
  party: [...one.party, ...other.party],
  singleRooms: one.singleRooms + other.singleRooms,
})

test('every line is whole cents and not below nothing, its amount is its quantity times its unit, and the total is their sum', () => {
  fc.assert(
    fc.property(fallingRates, sleepers, fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }), (rates, party, group) => {
      const lines = priced(rates, party, group)
      let total = 0
      for (const line of lines) {
        expect(Number.isInteger(line.amountMinor)).toBe(true)
        expect(line.amountMinor).toBe(line.quantity * line.unitMinor)
        expect(line.amountMinor).toBeGreaterThanOrEqual(0)
        expect(line.quantity).toBeGreaterThan(0)
        expect([line.vatMinor, line.ladder]).toEqual([0, 'tours'])
        expect(line.refundable).toBe(line.kind === 'base' || line.kind === 'single')
        total += line.amountMinor
      }
      expect(sumOf(lines)).toBe(total)
    }),
    often,
  )
})

test('each traveller is counted once in the base and as often as it is needed in a fee for each traveller', () => {
  fc.assert(
    fc.property(fallingRates, sleepers, (rates, party) => {
      const lines = priced(rates, party)
      const counted = (kinds: readonly string[]) =>
        lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { quantity }) => sum + quantity, 0)
      expect(counted(['base'])).toBe(party.party.length)
      const times = rates.fees.filter(({ unit }) => unit === 'traveller').reduce((sum, { quantity }) => sum + quantity, 0)
      const vehicles = rates.fees.filter(({ unit }) => unit === 'vehicle').reduce((sum, { quantity }) => sum + quantity, 0)
      const whole = Math.ceil(party.party.length / 6)
      expect(counted(['permit', 'park-fee'])).toBe(party.party.length * times + whole * vehicles)
    }),
    often,
  )
})

test('permits never depend on age', () => {
  fc.assert(
    fc.property(fallingRates, parties, (rates, party) => {
      const old = party.map((one) => ({ ...one, age: 40 }))
      const feesOf = (travellers: PricedTraveller[]) =>
        sumOf(priced(rates, { party: travellers, singleRooms: 0 }).filter(({ kind }) => kind !== 'base'))
      expect(feesOf(old)).toBe(feesOf(party))
    }),
    often,
  )
})

test('in which order travellers are named changes no total', () => {
  fc.assert(
    fc.property(fallingRates, sleepers, (rates, { party, singleRooms }) => {
      const total = (travellers: readonly PricedTraveller[]) => sumOf(priced(rates, { party: travellers, singleRooms }))
      expect(total([...party].reverse())).toBe(total(party))
    }),
    often,
  )
})

test('one more traveller never makes a departure cheaper, but for the second adult of a family with children', () => {
  fc.assert(
    fc.property(fallingRates, parties, traveller, fc.integer({ min: 1, max: 12 }), (rates, party, more, group) => {
      const adults = (travellers: readonly PricedTraveller[]) => travellers.filter(({ age }) => age >= 12).length
      fc.pre(adults(party) >= 2 || more.age < 12)
      const before = sumOf(priced(rates, { party, singleRooms: 0 }, group))
      expect(sumOf(priced(rates, { party: [...party, more], singleRooms: 0 }, group))).toBeGreaterThanOrEqual(before)
    }),
    often,
  )
})

test('where rates fall with size, two parties never pay less apart than together, on a date of their own or on a departure', () => {
  fc.assert(
    fc.property(
      fallingRates,
      sleepers,
      sleepers,
      fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
      (rates, one, other, group) => {
        const apart = sumOf(priced(rates, one, group)) + sumOf(priced(rates, other, group))
        expect(sumOf(priced(rates, together(one, other), group))).toBeLessThanOrEqual(apart)
      },
    ),
    often,
  )
})

const shares = fc.integer({ min: 1, max: 100 })
const rules = fc.record({
  freeLeaderEvery: fc.integer({ min: 0, max: 8 }),
  groupDiscount: fc.option(fc.record({ from: fc.integer({ min: 1, max: 20 }), percent: shares })),
  earlyDiscount: fc.option(fc.record({ daysAhead: fc.integer({ min: 0, max: 100 }), percent: shares })),
})
const taxes = { vatBasisPoints: 1800, tourismTaxBasisPoints: 300, lodgingInRwanda: false }

test('discounts by size, time and share keep that law but for cents of rounding, where a room alone does not cost more in a larger group', () => {
  fc.assert(
    fc.property(ratesThatFall(true), sleepers, sleepers, rules, fc.option(shares), (rates, one, other, rule, percent) => {
      const code = percent && { code: 'SPRING', name: 'Spring', percent, amountMinor: null, kinds: ['pilgrims'] }
      const total = (alone: Sleepers) => {
        const ages = alone.party.map(({ age }) => age)
        const input = {
          kind: 'pilgrims',
          travellers: ages.length,
          paying: payingTravellers(ages),
          rules: rule,
          code: code || null,
        }
        const discounts = { ...input, bookedOn: '2027-01-10', startsOn: '2027-03-14' }
        return sumOf(finishPrice({ lines: priced(rates, alone), extras: [], discounts, taxes }))
      }
      // Three shares are each rounded once together and twice apart: at most half a cent each time.
      expect(total(together(one, other))).toBeLessThanOrEqual(total(one) + total(other) + 4)
    }),
    often,
  )
})

test('a code for a fixed amount breaks it: two bookings that both use one save twice, so a code says how often', () => {
  const flat: PackageRates = {
    prices: [{ comfort: 'lodge', season: 'low', occupancy: 'sharing', groupSize: 1, amountMinor: 50_000 }],
    fees: [],
    highSeasons: [],
  }
  const code = { code: 'WELCOME', name: 'Welcome', percent: null, amountMinor: 5_000, kinds: ['journey'] }
  const total = (travellers: number) => {
    const lines = priced(flat, { party: Array.from({ length: travellers }, () => adult), singleRooms: 0 })
    const none = { freeLeaderEvery: 0, groupDiscount: null, earlyDiscount: null }
    const input = {
      kind: 'journey',
      travellers,
      paying: travellers,
      bookedOn: '2027-01-10',
      startsOn: '2027-03-14',
      rules: none,
      code,
    }
    return sumOf([...lines, ...discountLines(lines, input)])
  }
  expect(total(1) + total(1)).toBe(total(2) - 5_000)
})
