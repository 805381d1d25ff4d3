import { expect, test } from 'vitest'
import { bookingStates } from '#features/bookings/booking.ts'
import {
  bookingsPath,
  bookingViews,
  everyBooking,
  exportPath,
  listQueryOf,
  presetsOn,
  readBookingsQuery,
  sortOf,
} from './booking-views.ts'

const read = (query: string) => readBookingsQuery(new URLSearchParams(query))
const id = '0b1f7a52-9c3d-4e11-8f42-3a6b5c7d8e9f'

test('a query goes into the address and comes out again', () => {
  for (const query of [
    everyBooking,
    { ...everyBooking, view: 'on-hold', money: 'overdue', search: 'K7QM-42XD', cursor: { after: id } },
    { ...everyBooking, view: 'ended', search: 'ö & % _ \\', sort: 'name', cursor: { before: id } },
    { ...everyBooking, kind: 'stay', package: 'the-road-to-kibeho', startsFrom: '2027-01-01', startsTo: '2027-02-01' },
    { ...everyBooking, madeFrom: '2027-01-01', madeTo: '2027-02-01', sort: 'start' },
  ] as const) {
    expect(readBookingsQuery(new URL(bookingsPath(query), 'http://desk').searchParams)).toEqual(query)
  }
  expect(bookingsPath(everyBooking)).toBe('/admin/bookings')
})

test('nonsense is read as if it were not there', () => {
  const nonsense =
    'view=__proto__&money=toString&kind=boat&package=../etc&from=2027-02-30&made-to=now&sort=total&after=1&q=%00%07'
  expect(read(nonsense)).toEqual(everyBooking)
  expect(read('view=constructor&before=x&page=3')).toEqual(everyBooking)
  expect(read(`q=${'a'.repeat(500)}`).search).toHaveLength(100)
})

test('a file holds everything that is asked for, wherever the page began', () => {
  expect(exportPath(read(`view=ended&q=marit&after=${id}`), 'csv')).toBe('/admin/bookings/export.csv?view=ended&q=marit')
})

test('bookings that start between two days are read by their start, unless another order is asked for', () => {
  expect(sortOf(everyBooking)).toBe('newest')
  expect(sortOf(read('from=2027-01-01'))).toBe('start')
  expect(sortOf(read('from=2027-01-01&sort=newest'))).toBe('newest')
})

test('an empty search asks for nothing', () => {
  expect(listQueryOf(everyBooking)).toMatchObject({ states: undefined, search: undefined })
})

test('what leaves within seven days begins today', () => {
  expect(presetsOn('2027-03-12').leaving).toMatchObject({ startsFrom: '2027-03-12', startsTo: '2027-03-18' })
})

test('no state stands in two views, and every state stands in one', () => {
  const placed = Object.values(bookingViews).flatMap((states) => states ?? [])
  expect(new Set(placed).size).toBe(placed.length)
  expect(bookingStates.filter((state) => !placed.includes(state as never))).toEqual([])
})
