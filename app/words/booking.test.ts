import { expect, test } from 'vitest'
import {
  DepartureAnswer,
  ExtrasAnswer,
  LostLinkAnswer,
  PaymentAnswer,
  TravellersAnswer,
  WaitingAnswer,
} from '#features/bookings/booking-request.ts'
import { bookingWords, fieldError, seatsCount } from './booking.ts'

const traveller = { firstNames: 'a'.repeat(200), familyName: 'a\nb', bornOn: '2027-02-29', residency: 'x' }
/** Answers in which, between them, everything is wrong that can be. */
const answers = [
  {},
  { departure: '', travellers: 0, terms: false, method: 'x', comfort: 'x', singleRooms: -1 },
  { departure: '', travellers: 13, message: 'a'.repeat(3000), singleRooms: 13 },
  { travellers: [], email: '', phone: '', name: '', reference: '' },
  { travellers: [traveller], email: 'x', phone: 'x', name: 'a\0b', reference: 'a'.repeat(50), message: 'a\0b' },
  { travellers: [{}], email: 'a'.repeat(300), phone: '1'.repeat(40) },
  { travellers: Array.from({ length: 13 }, () => traveller) },
]

test('whatever is wrong with an answer, there is a sentence of its own for it', () => {
  const schemas = [DepartureAnswer, TravellersAnswer, ExtrasAnswer, PaymentAnswer, WaitingAnswer, LostLinkAnswer]
  const issues = schemas.flatMap((schema) =>
    answers.flatMap((answer) =>
      (schema.safeParse(answer).error?.issues ?? []).filter(({ path }) => typeof path.at(-1) !== 'undefined'),
    ),
  )
  const unworded = issues.filter(({ message }) => fieldError(message) === fieldError('no-such-key'))
  expect(unworded.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([])
  expect(new Set(issues.map(({ message }) => message)).size).toBeGreaterThan(15)
})

test('one seat is singular', () => {
  expect([seatsCount(1), seatsCount(2)]).toEqual(['1 seat', '2 seats'])
})

test('who comes too late is told what is left and that nothing was taken', () => {
  expect(bookingWords.full(0, 2)).toBe(
    'No seat is for sale now: the last went, or wait for a party on the list. Nothing was taken from you.',
  )
  expect(bookingWords.full(1, 2)).toBe('Only 1 seat is left now, and you asked for 2. Nothing was taken from you.')
  expect(bookingWords.full(2, 3)).toBe('Only 2 seats are left now, and you asked for 3. Nothing was taken from you.')
})

test('each step of the cancellation ladder is told from the far end to the near one', () => {
  expect(bookingWords.payment.ladder(61, null, 20)).toBe('61 days before or more: we keep 20%')
  expect(bookingWords.payment.ladder(46, 60, 40)).toBe('60 to 46 days before: we keep 40%')
})
