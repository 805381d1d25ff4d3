import { expect, test } from 'vitest'
import type { Booking, Traveller } from '#features/bookings/reads.server.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { held } from '../test-booking.ts'
import { readAmendment } from './read-amendment.ts'

const traveller = (position: number): Traveller => ({
  position,
  firstNames: `Number ${position}`,
  familyName: 'Solheim',
  bornOn: '1988-11-03',
  assumedAge: 38,
  residency: 'foreign',
})
const party = [traveller(1), traveller(2)]
const read = (query: string, booking: Booking = held, travellers: readonly Traveller[] = party) =>
  readAmendment(readEnglish, new URLSearchParams(query), booking, travellers)

const stay: Booking = {
  ...held,
  kind: 'stay',
  order: {
    kind: 'stay',
    hotel: 'lodge',
    startsOn: '2027-06-14',
    endsOn: '2027-06-16',
    rooms: [{ room: 'twin', board: 'BB', adults: 2, childAges: [] }],
    extras: [],
    code: null,
  },
}
const hire: Booking = {
  ...held,
  kind: 'hire',
  order: {
    kind: 'hire',
    vehicleClass: 'safari-4x4',
    vehicles: 1,
    from: '2027-06-14T08:00',
    to: '2027-06-16T08:00',
    withDriver: true,
    driver: null,
    abroad: [],
    extras: [{ id: 'tent', quantity: 2 }],
    code: null,
  },
}

test('what the address does not name stays as it is', () => {
  for (const booking of [held, stay, hire]) expect(read('look=1', booking)).toEqual({ order: booking.order, party })
})

test('who stays keeps their place, and newcomers come after them', () => {
  const found = read('look=1&stays=2&adults=1&children=4, 7&residency=eac')
  expect(found).toMatchObject({
    party: [
      { position: 2, familyName: 'Solheim' },
      { familyName: null, residency: 'eac', assumedAge: 30 },
      { familyName: null, residency: 'eac', assumedAge: 4 },
      { familyName: null, residency: 'eac', assumedAge: 7 },
    ],
  })
})

test('everybody can leave only by cancelling', () => {
  expect(read('look=1&adults=0')).toEqual({ wrong: 'At least one traveller is required.' })
})

test('dates, rooms, cars and extras are read by the kind of order', () => {
  expect(read('departure=gorillas-2027-07-01&comfort=luxury&singleRooms=1')).toMatchObject({
    order: { departure: 'gorillas-2027-07-01', comfort: 'luxury', singleRooms: 1 },
  })
  expect(read('startsOn=2027-07-01&endsOn=2027-07-04&room-0=suite|HB', stay)).toMatchObject({
    order: { startsOn: '2027-07-01', endsOn: '2027-07-04', rooms: [{ room: 'suite', board: 'HB', adults: 2 }] },
  })
  expect(read('from=2027-06-15T09:30&vehicles=2&extra-tent=0&extra-chair=3', hire)).toMatchObject({
    order: { from: '2027-06-15T09:30', vehicles: 2, extras: [{ id: 'chair', quantity: 3 }] },
  })
})

test('nonsense is refused, or changes nothing: never a party or a date of somebody’s invention', () => {
  expect(read('startsOn=2027-02-30', stay)).toMatchObject({ wrong: expect.stringContaining('dates') })
  expect(read('from=tomorrow', hire)).toMatchObject({ wrong: expect.stringContaining('times') })
  expect(read('adults=1&children=40')).toMatchObject({ wrong: expect.stringContaining('ages') })
  expect(read('singleRooms=-1&comfort=palace&stays=1&stays=2&adults=9999')).toEqual({ order: held.order, party })
})
