import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HireOrder, Member } from '#features/orders/order.ts'
import { residencies } from '#features/places/visitor-fee.ts'
import { addDays, ageOn } from '#values/dates.ts'
import { withoutNames, withoutPersonalData } from './without-names.ts'

const startsOn = '2027-07-14'
const ines: Member = { firstNames: 'Inès', familyName: 'Uwase', bornOn: '2012-07-14', assumedAge: 30, residency: 'eac' }

test('a traveller becomes an age on the first day and a residency', () => {
  expect(withoutNames([ines], startsOn)).toEqual([
    { firstNames: null, familyName: null, bornOn: null, assumedAge: 15, residency: 'eac' },
  ])
})

test('an unnamed traveller keeps the age that the price was made for', () => {
  expect(withoutNames([{ ...ines, bornOn: null, assumedAge: 7 }], startsOn)).toMatchObject([{ assumedAge: 7 }])
})

test('nothing else of a traveller is stored', () => {
  const more = { ...ines, passport: 'PC 1234567', notes: 'coeliac' }
  expect(Object.keys(withoutNames([more], startsOn)[0] ?? {}).sort()).toEqual(
    ['assumedAge', 'bornOn', 'familyName', 'firstNames', 'residency'].sort(),
  )
})

test('of every party the ages and residencies stay in their order, without names', () => {
  const member = fc.record({
    firstNames: fc.option(fc.string({ minLength: 1 })),
    familyName: fc.option(fc.string({ minLength: 1 })),
    bornOn: fc.option(fc.integer({ min: 0, max: 36_000 }).map((days) => addDays(startsOn, -days))),
    assumedAge: fc.integer({ min: 0, max: 99 }),
    residency: fc.constantFrom(...residencies),
  })
  fc.assert(
    fc.property(fc.array(member, { maxLength: 12 }), (party) => {
      const unnamed = withoutNames(party, startsOn)
      expect(unnamed.map(({ assumedAge, residency }) => [assumedAge, residency])).toEqual(
        party.map(({ bornOn, assumedAge, residency }) => [bornOn === null ? assumedAge : ageOn(bornOn, startsOn), residency]),
      )
      expect(unnamed.filter(({ firstNames, familyName, bornOn }) => (firstNames ?? familyName ?? bornOn) !== null)).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('an order of cars loses its driver and nothing else, and any other order stays as it is', () => {
  const hire: HireOrder = {
    kind: 'hire',
    vehicleClass: 'rav4',
    vehicles: 1,
    from: '2027-07-14T10:00',
    to: '2027-07-17T10:00',
    withDriver: false,
    driver: { bornOn: '1990-05-04', licensedSince: '2010-01-01' },
    abroad: ['uganda'],
    extras: [],
    code: null,
  }
  expect(withoutPersonalData(hire)).toEqual({ ...hire, driver: null })
  const stay = {
    kind: 'stay',
    hotel: 'lava-stone-kinigi',
    startsOn,
    endsOn: '2027-07-16',
    rooms: [],
    extras: [],
    code: 'KIVU',
  } as const
  expect(withoutPersonalData(stay)).toEqual(stay)
})
