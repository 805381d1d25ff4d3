import { expect, test } from 'vitest'
import { countryRules } from '#features/places/country-guide.ts'
import { isSold } from '#features/places/park-status.ts'
import countries from './countries.json' with { type: 'json' }
import countryGuides from './country-guides.json' with { type: 'json' }
import parkGuides from './park-guides.json' with { type: 'json' }
import parks from './parks.json' with { type: 'json' }
import places from './places.json' with { type: 'json' }
import visitorFees from './visitor-fees.json' with { type: 'json' }

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const texts = JSON.stringify([countryGuides, parkGuides])

test('every country and every park has one guide', () => {
  expect(countryGuides.map(({ countryId }) => countryId).sort()).toEqual(ids(countries).sort())
  expect(parkGuides.map(({ parkId }) => parkId).sort()).toEqual(ids(parks).sort())
  expect(parkGuides.map(({ guide }) => guide.position)).toEqual(parks.map((_, at) => at + 1))
})

test('every sentence for lists and search engines is at most 160 characters, and no two are alike', () => {
  const sentences = [...countryGuides, ...parkGuides].map(({ guide }) => guide.sentence)
  expect(sentences.filter(({ length }) => length < 40 || length > 160)).toEqual([])
  expect(new Set(sentences).size).toBe(sentences.length)
})

test('every hub, road and city is a place that we know', () => {
  const named = [
    ...countryGuides.flatMap(({ guide }) => [guide.hub, ...guide.legs.map(({ to }) => to)]),
    ...parkGuides.flatMap(({ guide }) => [guide.hub.placeId, ...(guide.fromCity ? [guide.fromCity.placeId] : [])]),
  ]
  expect(named.filter((id) => !ids(places).includes(id))).toEqual([])
})

test('every fee that we charge in a park is named by its guide, and no other', () => {
  for (const { parkId, guide } of parkGuides) {
    const named = [...guide.entryFeeIds, ...guide.activities.flatMap(({ feeId }) => feeId ?? [])]
    const charged = visitorFees.filter((fee) => fee.parkId === parkId).map(({ id }) => id)
    expect(named.sort(), parkId).toEqual(charged.sort())
  }
})

test('what a park lists never contradicts what we charge for coming in', () => {
  for (const { parkId, guide } of parkGuides) {
    const [fee] = visitorFees.filter(({ id }) => id === guide.entryFeeIds[0])
    if (fee) expect(guide.entry.foreignMinor, parkId).toBe(fee.foreignMinor)
  }
})

test('a park that is not open says why, and an open one says nothing of the kind', () => {
  for (const { id, status } of parks) {
    const note = parkGuides.find(({ parkId }) => parkId === id)?.guide.statusNote ?? null
    expect(note === null, id).toBe(isSold(status))
  }
})

test('every rule of a country carries its year, and every country tells all but the taxes', () => {
  for (const { countryId, guide } of countryGuides) {
    const rules: string[] = Object.keys(guide.rules)
    expect(rules, countryId).toEqual(expect.arrayContaining(countryRules.filter((rule) => rule !== 'taxes')))
    for (const [rule, { asOf, text }] of Object.entries(guide.rules)) {
      expect(asOf, `${countryId} ${rule}`).toBeGreaterThan(2020)
      expect(text.length, `${countryId} ${rule}`).toBeGreaterThan(0)
    }
  }
})

test('every strip of a year has twelve months from 0 to 3, and rains lie in months that exist', () => {
  for (const { countryId, guide } of countryGuides) {
    for (const months of Object.values(guide.years)) {
      expect(months, countryId).toHaveLength(12)
      expect(months.filter((mark) => ![0, 1, 2, 3].includes(mark))).toEqual([])
    }
    for (const { months, heaviest } of guide.rains) {
      expect([...months, ...heaviest].filter((month) => month < 1 || month > 12)).toEqual([])
      expect(heaviest.filter((month) => !months.includes(month))).toEqual([])
    }
  }
})

test('a usual time lies between the shortest and the longest, in steps of five minutes', () => {
  for (const { guide } of countryGuides) {
    for (const { to, minutes, least, most } of guide.legs) {
      expect([least <= minutes, minutes <= most, minutes % 5], to).toEqual([true, true, 0])
    }
  }
})

test('the guides speak as we speak', () => {
  const loud = /!|—|unforgettable|hidden gem|once in a lifetime|authentic|paradise|discover|nestled|breathtaking/gi
  expect(texts.match(loud) ?? []).toEqual([])
  expect(texts.match(/\b(pax|guests?|clients?)\b/gi) ?? []).toEqual([])
  expect(texts.match(/.{20}('|USD|km2)/g) ?? []).toEqual([])
  expect(texts.match(/genocide/gi)?.length).toBe(texts.match(/1994 Genocide against the Tutsi/g)?.length)
})
