import { expect, test } from 'vitest'
import { links } from './links.ts'

test('a link that opens a booking carries its key, and the plain one does not', () => {
  expect(links.booking('K7QM-42XD')).toBe('/bookings/K7QM-42XD')
  expect(links.bookingWithKey('K7QM-42XD', 'a-Key_9')).toBe('/bookings/K7QM-42XD?key=a-Key_9')
})

test('public pages are named by their slug and the admin area’s by its id', () => {
  expect(links.home()).toBe('/')
  expect(links.package('an-hour-with-the-gorillas')).toBe('/package-details/an-hour-with-the-gorillas')
  expect(links.departure('trek-2027-06-14')).toBe('/departure-details/trek-2027-06-14')
  expect(links.departureCalendar('trek-2027-06-14')).toBe('/departures/trek-2027-06-14.ics')
  expect(links.adminBooking('0b7e')).toBe('/admin/bookings/0b7e')
})
