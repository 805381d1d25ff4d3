import { expect, test } from 'vitest'
import { bookingStates } from '#features/bookings/booking.ts'
import {
  bookingColumns,
  bookingsPath,
  bookingViews,
  everyBooking,
  exportPath,
  fieldsBesidesColumns,
  listQueryOf,
  presetsOn,
  readBookingsQuery,
  sortOf,
  usualColumns,
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
    expect(readBookingsQuery(new URL(bookingsPath(query), 'http://admin.test').searchParams)).toEqual(query)
  }
  expect(bookingsPath(everyBooking)).toBe('/admin/bookings')
})

test('invalid values are ignored', () => {
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

test('what leaves within fourteen days and is not paid in full begins today', () => {
  expect(presetsOn('2027-03-12').leavingOwing).toMatchObject({ money: 'owing', startsFrom: '2027-03-12', startsTo: '2027-03-25' })
})

test('no state stands in two views, and every state stands in one', () => {
  const placed = Object.values(bookingViews).flatMap((states) => states ?? [])
  expect(new Set(placed).size).toBe(placed.length)
  expect(bookingStates.filter((state) => !placed.includes(state as never))).toEqual([])
})

test('a direction, a month and the chosen columns go into the address and come back from it', () => {
  const query = readBookingsQuery(new URLSearchParams('sort=name&dir=desc&month=2027-06&cols=starts&cols=lead&cols=secret'))
  expect(query).toMatchObject({ sort: 'name', direction: 'desc', month: '2027-06', columns: ['lead', 'starts'] })
  const address = bookingsPath(query)
  expect(address).toBe('/admin/bookings?month=2027-06&sort=name&dir=desc&cols=lead%2Cstarts')
  expect(readBookingsQuery(new URL(address, 'http://localhost').searchParams)).toEqual(query)
})

test('an order and its direction may be one choice, and a direction that is usual is not repeated', () => {
  const read = (query: string) => readBookingsQuery(new URLSearchParams(query))
  expect(read('sort=balance.asc')).toMatchObject({ sort: 'balance', direction: 'asc' })
  expect(read('sort=balance.desc')).toEqual(read('sort=balance'))
  expect(read('sort=secret.desc')).toMatchObject({ sort: undefined, direction: 'desc' })
  expect(bookingsPath(read('sort=start.desc'))).toBe('/admin/bookings?sort=start&dir=desc')
})

test('the columns that are usual are not named, and one that is not can be added', () => {
  const columnsOf = (names: readonly string[]) => readBookingsQuery(new URLSearchParams({ cols: names.join() })).columns
  expect(columnsOf(usualColumns)).toBeUndefined()
  expect(columnsOf([])).toBeUndefined()
  expect(columnsOf(bookingColumns)).toEqual(bookingColumns)
})

test('the form of the columns sends all that was asked, but neither the columns nor the page', () => {
  const query = readBookingsQuery(new URLSearchParams('view=ended&q=Marit&sort=name.desc&cols=lead&package=kigali-in-a-day'))
  expect(Object.fromEntries(fieldsBesidesColumns({ ...query, cursor: { after: 'x' } }))).toEqual({
    view: 'ended',
    q: 'Marit',
    sort: 'name',
    dir: 'desc',
    package: 'kigali-in-a-day',
  })
})

test('a month asks for its first to its last day, sorted by start', () => {
  const query = readBookingsQuery(new URLSearchParams('month=2028-02'))
  expect(listQueryOf(query)).toMatchObject({ startsFrom: '2028-02-01', startsTo: '2028-02-29' })
  expect(listQueryOf(query)).not.toHaveProperty('columns')
  expect(sortOf(query)).toBe('start')
})
