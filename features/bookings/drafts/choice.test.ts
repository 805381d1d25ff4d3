import { expect, test } from 'vitest'
import { unnamed } from '#features/orders/order.ts'
import type { HireAnswer, StayAnswer } from './booking-request.ts'
import {
  dayProblem,
  departureChoice,
  hireChoice,
  hireProblems,
  journeyChoice,
  namedParty,
  pilgrimsChoice,
  stayChoice,
  withExtras,
  withHireDetails,
} from './choice.ts'

const departure = { slug: 'trek-2027-06-14', packageSlug: 'trek', comfort: 'lodge' } as const
const hire: HireAnswer = {
  vehicleClass: 'prado-tx',
  fromDay: '2027-06-14',
  fromTime: '09:00',
  toDay: '2027-06-17',
  toTime: '18:00',
  vehicles: 2,
  travellers: 7,
  drive: 'self',
  driverBornOn: '1988-11-03',
  driverLicensedSince: '2010-01-01',
  abroad: ['uganda'],
}
const stay: StayAnswer = {
  hotel: 'imisozi',
  startsOn: '2027-06-14',
  endsOn: '2027-06-17',
  rooms: [
    { room: 'twin', board: 'BB', adults: 2, childAges: [4] },
    { room: 'family', board: 'HB', adults: 1, childAges: [11, 16] },
  ],
}
const agesOf = (party: readonly { assumedAge: number }[]) => party.map(({ assumedAge }) => assumedAge)

test('seats are in the comfort of the departure, unless another was chosen on the page before', () => {
  const plain = departureChoice({ departure: departure.slug, travellers: 2 }, departure)
  expect(plain.order).toEqual({
    kind: 'departure',
    departure: 'trek-2027-06-14',
    package: 'trek',
    comfort: 'lodge',
    singleRooms: 0,
    extras: [],
    code: null,
  })
  expect(plain.party).toEqual([unnamed, unnamed])
  expect(departureChoice({ departure: departure.slug, travellers: 1, comfort: 'luxury' }, departure).order).toMatchObject({
    comfort: 'luxury',
  })
})

test('a private trip is a journey for so many adults from abroad', () => {
  const { order, party } = journeyChoice({ package: 'trek', startsOn: '2027-06-14', travellers: 3, comfort: 'simple' })
  expect(order).toMatchObject({ kind: 'journey', package: 'trek', startsOn: '2027-06-14', comfort: 'simple', singleRooms: 0 })
  expect(party).toEqual([unnamed, unnamed, unnamed])
})

test('all of a party pay the park fees of the residency that was chosen for them', () => {
  const eac = { ...unnamed, residency: 'eac' as const }
  const question = { travellers: 2, childAges: [8], residency: 'eac' as const }
  const party = [eac, { ...eac, assumedAge: 8 }]
  expect(journeyChoice({ package: 'trek', startsOn: '2027-06-14', comfort: 'simple', ...question }).party).toEqual(party)
  expect(departureChoice({ departure: departure.slug, ...question }, departure).party).toEqual(party)
})

test('a group is its adults and then its children, all of one residency', () => {
  const { order, party } = pilgrimsChoice({
    package: 'kibeho',
    startsOn: '2027-11-28',
    adults: 3,
    childAges: [1, 12],
    residency: 'eac',
    comfort: 'simple',
  })
  expect(order.kind).toBe('pilgrims')
  expect(agesOf(party)).toEqual([30, 30, 30, 1, 12])
  expect(new Set(party.map(({ residency }) => residency))).toEqual(new Set(['eac']))
})

test('a stay has as many guests as sleep in its rooms', () => {
  const { order, party } = stayChoice(stay)
  expect(order).toEqual({ ...stay, kind: 'stay', extras: [], code: null })
  expect(agesOf(party)).toEqual([30, 30, 30, 4, 11, 16])
})

test('a hire goes from an hour to an hour, with the customer’s driver where none is hired', () => {
  expect(hireChoice(hire).order).toMatchObject({
    kind: 'hire',
    from: '2027-06-14T09:00',
    to: '2027-06-17T18:00',
    withDriver: false,
    driver: { bornOn: '1988-11-03', licensedSince: '2010-01-01' },
    abroad: ['uganda'],
  })
  expect(hireChoice(hire).party).toHaveLength(7)
  expect(hireChoice({ ...hire, drive: 'with-driver' }).order).toMatchObject({ withDriver: true, driver: null })
  expect(hireChoice({ ...hire, driverLicensedSince: undefined }).order).toMatchObject({ withDriver: false, driver: null })
})

