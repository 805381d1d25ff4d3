import { expect, test } from 'vitest'
import type { PackageContent } from '#features/packages/package.ts'
import type { VisitorFee } from '#features/places/visitor-fee.ts'
import { feeFor } from '#features/places/visitor-fee.ts'
import type { Comfort, PackagePrice } from '#features/pricing/packages/package-rates.ts'
import { occupancies, seasons } from '#features/pricing/packages/package-rates.ts'
import { slugOf } from '#values/slug.ts'
import countries from '../reference/countries.json' with { type: 'json' }
import hotels from '../reference/hotels.json' with { type: 'json' }
import parks from '../reference/parks.json' with { type: 'json' }
import places from '../reference/places.json' with { type: 'json' }
import visitorFees from '../reference/visitor-fees.json' with { type: 'json' }
import { demoPackages } from './packages.ts'

const fees = visitorFees as VisitorFee[]
const ids = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id))
const placeIds = ids(places)
const hotelIds = ids(hotels)
const parkIds = ids(parks)
const countryIds = ids(countries)
const slugs = new Set(demoPackages.map(({ slug }) => slug))
const gorillaTrek = demoPackages.find(({ slug }) => slug === 'an-hour-with-the-gorillas')

/** The planning figures for two and the permits, in USD, from the tour facts: what a base price must add up to. */
const planned: Record<string, { two: number; permits: number }> = {
  'kigali-in-a-day': { two: 114, permits: 0 },
  'a-day-in-akagera': { two: 304, permits: 145 },
  'akagera-south-to-north': { two: 630, permits: 245 },
  'an-hour-with-the-gorillas': { two: 2450, permits: 1500 },
  'gorillas-then-the-lake': { two: 2717, permits: 1600 },
  'gorillas-and-the-thousand-hills': { two: 3661, permits: 1935 },
  'nyungwe-on-foot': { two: 1204, permits: 250 },
  'across-to-bwindi': { two: 3655, permits: 1265 },
  'following-the-herds': { two: 6374, permits: 1279.4 },
  'kigali-to-the-long-grass': { two: 8794, permits: 2450.8 },
  'gorillas-and-the-herds-by-air': { two: 16046, permits: 2827.8 },
  'savannah-volcano-and-tea': { two: 12534, permits: 1740 },
  'the-road-to-kibeho': { two: 608, permits: 0 },
  'kibeho-the-feast-of-28-november': { two: 409, permits: 0 },
  'from-namugongo-to-kibeho': { two: 1439, permits: 0 },
  'villages-below-the-volcanoes': { two: 597, permits: 0 },
  'honey-tea-and-nkombo-island': { two: 745, permits: 0 },
  'lake-kivu-slowly': { two: 1228, permits: 0 },
  'kilimanjaro-by-the-machame-route': { two: 2421, permits: 955.8 },
  'burundi-drums-and-the-source': { two: 1000, permits: 10 },
  'nyiragongo-when-it-reopens': { two: 1362, permits: 300 },
}

const textsOf = (content: PackageContent): string[] => [
  content.title,
  content.sentence,
  content.lede,
  content.seasonNote,
  content.scene.place,
  ...(content.notice ? [content.notice] : []),
  ...content.days.flatMap(({ title, text }) => [title, text]),
  ...content.comforts.map(({ note }) => note),
  ...content.included,
  ...content.excluded,
  ...content.goodToKnow,
]

function foreignFeesMinor(content: PackageContent): number {
  let minor = 0
  for (const { feeId, quantity } of content.fees) {
    const fee = fees.find(({ id }) => id === feeId)
    if (!fee) throw new Error(`No fee ${feeId}`)
    minor += feeFor(fee, 'foreign', 30) * quantity
  }
  return minor
}

const amountOf = (prices: readonly PackagePrice[], wanted: Partial<PackagePrice>): number | undefined =>
  prices.find((price) => Object.entries(wanted).every(([key, value]) => price[key as keyof PackagePrice] === value))?.amountMinor

test('a fresh installation shows at least eighteen packages, a gorilla trek first, each at its own address', () => {
  expect(demoPackages.length).toBeGreaterThanOrEqual(18)
  expect(demoPackages[0]).toBe(gorillaTrek)
  expect(slugs.size).toBe(demoPackages.length)
  expect(new Set(Object.keys(planned))).toEqual(slugs)
})

test('two neighbours in the list never share their scene', () => {
  for (const [index, { scene }] of demoPackages.entries()) expect(scene.id).not.toBe(demoPackages[index + 1]?.scene.id)
})

test.each(demoPackages)('$title: its address is made from its title, and both are short', (content) => {
  expect(content.slug).toBe(slugOf(content.title))
  expect(content.title.length).toBeLessThanOrEqual(48)
  expect(content.sentence.length).toBeLessThanOrEqual(160)
  expect(content.comforts.length).toBeGreaterThan(0)
})

test.each(demoPackages)('$title: every day is written and follows on from the one before', ({
  days,
  nights,
  start,
  end,
  bookable,
}) => {
  expect(days).toHaveLength(nights + 1)
  expect([days[0]?.from, days.at(-1)?.to]).toEqual([start, end])
  for (const [index, day] of days.entries()) {
    expect(day.text.length).toBeGreaterThanOrEqual(120)
    expect(day.text.length).toBeLessThanOrEqual(600)
    expect(day.text.split(/[.?](?:\s|$)/).filter(Boolean).length, day.text).toBeLessThanOrEqual(3)
    const next = days[index + 1]
    if (next) expect(next.from).toBe(day.to)
    expect(day.night !== undefined).toBe(next !== undefined && bookable)
  }
})

