import { expect, test } from 'vitest'
import { AuthorityForm } from '#features/permits/authorities/authority-form.ts'
import { confidences } from '#features/permits/authorities/authority-terms.ts'
import type { NewAuthority } from '#features/permits/authorities/new-authority.ts'
import { gapsBetween, overlapWith } from '#features/permits/authorities/terms-spans.ts'
import { PermitTerms } from '#features/permits/permit-terms.ts'
import { isDay } from '#values/dates.ts'
import authorityRows from './authorities.json' with { type: 'json' }
import countries from './countries.json' with { type: 'json' }
import hotels from './hotels.json' with { type: 'json' }
import parks from './parks.json' with { type: 'json' }
import places from './places.json' with { type: 'json' }
import shrines from './shrines.json' with { type: 'json' }
import visitorFees from './visitor-fees.json' with { type: 'json' }

const authorities = authorityRows as NewAuthority[]
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const isMonthAndDay = (text: string) => /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)

test.each([
  ['countries', countries],
  ['places', places],
  ['parks', parks],
  ['visitor fees', visitorFees],
  ['hotels', hotels],
  ['authorities', authorities],
] as const)('every id of the %s is used once and is kebab-case', (_name, rows) => {
  const all = ids(rows)
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
})

test('every place, park and hotel lies in a country that exists, and every hotel in a place', () => {
  const known = ids(countries)
  expect([...places, ...parks, ...hotels].filter(({ countryId }) => !known.includes(countryId))).toEqual([])
  expect(hotels.filter(({ placeId }) => !ids(places).includes(placeId))).toEqual([])
})

test('every place and park lies in East or Central Africa', () => {
  const far = [...places, ...parks].filter(({ lat, lng }) => lat < -12 || lat > 5 || lng < 27 || lng > 42)
  expect(far).toEqual([])
})

test('the countries stand in an order, and where a border is closed or a region not on sale they say so', () => {
  expect(countries.map(({ position }) => position)).toEqual(countries.map((_, index) => index + 1))
  const advisory = (id: string) => countries.find((country) => country.id === id)?.advisory
  expect(advisory('dr-congo')).toMatch(/^Not on sale/)
  expect(advisory('burundi')).toContain('closed since 11 January 2024')
  expect(advisory('rwanda')).toContain('border with Burundi is closed')
})

test('every park has twelve months, rated from 0 to 3', () => {
  for (const { id, bestMonths } of parks) {
    expect(bestMonths, id).toHaveLength(12)
    expect(bestMonths.filter((rate) => ![0, 1, 2, 3].includes(rate))).toEqual([])
  }
})

test('every fee is whole cents, and no class pays more than a foreign visitor', () => {
  for (const { id, parkId, foreignMinor, residentMinor, africanMinor, eacMinor, minimumAge } of visitorFees) {
    expect(ids(parks), id).toContain(parkId)
    for (const minor of [foreignMinor, residentMinor, africanMinor, eacMinor]) {
      if (minor === null) continue
      expect(Number.isInteger(minor), id).toBe(true)
      expect(minor, id).toBeLessThanOrEqual(foreignMinor)
    }
    expect(minimumAge, id).toBe(
      { gorilla: 15, chimpanzee: id.endsWith('nyungwe') ? 15 : 12 }[id.split('-')[0] ?? ''] ?? minimumAge,
    )
  }
})

test('every hotel says that it is invented, and costs no more in the low season than in the high', () => {
  for (const { id, kind, fictional, rooms, highSeasons } of hotels) {
    expect(fictional, id).toBe(kind !== 'mountain camp')
    expect(rooms.length > 0, id).toBe(kind !== 'mountain camp')
    expect(rooms.filter(({ rackLowMinor, rackHighMinor }) => rackLowMinor > rackHighMinor)).toEqual([])
    expect(highSeasons.filter(({ from, to }) => !isMonthAndDay(from) || !isMonthAndDay(to))).toEqual([])
  }
})

test('every hotel stands in the country of its place, and near it', () => {
  for (const { id, placeId, countryId, lat, lng } of hotels) {
    const place = places.find((one) => one.id === placeId)
    expect(place?.countryId, id).toBe(countryId)
    if (!place || lat === null || lng === null) continue
    // A fifth of a degree is 22 km.
    expect([Math.abs(place.lat - lat) < 0.2, Math.abs(place.lng - lng) < 0.2], id).toEqual([true, true])
  }
})

test('in every room as many adults sleep as it has beds for, and one child more in a room for two', () => {
  for (const { id, rooms } of hotels) {
    expect(new Set(ids(rooms)).size, id).toBe(rooms.length)
    for (const { capacity, guestsMost, count, beds } of rooms) {
      expect(guestsMost, id).toBe(capacity === 2 ? 3 : capacity)
      expect(count, id).toBeGreaterThan(0)
      expect(beds, id).not.toBe('')
    }
  }
})

