import { expect, test } from 'vitest'
import type { Traveller } from '#features/bookings/reads.server.ts'
import type { HireOrder, JourneyOrder, PilgrimsOrder, StayOrder } from '#features/orders/order.ts'
import { wantedChange } from './wanted-change.ts'

const traveller = (position: number, assumedAge = 30): Traveller => ({
  position,
  firstNames: `First ${position}`,
  familyName: 'Solheim',
  bornOn: null,
  assumedAge,
  residency: 'resident',
})
const three = [traveller(1), traveller(2), traveller(4)]
const beds = { comfort: 'lodge', singleRooms: 1, extras: [], code: 'HILLS' } as const
const journey: JourneyOrder = { kind: 'journey', package: 'lake', startsOn: '2027-06-14', ...beds }
const asIs = { kind: 'journey', startsOn: '2027-06-14', off: [], newcomers: [], singleRooms: 1, extras: [] } as const

test('a form that changes nothing gives the very order and party that were booked, code and all', () => {
  expect(wantedChange(journey, three, asIs)).toEqual({ order: journey, party: three })
})

test('who is taken off leaves a gap, and who comes has no place yet', () => {
  const newcomer = { firstNames: 'Ola', familyName: 'Solheim', bornOn: '1990-01-01', residency: 'foreign' } as const
  const changed = wantedChange(journey, three, { ...asIs, off: [2], newcomers: [newcomer] })
  expect(changed?.party.map(({ position, firstNames }) => [position, firstNames])).toEqual([
    [1, 'First 1'],
    [4, 'First 4'],
    [undefined, 'Ola'],
  ])
})

test('extras that stood in another order are no change, and none of one is none', () => {
  const booked = {
    ...journey,
    extras: [
      { id: 'waiver', quantity: 1 },
      { id: 'porter', quantity: 2 },
    ],
  }
  const extras = [
    { id: 'porter', quantity: 2 },
    { id: 'lunch', quantity: 0 },
    { id: 'waiver', quantity: 1 },
  ]
  expect(wantedChange(booked, three, { ...asIs, extras })?.order.extras).toEqual(booked.extras)
})

test('a group grows by people who pay the park fees of the others and are not named yet', () => {
  const group: PilgrimsOrder = { kind: 'pilgrims', package: 'kibeho', startsOn: '2027-11-26', ...beds }
  const changed = wantedChange(group, three, { ...asIs, kind: 'pilgrims', startsOn: '2027-11-26', more: 2 })
  expect(changed?.party.slice(3).map(({ familyName, residency }) => [familyName, residency])).toEqual([
    [null, 'resident'],
    [null, 'resident'],
  ])
})

test('the beds of a stay go to those who are there already, and a child keeps its age', () => {
  const stay: StayOrder = {
    kind: 'stay',
    hotel: 'cormoran',
    startsOn: '2027-08-14',
    endsOn: '2027-08-17',
    rooms: [{ room: 'lake', board: 'HB', adults: 2, childAges: [4] }],
    extras: [],
    code: null,
  }
  const guests = [traveller(1), traveller(2, 4), traveller(3)]
  const rooms = [
    { room: 'lake', board: 'HB', adults: 1, childAges: [4] },
    { room: 'garden', board: 'HB', adults: 1, childAges: [7] },
  ]
  const changed = wantedChange(stay, guests, { kind: 'stay', startsOn: '2027-08-15', endsOn: '2027-08-17', rooms, extras: [] })
  expect(changed?.party.map(({ position, assumedAge }) => [position, assumedAge])).toEqual([
    [1, 30],
    [2, 4],
    [3, 30],
    [undefined, 7],
  ])
  expect(changed?.order).toMatchObject({ hotel: 'cormoran', startsOn: '2027-08-15', rooms })
})

const drivenHire: HireOrder = {
  kind: 'hire',
  vehicleClass: 'rav4',
  vehicles: 1,
  from: '2027-07-02T08:00',
  to: '2027-07-05T18:00',
  withDriver: true,
  driver: null,
  abroad: ['uganda'],
  extras: [],
  code: null,
}
const hireTimes = { fromDay: '2027-07-03', fromTime: '09:00', toDay: '2027-07-05', toTime: '18:00' }

test('a hire keeps its class and its driver, and counts its riders again', () => {
  const driver = { bornOn: '1980-01-01', licensedSince: '2000-01-01' }
  const hire: HireOrder = { ...drivenHire, withDriver: false, driver }
  const changed = wantedChange(hire, three, { kind: 'hire', ...hireTimes, vehicles: 2, travellers: 2, extras: [] })
  expect(changed?.order).toEqual({ ...hire, vehicles: 2, from: '2027-07-03T09:00' })
  expect(changed?.party.map(({ position }) => position)).toEqual([1, 2])
})

test('where a driver of ours fetches them is another place once one is named, and only where a driver of ours does', () => {
  const pickUp = { place: 'Kigali airport', flight: 'WB 701' }
  const hire = { ...drivenHire, pickUp }
  const answer = { kind: 'hire', ...hireTimes, vehicles: 1, travellers: 2, extras: [] } as const
  const wanted = (order: HireOrder, more: { pickUpPlace?: string; pickUpFlight?: string }) =>
    (wantedChange(order, three, { ...answer, ...more })?.order as HireOrder).pickUp
  expect(wanted(hire, {})).toEqual(pickUp)
  expect(wanted(hire, { pickUpPlace: 'Hôtel des Mille Collines' })).toEqual({ place: 'Hôtel des Mille Collines', flight: '' })
  expect(wanted(hire, { pickUpPlace: 'Kigali airport', pickUpFlight: 'KL 535' })).toEqual({ ...pickUp, flight: 'KL 535' })
  expect(wanted({ ...drivenHire, withDriver: false }, { pickUpPlace: 'Kigali airport' })).toBeUndefined()
})

test('an answer for another kind of order is none', () => {
  expect(wantedChange(journey, three, { ...asIs, kind: 'pilgrims', more: 0 })).toBeUndefined()
})
