import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitOf } from './fit.ts'
import type { FitInput, Member } from './fit-reasons.ts'
import { busyOn, carOf, guideOf, inputOf, journeyOf, timesOf } from './test-members.ts'

const refused = (member: Member, more: Partial<FitInput> = {}) => fitOf(inputOf(member, more)).refused
const warned = (member: Member, more: Partial<FitInput> = {}) => fitOf(inputOf(member, more)).warned
const abroad = { run: journeyOf({ countries: ['rwanda', 'uganda'] }) }
const nothingIs = { refused: [], warned: [] }

test('a guide and a vehicle of whom everything is entered fit, without a word', () => {
  expect(fitOf(inputOf(guideOf(), { cars: [carOf()] }))).toEqual(nothingIs)
  expect(fitOf(inputOf(carOf()))).toEqual(nothingIs)
  expect(fitOf(inputOf(carOf(), abroad))).toEqual(nothingIs)
})

describe('refused', () => {
  test('who is deactivated, and who said no to the run', () => {
    expect(refused(guideOf({ active: false }))).toEqual([{ reason: 'retired' }])
    expect(refused(carOf(), { times: { busy: [], hasDeclined: true } })).toEqual([{ reason: 'declined' }])
  })

  test('who is away in that time; a leave that ends the evening before, or begins at its end, is none', () => {
    const leave = (from: string, to: string) => ({
      times: timesOf(busyOn(from, to, { absence: 'leave', run: null })),
    })
    expect(refused(guideOf(), leave('2027-06-14', '2027-06-20'))).toEqual([
      { reason: 'absent', absence: 'leave', from: '2027-06-14T00:00', to: '2027-06-21T00:00' },
    ])
    expect(refused(guideOf(), leave('2027-06-01', '2027-06-09'))).toEqual([])
    expect(refused(guideOf(), leave('2027-06-15', '2027-06-20'))).toEqual([])
  })

  test('a paper that ends the day before the last one; on the last day it is valid', () => {
    const over = (paper: string) => [{ reason: 'paper-over', paper, until: '2027-06-13' }]
    const ends = (paper: string) => [{ reason: 'paper-ends', paper, until: '2027-06-14' }]
    for (const [day, found] of [
      ['2027-06-13', (paper: string, input: FitInput) => expect(fitOf(input).refused).toEqual(over(paper))],
      ['2027-06-14', (paper: string, input: FitInput) => expect(fitOf(input)).toEqual({ refused: [], warned: ends(paper) })],
    ] as const) {
      found('licence', inputOf(guideOf({ licenceUntil: day })))
      found('inspection', inputOf(carOf({ inspectionUntil: day })))
      found('insurance', inputOf(carOf({ insuredUntil: day })))
      found('yellow-card', inputOf(carOf({ yellowCardUntil: day }), abroad))
    }
  })

  test('at home a vehicle needs no yellow card', () => {
    expect(fitOf(inputOf(carOf({ yellowCardUntil: '2020-01-01', yellowCardCountries: ['kenya'] })))).toEqual(nothingIs)
  })

  test('a vehicle where its yellow card is not valid, and a guide who may not work there, Rwanda too', () => {
    const run = journeyOf({ countries: ['rwanda', 'uganda', 'kenya', 'tanzania'] })
    expect(refused(carOf(), { run })).toEqual([{ reason: 'outside-yellow-card', countries: ['kenya', 'tanzania'] }])
    expect(refused(guideOf({ countries: ['uganda'] }), { run })).toEqual([
      { reason: 'may-not-work', countries: ['rwanda', 'kenya', 'tanzania'] },
    ])
  })

  test('a role that is not one of the guide’s; a driver-guide may drive or guide alone', () => {
    expect(refused(guideOf({ roles: ['guide'] }), { role: 'driver' })).toEqual([{ reason: 'other-role', role: 'driver' }])
    expect(refused(guideOf({ roles: ['guide', 'driver'] }), { role: 'driver-guide' })).toEqual([
      { reason: 'other-role', role: 'driver-guide' },
    ])
    for (const role of ['guide', 'driver', 'driver-guide'] as const) expect(refused(guideOf(), { role })).toEqual([])
    expect(refused(guideOf({ roles: ['guide'] }), { role: null })).toEqual([])
  })

  test('a driver without the licence class of any vehicle on the run; who guides alone needs none', () => {
    const bus = carOf({ licenceClass: 'D' })
    expect(refused(guideOf(), { cars: [bus, carOf({ licenceClass: 'D1' })] })).toEqual([
      { reason: 'licence-class', needed: ['D', 'D1'] },
    ])
    expect(refused(guideOf(), { cars: [bus, carOf()] })).toEqual([])
    expect(refused(guideOf(), { cars: [bus, carOf({ licenceClass: '' })] })).toEqual([])
    expect(refused(guideOf(), { cars: [bus], role: 'guide' })).toEqual([])
    expect(refused(guideOf(), { cars: [] })).toEqual([])
    expect(refused(guideOf(), { cars: [bus], role: null })).toEqual([{ reason: 'licence-class', needed: ['D'] }])
    expect(refused(guideOf({ roles: ['guide'] }), { cars: [bus], role: null })).toEqual([])
  })
})

