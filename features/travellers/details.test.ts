import { expect, test } from 'vitest'
import { addDays } from '#values/dates.ts'
import { detailKeys, detailsState, type Given, needsOf, type Trip } from './details.ts'

const journey: Trip = {
  kind: 'departure',
  drivesThemselves: false,
  permits: true,
  startsOn: '2027-06-30',
  endsOn: '2027-07-02',
  bookedOn: '2027-01-10',
}
const [first, other] = [{ first: true }, { first: false }]
const nothing: Given = {
  firstNames: null,
  familyName: null,
  bornOn: null,
  nationality: null,
  passportName: null,
  hasPassport: false,
  passportExpiresOn: null,
  licensedSince: null,
}
const named: Given = { ...nothing, firstNames: 'Marit', familyName: 'Solheim', bornOn: '1988-11-03' }
const whole: Given = {
  ...named,
  nationality: 'NO',
  passportName: 'SOLHEIM MARIT ELISE',
  hasPassport: true,
  passportExpiresOn: '2031-01-01',
}

test('a journey with permits needs the passport, and one without names and birth days', () => {
  expect(needsOf(journey, first).keys).toEqual(detailKeys.filter((key) => key !== 'licensed-since'))
  for (const kind of ['departure', 'journey', 'pilgrims'] as const)
    expect(needsOf({ ...journey, kind, permits: false }, other).keys).toEqual(['names', 'born-on'])
})

test('a stay needs nothing, and a hire the licence of the first traveller alone, where no driver is hired', () => {
  expect(needsOf({ ...journey, kind: 'stay' }, first).keys).toEqual([])
  const hire: Trip = { ...journey, kind: 'hire', permits: false }
  expect(needsOf(hire, first).keys).toEqual([])
  expect(needsOf({ ...hire, drivesThemselves: true }, first).keys).toEqual(['licensed-since'])
  expect(needsOf({ ...hire, drivesThemselves: true }, other).keys).toEqual([])
})

test('details are needed sixty days before the start, or on the day of a booking that is made inside them', () => {
  expect(needsOf(journey, first).by).toBe('2027-05-01')
  expect(needsOf({ ...journey, bookedOn: '2027-05-01' }, first).by).toBe('2027-05-01')
  expect(needsOf({ ...journey, bookedOn: '2027-05-02' }, first).by).toBe('2027-05-02')
})

test('details go from missing over partly to complete, and are late only after the day', () => {
  const needs = needsOf(journey, first)
  const onDay = (given: Given, today: string) => detailsState(given, needs, today).state
  expect(onDay(nothing, needs.by)).toBe('missing')
  expect(onDay(named, needs.by)).toBe('partly')
  expect(onDay(named, addDays(needs.by, 1))).toBe('late')
  expect(onDay(nothing, addDays(needs.by, 1))).toBe('late')
  expect(onDay(whole, addDays(needs.by, 1))).toBe('complete')
})

test('each thing that is not given is named, and nothing else', () => {
  const missing = (given: Partial<Given>) => detailsState({ ...whole, ...given }, needsOf(journey, first), '2027-02-01').missing
  expect(missing({})).toEqual([])
  expect(missing({ firstNames: null })).toEqual(['names'])
  expect(missing({ familyName: null })).toEqual(['names'])
  expect(missing({ bornOn: null })).toEqual(['born-on'])
  expect(missing({ nationality: null })).toEqual(['nationality'])
  expect(missing({ passportName: null })).toEqual(['passport-name'])
  expect(missing({ hasPassport: false })).toEqual(['passport-number'])
  expect(missing({ passportExpiresOn: null })).toEqual(['passport-expiry'])
  const hire = needsOf({ ...journey, kind: 'hire', drivesThemselves: true }, first)
  expect(detailsState(nothing, hire, '2027-02-01')).toMatchObject({ state: 'missing', missing: ['licensed-since'] })
  expect(detailsState({ ...nothing, licensedSince: '2010-01-01' }, hire, '2027-02-01').state).toBe('complete')
})

test('a passport that ends less than six months after the journey is warned of, and complete all the same', () => {
  const ending = (passportExpiresOn: string) =>
    detailsState({ ...whole, passportExpiresOn }, needsOf(journey, first), '2027-02-01')
  expect(ending('2028-01-02').warnings).toEqual([])
  expect(ending('2028-01-01')).toMatchObject({ state: 'complete', warnings: ['passport-expires-too-early'] })
  expect(detailsState(nothing, needsOf(journey, first), '2027-02-01').warnings).toEqual([])
})