test.each(demoPackages)('$title: everything it names exists', (content) => {
  expect(content.countries.every((id) => countryIds.has(id))).toBe(true)
  expect(content.parks.every((id) => parkIds.has(id))).toBe(true)
  expect(content.goesWellWith).toHaveLength(3)
  expect(new Set(content.goesWellWith).size).toBe(3)
  expect(content.goesWellWith.every((slug) => slugs.has(slug) && slug !== content.slug)).toBe(true)
  for (const { from, to, night } of content.days) {
    expect([from, to].filter((id) => !placeIds.has(id))).toEqual([])
    if (night) expect([placeIds.has(night.place), hotelIds.has(night.hotel)]).toEqual([true, true])
  }
  for (const { feeId, day } of content.fees) {
    expect(fees.some(({ id }) => id === feeId)).toBe(true)
    expect(day).toBeLessThanOrEqual(content.days.length)
  }
  expect(new Set(content.fees.map(({ feeId, day }) => `${feeId} ${day}`)).size).toBe(content.fees.length)
  expect(content.bestMonths).toHaveLength(12)
  expect(content.goodToKnow.length).toBeGreaterThanOrEqual(1)
  expect(content.goodToKnow.length).toBeLessThanOrEqual(6)
})

test.each(demoPackages)('$title: it is old enough for the permits it needs', ({ fees: needed, minimumAge }) => {
  for (const { feeId } of needed) expect(minimumAge).toBeGreaterThanOrEqual(fees.find(({ id }) => id === feeId)?.minimumAge ?? 0)
})

test.each(demoPackages)('$title: its words keep to the voice', (content) => {
  const texts = textsOf(content).join('\n')
  expect(texts).not.toMatch(
    /unforgettable|hidden gem|once[- ]in[- ]a[- ]lifetime|authentic|paradise|discover|breathtaking|stunning|magical|nestled|bucket list|tribe|tribal|\bpax\b|\bclients?\b|\bguests?\b(?! house)|miracle|heal(?!er)|cure/i,
  )
  expect(texts).not.toContain('!')
  expect(texts).not.toMatch(/ {2}|\s$| '|[a-z]'[a-z]/m)
  expect(texts.replaceAll('1994 Genocide against the Tutsi', '').replaceAll('Kigali Genocide Memorial', '')).not.toMatch(
    /genocide/i,
  )
})

test.each(demoPackages)('$title: its permits and park fees add up to the facts', (content) => {
  expect(foreignFeesMinor(content)).toBe(Math.round((planned[content.slug]?.permits ?? -1) * 100))
})

test.each(
  demoPackages.filter(({ bookable }) => bookable),
)('$title: two sharing in the high season pay the planned sum, fees and all', (content) => {
  const comfort = content.prices[0]?.comfort ?? 'lodge'
  const base = amountOf(content.prices, { comfort, season: 'high', occupancy: 'sharing', groupSize: 2 }) ?? 0
  const difference = base + foreignFeesMinor(content) - (planned[content.slug]?.two ?? 0) * 100
  expect(Math.abs(difference)).toBeLessThanOrEqual(50)
  expect(base % 100).toBe(0)
})

test('two on the three-day gorilla trek pay 4,900.00, of which 3,000.00 are permits', () => {
  if (!gorillaTrek) throw new Error('No gorilla trek')
  const base = amountOf(gorillaTrek.prices, { comfort: 'lodge', season: 'high', occupancy: 'sharing', groupSize: 2 })
  expect(base).toBe(950_00)
  expect(2 * foreignFeesMinor(gorillaTrek)).toBe(3000_00)
  expect(2 * 950_00 + 2 * foreignFeesMinor(gorillaTrek)).toBe(4900_00)
})

test('what is not on sale has no price and says so', () => {
  const unsold = demoPackages.filter(({ bookable }) => !bookable)
  expect(unsold.map(({ slug }) => slug)).toEqual(['nyiragongo-when-it-reopens'])
  expect(unsold.every(({ prices, notice }) => prices.length === 0 && notice?.startsWith('Not on sale'))).toBe(true)
  expect(demoPackages.find(({ slug }) => slug === 'burundi-drums-and-the-source')?.notice).toContain('land border is closed')
})

test.each(
  demoPackages.filter(({ bookable }) => bookable),
)('$title: prices rise with comfort, season and privacy and never with company', ({ comforts, prices }) => {
  const groupSizes = [...new Set(prices.map(({ groupSize }) => groupSize))]
  const at = (comfort: Comfort, season: string, occupancy: string, groupSize: number) => {
    const amount = amountOf(prices, { comfort, season, occupancy, groupSize } as Partial<PackagePrice>)
    if (!amount) throw new Error(`No price for ${comfort}, ${season}, ${occupancy}, ${groupSize}`)
    return amount
  }
  expect(prices).toHaveLength(comforts.length * seasons.length * occupancies.length * groupSizes.length)
  for (const [rank, { comfort }] of comforts.entries()) {
    const better = comforts[rank + 1]?.comfort
    for (const [index, groupSize] of groupSizes.entries()) {
      const larger = groupSizes[index + 1]
      for (const season of seasons) {
        expect(at(comfort, season, 'single', groupSize)).toBeGreaterThanOrEqual(at(comfort, season, 'sharing', groupSize))
        for (const occupancy of occupancies) {
          if (larger)
            expect(at(comfort, season, occupancy, larger)).toBeLessThanOrEqual(at(comfort, season, occupancy, groupSize))
          if (better) expect(at(better, season, occupancy, groupSize)).toBeGreaterThan(at(comfort, season, occupancy, groupSize))
        }
      }
      for (const occupancy of occupancies)
        expect(at(comfort, 'high', occupancy, groupSize)).toBeGreaterThanOrEqual(at(comfort, 'low', occupancy, groupSize))
    }
  }
})
