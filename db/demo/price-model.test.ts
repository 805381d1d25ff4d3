import { expect, test } from 'vitest'
import type { PackageDay } from '#features/packages/package.ts'
import type { Comfort, Occupancy, Season } from '#features/pricing/packages/package-rates.ts'
import { type PriceInput, pricesFrom } from './price-model.ts'

const dayAt = (place: string, meals: PackageDay['meals'], hotel?: string): PackageDay => ({
  title: '',
  text: '',
  from: place,
  to: place,
  driveMinutes: 0,
  driveKm: 0,
  meals,
  ...(hotel ? { night: { place, hotel } } : {}),
})

const twoNightsAtLavaStone: PriceInput = {
  comfort: 'lodge',
  days: [
    dayAt('kinigi', ['lunch', 'dinner'], 'lava-stone-kinigi'),
    dayAt('kinigi', ['breakfast', 'lunch', 'dinner'], 'lava-stone-kinigi'),
    dayAt('kinigi', ['breakfast', 'lunch']),
  ],
  perPersonUsd: { 1: 2931, 2: 2450, 4: 2310 },
  permitsUsd: 1500,
  instead: {
    simple: { 'lava-stone-kinigi': 'giant-lobelia-musanze' },
    luxury: { 'lava-stone-kinigi': 'hagenia-heights-kinigi' },
  },
}

const usdAt = (input: PriceInput, comfort: Comfort, season: Season, occupancy: Occupancy, groupSize: number) =>
  (pricesFrom(input).find(
    (price) =>
      price.comfort === comfort && price.season === season && price.occupancy === occupancy && price.groupSize === groupSize,
  )?.amountMinor ?? 0) / 100

test('the own comfort in the high season is the planning figure less the permits', () => {
  expect([1, 2, 4].map((size) => usdAt(twoNightsAtLavaStone, 'lodge', 'high', 'sharing', size))).toEqual([1431, 950, 810])
})

test('the low season takes half a double at the low rate, less the contract discount and with the margin', () => {
  // 2 nights × (340 − 290) × 85% × half × 1.15 = 48.88
  expect(usdAt(twoNightsAtLavaStone, 'lodge', 'low', 'sharing', 2)).toBe(901)
})

test('a room alone costs 80% of the room instead of half', () => {
  // 2 nights × 340 × 85% × 30% × 1.15 = 199.41
  expect(usdAt(twoNightsAtLavaStone, 'lodge', 'high', 'single', 2)).toBe(950 + 199)
})

test('who travels alone has a room alone already, at no supplement', () => {
  expect(usdAt(twoNightsAtLavaStone, 'lodge', 'high', 'single', 1)).toBe(1431)
})

test('a simpler hotel saves on the room and pays for the meals that its board leaves out', () => {
  // rooms: 2 × (52 − 340) × 85% × half = −244.80; two lunches and two dinners + 54; × 1.15 = −219.42
  expect(usdAt(twoNightsAtLavaStone, 'simple', 'high', 'sharing', 2)).toBe(731)
})

test('luxury adds the better room, a private guide shared by the party, and its own margin', () => {
  // (2450 ÷ 1.15 + 2 × (2600 − 340) × 85% × half + 3 days × 140 ÷ 2) × 1.25 − 1500
  expect(usdAt(twoNightsAtLavaStone, 'luxury', 'high', 'sharing', 2)).toBe(3827)
})

test('a comfort without another hotel near the place keeps the own one', () => {
  const prices = pricesFrom({ ...twoNightsAtLavaStone, instead: { simple: {} } })
  const amounts = (comfort: Comfort) => prices.filter((price) => price.comfort === comfort).map(({ amountMinor }) => amountMinor)
  expect(amounts('simple')).toEqual(amounts('lodge'))
})

test('a hotel that does not exist is an error that is reported', () => {
  const wrong = { ...twoNightsAtLavaStone, instead: { simple: { 'lava-stone-kinigi': 'no-such-house' } } }
  expect(() => pricesFrom(wrong)).toThrow('No hotel no-such-house')
})
