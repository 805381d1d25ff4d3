import { expect, test } from 'vitest'
import { oneAdult } from '#features/pricing/packages/package-lines.ts'
import { priceInSeason } from '#features/pricing/packages/price-package.ts'
import { privateUndercuts } from '#features/pricing/packages/private-undercuts.ts'
import { sumOf } from '#features/pricing/price-line.ts'
import { addDays, addMonths, daysBetween, isDay, monthOf, weekday } from '#values/dates.ts'
import { demoDepartures } from './departures.ts'
import { demoPackages } from './packages.ts'

const bySlug = new Map(demoPackages.map((content) => [content.slug, content]))
/** Every fifth: each weekday of each month, in a quarter of the time. */
const daysOfFourYears = Array.from({ length: 292 }, (_, index) => addDays('2026-01-01', 5 * index))
const someDays = ['2026-11-20', '2028-02-29', '2026-12-31', '2027-01-01', '2027-04-07', '2027-08-05', '2027-11-18']

test.each(someDays)('on %s there are at least 48 departures over the next fourteen months, each once', (today) => {
  const departures = demoDepartures(today)
  expect(departures.length).toBeGreaterThanOrEqual(48)
  expect(departures.at(-1)?.startsOn).toSatisfy((day: string) => day <= addMonths(today, 14))
  expect(new Set(departures.map(({ packageSlug, startsOn }) => packageSlug + startsOn)).size).toBe(departures.length)
  expect(demoDepartures(today)).toEqual(departures)
})

test.each(someDays)('on %s every departure keeps the rules of its package', (today) => {
  for (const { packageSlug, startsOn, capacity, minimum, comfort } of demoDepartures(today)) {
    const content = bySlug.get(packageSlug)
    expect(isDay(startsOn)).toBe(true)
    expect(content?.bookable).toBe(true)
    expect(content?.comforts.map((offer) => offer.comfort)).toContain(comfort)
    expect(capacity).toBeLessThanOrEqual(content?.groupMax ?? 0)
    expect(minimum).toBeGreaterThanOrEqual(content?.groupMin ?? 99)
    expect(minimum).toBeLessThanOrEqual(capacity)
    expect(content?.bestMonths[monthOf(startsOn)]).toBeGreaterThan(0)
    if (content?.fees.some(({ feeId }) => feeId.startsWith('gorilla'))) expect(capacity).toBeLessThanOrEqual(8)
    if (content?.fees.some(({ feeId }) => feeId === 'mara-ticket')) expect([6, 7, 8, 9]).toContain(monthOf(startsOn))
  }
})

test('whatever day it is, the first departure is ten to twenty-one days ahead and no month is empty', () => {
  for (const today of daysOfFourYears) {
    const days = demoDepartures(today).map(({ startsOn }) => startsOn)
    expect(daysBetween(today, days[0] ?? today), today).toBeGreaterThanOrEqual(10)
    expect(daysBetween(today, days[0] ?? today), today).toBeLessThanOrEqual(21)
    for (let ahead = 1; ahead < 14; ahead += 1) {
      const month = addMonths(today, ahead).slice(0, 7)
      expect(days.filter((day) => day.startsWith(month)).length, `${today}: ${month}`).toBeGreaterThanOrEqual(3)
    }
  }
}, 60_000)

test('a date that is a departure on one day is still one the next day', () => {
  const tomorrow = new Set(demoDepartures('2026-11-21').map(({ packageSlug, startsOn }) => packageSlug + startsOn))
  const later = demoDepartures('2026-11-20').filter(({ startsOn }) => startsOn >= '2026-12-01')
  expect(later.filter(({ packageSlug, startsOn }) => !tomorrow.has(packageSlug + startsOn))).toEqual([])
})

test('pilgrims are in Kibeho on the eve of 15 August and of 28 November', () => {
  const starts = demoDepartures('2027-02-01').map(({ packageSlug, startsOn }) => `${startsOn} ${packageSlug}`)
  expect(starts).toContain('2027-08-13 the-road-to-kibeho')
  expect(starts).toContain('2027-11-27 kibeho-the-feast-of-28-november')
})

test('nothing but a feast starts on the last Saturday of a month or on 7 April', () => {
  for (const { startsOn, packageSlug } of demoDepartures('2027-01-15')) {
    if (packageSlug === 'kibeho-the-feast-of-28-november') continue
    expect(startsOn.slice(5)).not.toBe('04-07')
    if (weekday(startsOn) === 6) expect(monthOf(addDays(startsOn, 7))).toBe(monthOf(startsOn))
  }
})

test('a handful are guaranteed on the word of the operator', () => {
  const guaranteed = demoDepartures('2026-11-20').filter((departure) => departure.guaranteed)
  expect(guaranteed.length).toBeGreaterThanOrEqual(4)
  expect(guaranteed.length).toBeLessThanOrEqual(12)
})

test('two travellers pay less for seats on a departure than for a private trip, and nobody pays more below its minimum', () => {
  const departures = demoDepartures('2026-11-20')
  for (const { slug, prices, highSeasons, groupMax } of demoPackages) {
    const minimums = [...new Set(departures.filter(({ packageSlug }) => packageSlug === slug).map(({ minimum }) => minimum))]
    const rates = { prices, highSeasons, fees: [] }
    for (const { minimum, sizes } of privateUndercuts(rates, minimums, groupMax))
      expect(Math.min(...sizes.map(({ size }) => size)), slug).toBeGreaterThan(minimum)
    const pair = {
      comfort: prices[0]?.comfort ?? 'lodge',
      singleRooms: 0,
      travellers: [oneAdult.travellers[0], oneAdult.travellers[0]],
    }
    const of = (groupSize: number) => priceInSeason(rates, 'low', { ...pair, groupSize })
    for (const minimum of minimums) {
      const [join, own] = [of(minimum), of(2)]
      if (join.done && own.done) expect(sumOf(join.value), slug).toBeLessThan(sumOf(own.value))
    }
  }
})
