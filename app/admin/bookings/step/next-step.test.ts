import { expect, test } from 'vitest'
import { bookingStates } from '#features/bookings/booking.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { accountNow, came, confirmed, held, now } from '../test-booking.ts'
import { nextStep, nothingOpen, type OpenWork } from './next-step.ts'

const step = (booking: Booking, paid = 0, at = now, work: OpenWork = nothingOpen) =>
  nextStep(readEnglish, booking, accountNow(booking, paid > 0 ? [came(paid)] : [], at), work, at)

test('a hold that ends within three hours presses; one that has ended asks for nothing', () => {
  const ends = (text: string) => step({ ...held, holdEndsAt: new Date(text) })
  expect(ends('2027-03-12T10:59:00Z')).toEqual({ text: 'Hold ends 12 Mar, 12:59', presses: true })
  expect(ends('2027-03-12T22:00:00Z')).toEqual({ text: 'Hold ends 13 Mar, 00:00', presses: false })
  expect(ends('2027-03-12T08:00:00Z')).toEqual({ text: 'Hold has ended', presses: false })
})

test('a confirmed booking owes its balance through that day, is overdue after it, and leaves once it is paid', () => {
  expect(step(confirmed, 357_000)).toEqual({ text: 'Balance due 30 Apr', presses: false })
  expect(step(confirmed, 357_000, new Date('2027-04-30T21:59:00Z')).text).toBe('Balance due 30 Apr')
  expect(step(confirmed, 357_000, new Date('2027-04-30T22:00:00Z'))).toEqual({ text: '$1,330 overdue', presses: true })
  expect(step(confirmed, 490_000).text).toBe('Starts 14 Jun')
})

test('money that has to go back comes first, whatever has become of the booking', () => {
  expect(step({ ...confirmed, state: 'cancelled', feeMinor: 57_000 }, 357_000)).toEqual({
    text: 'Refund due: $3,000',
    presses: false,
  })
  expect(step({ ...held, state: 'expired' }, 5_000).text).toBe('Refund due: $50')
  expect(step(confirmed, 500_000).text).toBe('Refund due: $100')
})

test('an answer that is waited for presses once it is near or over, and not before', () => {
  const asks = (text: string) => step({ ...held, state: 'pending', answerBy: new Date(text) }).presses
  expect(asks('2027-03-12T22:00:00Z')).toBe(false)
  expect(asks('2027-03-12T10:59:00Z')).toBe(true)
  expect(asks('2027-03-12T08:00:00Z')).toBe(true)
  expect(step({ ...held, state: 'pending', answerBy: null }).presses).toBe(false)
})

test('whatever goes on has its next step, and what has ended and is even has none', () => {
  const steps = bookingStates.map((state) => [state, step({ ...held, state }).text !== ''])
  expect(Object.fromEntries(steps)).toEqual({
    enquiry: true,
    quoted: true,
    requested: true,
    waitlisted: true,
    'on-hold': true,
    pending: true,
    confirmed: true,
    'in-progress': true,
    completed: false,
    'no-show': false,
    expired: false,
    rejected: false,
    cancelled: false,
  })
})

test('a sold booking is bought for before its balance is asked, and it presses within a fortnight of the visit', () => {
  const toBuy = (by: string, permits = 1) =>
    step(confirmed, 357_000, now, { ...nothingOpen, purchases: { count: 2, permits, by } })
  expect(toBuy('2027-06-15')).toEqual({ text: 'Buy 2 permits and tickets by 15 Jun', presses: false })
  // Permits alone are reserved, in the words of their own screen and of the dashboard.
  expect([toBuy('2027-06-15', 2).text, toBuy('2027-06-15', 0).text]).toEqual([
    'Reserve 2 permits for 15 Jun',
    'Buy 2 tickets by 15 Jun',
  ])
  expect(toBuy('2027-03-26').presses).toBe(true)
  expect(toBuy('2027-03-27').presses).toBe(false)
  expect(step(held, 0, now, { ...nothingOpen, purchases: { count: 2, permits: 1, by: '2027-06-15' } }).text).not.toContain('Buy')
})

test('details that are due come first, and those that are not come after the balance', () => {
  const details = (by: string, paid: number) => step(confirmed, paid, now, { ...nothingOpen, details: { count: 1, by } })
  expect(details('2027-03-11', 357_000)).toEqual({ text: 'Details of 1 traveller due 11 Mar', presses: true })
  expect(details('2027-03-12', 357_000)).toEqual({ text: 'Details of 1 traveller due 12 Mar', presses: false })
  expect(details('2027-04-15', 357_000).text).toBe('Balance due 30 Apr')
  expect(details('2027-04-15', 490_000).text).toBe('Details of 1 traveller due 15 Apr')
  expect(step(confirmed, 357_000, now, { ...nothingOpen, childFees: 2 }).text).toBe('Check 2 park fees')
})

test('details of what was booked within sixty days of its start are due at once, not on a day that nobody set', () => {
  const details = (by: string) => step(confirmed, 490_000, now, { ...nothingOpen, details: { count: 2, by } }).text
  expect(confirmed.startsOn).toBe('2027-06-14')
  expect([details('2027-04-15'), details('2027-04-16')]).toEqual([
    'Details of 2 travellers due 15 Apr',
    'Details of 2 travellers due at once',
  ])
})