test('who drives is named again when a quote is booked, or where our driver fetches them', () => {
  const quoted = hireChoice({ ...hire, driverBornOn: undefined }).order
  expect(withHireDetails(quoted, hire)).toMatchObject({ driver: { bornOn: '1988-11-03', licensedSince: '2010-01-01' } })
  const driven = hireChoice({ ...hire, drive: 'with-driver' }).order
  expect(withHireDetails(driven, hire)).toEqual(driven)
  const pickUp = { pickUpPlace: 'Kigali Airport', pickUpFlight: 'WB 701' }
  expect(withHireDetails(driven, pickUp)).toEqual({ ...driven, pickUp: { place: 'Kigali Airport', flight: 'WB 701' } })
  expect(withHireDetails(quoted, pickUp)).not.toHaveProperty('pickUp')
})

test('with our driver the pick-up place is required, and no licence', () => {
  const input = { today: '2027-03-01', startsOn: '2027-03-01' }
  expect(hireProblems({ drive: 'with-driver' }, input)).toEqual({ pickUpPlace: 'pick-up-missing' })
  expect(hireProblems({ drive: 'with-driver', pickUpPlace: 'Kigali Airport' }, input)).toEqual({})
})

test('a customer who drives gives the day of the licence and the birth day, and both are in the past', () => {
  const today = '2027-03-01'
  expect(hireProblems(hire, { today, startsOn: today })).toEqual({})
  expect(hireProblems({ drive: 'self' }, { today, startsOn: today })).toEqual({
    driverBornOn: 'driver-missing',
    driverLicensedSince: 'licence-missing',
  })
  expect(
    hireProblems({ drive: 'self', driverBornOn: '2027-03-02', driverLicensedSince: '2027-03-02' }, { today, startsOn: today }),
  ).toEqual({
    driverBornOn: 'born-on-future',
    driverLicensedSince: 'licence-future',
  })
  expect(hireProblems({ ...hire, driverBornOn: '1900-03-01' }, { today, startsOn: today })).toEqual({
    driverBornOn: 'born-on-too-early',
  })
  const onFirstDay = hireProblems(
    { ...hire, driverBornOn: `${Number(today.slice(0, 4)) - 121}-12-31` },
    { today, startsOn: `${today.slice(0, 4)}-12-31` },
  )
  expect(onFirstDay).toEqual({ driverBornOn: 'born-on-too-early' })
})

test('travellers keep their names, birth days and residencies', () => {
  const marit = { firstNames: 'Marit', familyName: 'Solheim', bornOn: '1988-11-03', residency: 'resident' } as const
  expect(namedParty({ travellers: [marit], email: 'm@example.no', phone: '+47 900 00 000' })).toEqual([{ ...unnamed, ...marit }])
})

test('extras of which none is wanted are left out, and a car has no comfort', () => {
  const answer = {
    comfort: 'luxury',
    singleRooms: 1,
    extras: [
      { id: 'porter', quantity: 2 },
      { id: 'sim-card', quantity: 0 },
    ],
    code: 'KIBEHO',
    message: '',
  } as const
  const seats = departureChoice({ departure: departure.slug, travellers: 2 }, departure).order
  const added = { extras: [{ id: 'porter', quantity: 2 }], code: 'KIBEHO' }
  expect(withExtras(seats, { ...answer, extras: [...answer.extras] })).toEqual({
    ...seats,
    ...added,
    comfort: 'luxury',
    singleRooms: 1,
  })
  const car = hireChoice(hire).order
  expect(withExtras(car, { ...answer, extras: [...answer.extras] })).toEqual({ ...car, ...added })
})

test('a day is sold from today to the same day in two years', () => {
  const today = '2026-11-20'
  expect([today, '2028-11-20'].map((day) => dayProblem(day, today))).toEqual([undefined, undefined])
  expect(dayProblem('2026-11-19', today)).toBe('day-past')
  expect(dayProblem('2028-11-21', today)).toBe('day-too-far')
})
