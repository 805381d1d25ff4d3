import { expect, test } from 'vitest'
import { bookingStates } from '#features/bookings/booking.ts'
import { bookingsPath, bookingViews, countByView, readBookingsAsk } from './booking-views.ts'

const read = (query: string) => readBookingsAsk(new URLSearchParams(query))

test('an ask goes into the address and comes out again', () => {
  for (const ask of [
    { view: 'all', money: undefined, search: '', page: 1 },
    { view: 'on-hold', money: 'overdue', search: 'K7QM-42XD', page: 3 },
    { view: 'ended', money: undefined, search: 'ö & % _ \\', page: 1 },
  ] as const) {
    expect(readBookingsAsk(new URL(bookingsPath(ask), 'http://desk').searchParams)).toEqual(ask)
  }
  expect(bookingsPath({ view: 'all', money: undefined, search: '', page: 1 })).toBe('/admin/bookings')
})

test('nonsense is read as if it were not there', () => {
  expect(read('money=toString').money).toBeUndefined()
  expect(read('view=__proto__&page=-1&q=%00%07')).toEqual({ view: 'all', search: '', page: 1 })
  expect(read('view=constructor&page=1e9')).toEqual({ view: 'all', search: '', page: 1 })
  expect(read('page=2.5')).toEqual({ view: 'all', search: '', page: 1 })
  expect(read(`q=${'a'.repeat(500)}`).search).toHaveLength(100)
})

test('no state stands in two views, and every state stands in one', () => {
  const placed = Object.values(bookingViews).flatMap((states) => states ?? [])
  expect(new Set(placed).size).toBe(placed.length)
  expect(bookingStates.filter((state) => !placed.includes(state as never))).toEqual([])
})

test('the counts of the views come from the states', () => {
  expect(countByView({ 'on-hold': 3, pending: 1, cancelled: 2, enquiry: 5 })).toEqual({
    all: 11,
    asked: 5,
    'on-hold': 4,
    confirmed: 0,
    waiting: 0,
    ended: 2,
  })
})