describe('warned', () => {
  test('of each fact that a rule needs and nobody has entered', () => {
    const blank = guideOf({ roles: [], spoken: {}, licenceUntil: null, licenceClasses: [], countries: [] })
    const facts = (member: Member, more: Partial<FitInput>) =>
      warned(member, more).map((one) => (one.reason === 'not-entered' ? one.fact : one.reason))
    expect(facts(blank, { cars: [carOf()] })).toEqual(['roles', 'spoken', 'licenceUntil', 'licenceClasses', 'countries'])
    expect(facts(blank, { role: null, run: journeyOf({ languages: [], countries: [] }) })).toEqual(['licenceUntil'])
    const bare = carOf({
      ...{ inspectionUntil: null, insuredUntil: null, licenceClass: '', yellowCardUntil: null, yellowCardCountries: [] },
    })
    expect(facts(bare, {})).toEqual(['inspectionUntil', 'insuredUntil', 'licenceClass'])
    expect(facts(bare, abroad)).toEqual([
      ...['inspectionUntil', 'insuredUntil', 'yellowCardUntil', 'yellowCardCountries', 'licenceClass'],
    ])
  })

  test('of a guide who speaks none of the languages of the bookings', () => {
    const run = journeyOf({ languages: ['de', 'fr'] })
    expect(warned(guideOf(), { run })).toEqual([{ reason: 'no-language', languages: ['de', 'fr'] }])
    expect(warned(guideOf({ spoken: { fr: 'basic' } }), { run })).toEqual([])
  })

  test('where the run before ends farther away than there is time', () => {
    const before = busyOn('2027-06-05', '2027-06-09', { endPlaceId: 'kabale' })
    const ends = (to: string) => timesOf({ ...before, to }, busyOn('2027-06-01', '2027-06-03', { endPlaceId: 'kigali' }))
    const minutesBetween = (from: string, to: string) => (from === 'kabale' && to === 'kigali' ? 180 : null)
    expect(warned(guideOf(), { times: ends('2027-06-09T21:01'), minutesBetween })).toEqual([
      { reason: 'far-away', fromPlaceId: 'kabale', minutes: 180, gap: 179 },
    ])
    expect(warned(guideOf(), { times: ends('2027-06-09T21:00'), minutesBetween })).toEqual([])
    expect(warned(guideOf(), { times: ends('2027-06-10T00:00') })).toEqual([])
    expect(warned(guideOf(), { times: timesOf({ ...before, endPlaceId: 'kigali' }), minutesBetween: () => 999 })).toEqual([])
    expect(warned(guideOf(), { times: timesOf({ ...before, absence: 'leave' }), minutesBetween })).toEqual([])
  })

  test('of more than ten days in a row without a free one, those before and after the run counted', () => {
    const row = (...busy: ReturnType<typeof busyOn>[]) => warned(guideOf(), { times: timesOf(...busy) })
    expect(row(busyOn('2027-06-07', '2027-06-09'), busyOn('2027-06-15', '2027-06-16'))).toEqual([])
    expect(row(busyOn('2027-06-07', '2027-06-09'), busyOn('2027-06-15', '2027-06-17'))).toEqual([
      { reason: 'no-free-day', days: 11 },
    ])
    expect(row(busyOn('2027-06-01', '2027-06-08'), busyOn('2027-06-16', '2027-06-25'))).toEqual([])
    expect(row(busyOn('2027-06-01', '2027-06-09', { absence: 'leave', run: null }))).toEqual([])
  })

  test('of a paper that ends within 30 days after the run', () => {
    const until = (day: string) => warned(guideOf({ licenceUntil: day }))
    expect(until('2027-07-14')).toEqual([{ reason: 'paper-ends', paper: 'licence', until: '2027-07-14' }])
    expect(until('2027-07-15')).toEqual([])
  })

  test('of too few seats in all vehicles of the run', () => {
    const run = journeyOf({ travellers: 13 })
    expect(warned(carOf(), { run, cars: [carOf()] })).toEqual([{ reason: 'too-few-seats', seats: 12, travellers: 13 }])
    expect(warned(carOf({ seats: 7 }), { run, cars: [carOf()] })).toEqual([])
    expect(warned(guideOf(), { run, cars: [carOf()] })).toEqual([])
  })
})

test('what is not entered is never refused, wherever a run goes and whatever it needs', () => {
  const blank = fc.constantFrom<Member>(
    guideOf({ roles: [], spoken: {}, licenceUntil: null, licenceClasses: [], countries: [] }),
    carOf({
      ...{ inspectionUntil: null, insuredUntil: null, licenceClass: '', yellowCardUntil: null, yellowCardCountries: [] },
    }),
  )
  const run = fc.record({
    countries: fc.subarray(['rwanda', 'uganda', 'kenya', 'tanzania']),
    languages: fc.subarray(['en', 'fr', 'de']),
    travellers: fc.nat(60),
  })
  const role = fc.constantFrom(null, 'guide', 'driver', 'driver-guide')
  const cars = fc.array(fc.record({ seats: fc.nat(30), licenceClass: fc.constantFrom('', 'B', 'D') }), { maxLength: 3 })
  fc.assert(
    fc.property(blank, run, role, cars, (member, facts, as, on) => {
      expect(refused(member, { run: journeyOf(facts), role: as, cars: on })).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})
