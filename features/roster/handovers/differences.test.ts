import { expect, test } from 'vitest'
import { differencesOf, type HireTerms, isDifferent } from './differences.ts'

const at = (text: string) => new Date(`${text}:00+02:00`)
/** Three days of 24 hours from ten, of which the last four hours are not used. */
const terms: HireTerms = {
  hire: { from: '2027-06-10T10:00', to: '2027-06-13T06:00' },
  vehicles: 1,
  kilometresIncluded: 450,
  extraKilometreMinor: 35,
  dayMinor: (day) => (day < '2027-06-14' ? 5_000 : day < '2027-06-20' ? 6_500 : null),
}
const out = {
  at: at('2027-06-10T10:00'),
  kilometres: 80_000,
  fuelEighths: 8,
  accessories: ['jack', 'triangle'] as const,
  marks: [],
}
const back = (more: object = {}) => ({ ...out, at: at('2027-06-13T06:00'), kilometres: 80_450, ...more })
const differences = (more: object = {}, others: Parameters<typeof differencesOf>[1] = [], of: Partial<HireTerms> = {}) =>
  differencesOf({ id: 1, out, back: back(more) }, others, { ...terms, ...of })

test('what comes back as it was agreed differs in nothing', () => {
  expect(isDifferent(differences())).toBe(false)
  expect(isDifferent(differences({ fuelEighths: 8, kilometres: 80_000, at: at('2027-06-11T06:00') }))).toBe(false)
})

test('a kilometre over those that the hire includes costs what the hire says', () => {
  expect(differences({ kilometres: 80_451 })).toMatchObject({
    driven: 451,
    included: 450,
    kilometresOver: 1,
    kilometresMinor: 35,
  })
})

test('what is missing in the tank and of what went along is named, more fuel than before is none', () => {
  expect(differences({ fuelEighths: 5, accessories: ['jack'] })).toMatchObject({ fuelMissing: 3, missing: ['triangle'] })
  expect(differencesOf({ id: 1, out: { ...out, fuelEighths: 2 }, back: back() }, [], terms).fuelMissing).toBe(0)
})

test('a mark that is new is different, whatever its note', () => {
  const newMarks = [{ x: 20, y: 40, note: '' }]
  expect(differences({ marks: newMarks })).toMatchObject({ newMarks })
  expect(isDifferent(differences({ marks: newMarks }))).toBe(true)
})

test('late within the 24 hours that are paid costs nothing; each period begun after them costs the rate of its day', () => {
  expect(differences({ at: at('2027-06-13T10:00') })).toMatchObject({ lateMinutes: 240, lateDays: 0, lateMinor: 0 })
  expect(differences({ at: at('2027-06-13T10:01') })).toMatchObject({ lateMinutes: 241, lateDays: 1, lateMinor: 5_000 })
  expect(differences({ at: at('2027-06-14T10:01') })).toMatchObject({ lateDays: 2, lateMinor: 11_500 })
})

test('where one of the days late has no published rate, no price is proposed', () => {
  expect(differences({ at: at('2027-06-20T10:01') })).toMatchObject({ lateDays: 8, lateMinor: null })
})

test('each vehicle of a hire has its own kilometres', () => {
  const others = [{ id: 2, out, back: back({ kilometres: 82_000 }) }]
  expect(differences({}, others, { vehicles: 2 })).toMatchObject({ isOfAll: false, driven: 450, kilometresOver: 0 })
})

test('where one took the place of another, kilometres are counted of both, once the last is back', () => {
  const first = { id: 2, out, back: back({ kilometres: 80_300 }) }
  expect(differences({ kilometres: 80_200 }, [first])).toMatchObject({
    isOfAll: true,
    driven: 500,
    included: 450,
    kilometresOver: 50,
  })
  const away = { id: 2, out, back: undefined }
  expect(differences({ kilometres: 81_000 }, [away])).toMatchObject({ driven: 1_000, kilometresOver: 0 })
})