test('the ages of every child policy follow one another, and a camp without a fence takes nobody under seven', () => {
  for (const { id, kind, childPolicy } of hotels) {
    expect(childPolicy === null, id).toBe(kind === 'mountain camp')
    if (!childPolicy) continue
    const { freeUnder, halfFrom, halfTo, percent, adultFrom, minimumAge } = childPolicy
    expect(halfFrom, id).toBe(Math.max(freeUnder, minimumAge ?? 0))
    expect([halfFrom < halfTo, halfTo < adultFrom], id).toEqual([true, true])
    expect(percent, id).toBe(kind.endsWith('tented camp') ? 60 : 50)
    expect(minimumAge, id).toBe(kind.endsWith('tented camp') ? 7 : kind === 'luxury lodge' ? 6 : null)
  }
})

test('one camp is open from June to October, and one hotel requires three nights at its feasts', () => {
  expect(hotels.filter(({ openMonths }) => openMonths.length < 12).map(({ id, openMonths }) => [id, openMonths])).toEqual([
    ['mara-bend-kogatende', [6, 7, 8, 9, 10]],
  ])
  const strict = hotels.flatMap(({ id, highSeasons }) => highSeasons.map((season) => ({ id, ...season })))
  expect(strict.filter(({ minimumNights }) => minimumNights !== 1)).toEqual([
    { id: 'jacaranda-pilgrim-house-kibeho', from: '08-10', to: '08-17', minimumNights: 3 },
    { id: 'jacaranda-pilgrim-house-kibeho', from: '11-25', to: '11-29', minimumNights: 3 },
  ])
})

test('no day of the week has two rows of Masses at the shrine', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  const masses = shrines.flatMap(({ guide }) => guide.mass.times.filter(({ what }) => what === 'Holy Mass'))
  const named = masses.flatMap(({ when }) => {
    const named = days.filter((day) => when.includes(day))
    const [first, last] = [days.indexOf(named[0] ?? ''), days.indexOf(named.at(-1) ?? '')]
    return / to [A-Z]/.test(when) ? days.slice(first, last + 1) : named
  })
  expect(named.toSorted()).toEqual(days.toSorted())
})

test('every authority could be entered by its form, in a country that exists', () => {
  for (const { id, countryId, feeIds, worksOn, evidence, terms: _, ...facts } of authorities) {
    const form = {
      ...{ ...facts, countryId, evidence },
      worksOn: Object.fromEntries(worksOn.map((day) => [day, 'on'])),
      fees: Object.fromEntries(feeIds.map((fee) => [fee, 'on'])),
    }
    expect(AuthorityForm.safeParse(form).error?.issues ?? [], id).toEqual([])
    expect(ids(countries), id).toContain(countryId)
  }
})

test('a permit is sold by one authority at most, which is in the country of its park', () => {
  const sold = authorities.flatMap(({ feeIds }) => feeIds)
  expect(new Set(sold).size).toBe(sold.length)
  for (const { id, countryId, feeIds } of authorities)
    for (const feeId of feeIds) {
      const fee = visitorFees.find((one) => one.id === feeId)
      expect(fee?.kind, feeId).toBe('permit')
      expect(parks.find((park) => park.id === fee?.parkId)?.countryId, feeId).toBe(countryId)
      expect(id).toBe({ rwanda: 'rdb', uganda: 'uwa' }[countryId])
    }
  expect(visitorFees.filter(({ id, kind }) => kind === 'permit' && !sold.includes(id)).map(({ id }) => id)).toEqual([
    'nyiragongo-climb',
  ])
})

test('the terms of a permit are read by their schema, and neither overlap nor leave out a day', () => {
  for (const { feeIds, terms } of authorities)
    for (const feeId of feeIds) {
      const own = terms.filter((one) => one.feeIds.includes(feeId))
      expect(own.length, feeId).toBeGreaterThan(0)
      expect(gapsBetween(own), feeId).toEqual([])
      for (const one of own) {
        expect(PermitTerms.safeParse(one.terms).error?.issues ?? [], feeId).toEqual([])
        expect([one.fromDay, one.toDay ?? one.fromDay].every(isDay), feeId).toBe(true)
        expect(
          overlapWith(
            own.filter((other) => other !== one),
            one,
          ),
          feeId,
        ).toBeUndefined()
        expect(confidences, feeId).toContain(one.confidence)
        expect([one.source.length > 0, one.source.length <= 300], feeId).toEqual([true, true])
        expect(one.sourceUrl === '' || one.sourceUrl.startsWith('https://'), feeId).toBe(true)
        const percents = (one.terms.refunds ?? []).map(({ percent }) => percent)
        expect(percents, feeId).toEqual(percents.toSorted((less, more) => more - less))
      }
    }
  expect(authorities.flatMap(({ terms }) => terms).filter(({ feeIds }) => feeIds.length === 0)).toEqual([])
})
