import { expect, test } from 'vitest'
import {
  DepartureAnswer,
  ExtrasAnswer,
  HireAnswer,
  JourneyAnswer,
  LostLinkAnswer,
  PaymentAnswer,
  PilgrimsAnswer,
  StayAnswer,
  TravellersAnswer,
  VisitorContact,
  WaitingAnswer,
} from '#features/bookings/drafts/booking-request.ts'
import { dayProblem, hireProblems } from '#features/bookings/drafts/choice.ts'
import { bookingErrorWords } from '../../words/booking-errors.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { fieldError as inWords } from './field-error.ts'

const fieldError = (key: string) => inWords(key, readEnglish(bookingErrorWords))

const traveller = { firstNames: 'a'.repeat(200), familyName: 'a\nb', bornOn: '2027-02-29', residency: 'x' }
/** Answers in which, between them, everything is wrong that can be. */
const answers = [
  {},
  { departure: '', travellers: 0, terms: false, method: 'x', comfort: 'x', singleRooms: -1 },
  { departure: '', travellers: 13, message: 'a'.repeat(3000), singleRooms: 13 },
  { travellers: [], email: '', phone: '', name: '', reference: '' },
  { travellers: [traveller], email: 'x', phone: 'x', name: 'a\0b', reference: 'a'.repeat(50), message: 'a\0b' },
  { travellers: [{}], email: 'a'.repeat(300), phone: '1'.repeat(40) },
  { phone: '06 12 34 56 78' },
  { travellers: Array.from({ length: 13 }, () => traveller) },
  {
    package: '',
    startsOn: '2027-02-29',
    adults: 0,
    childAges: 'x',
    travellers: 99,
    code: '<',
    extras: [{ id: '', quantity: -1 }],
  },
  { hotel: '', adults: 61, rooms: [{ room: '', board: 'x', adults: 0, childAges: '18' }], extras: 'x' },
  { rooms: Array.from({ length: 11 }, () => ({})), extras: Array.from({ length: 61 }, () => ({ id: 'porter' })) },
  {
    vehicleClass: '',
    fromDay: 'x',
    fromTime: 'x',
    vehicles: 0,
    drive: 'x',
    driverBornOn: 'x',
    driverLicensedSince: 'x',
    abroad: 'x',
  },
  { abroad: { uganda: 'x' }, endsOn: '', rooms: 'x' },
]

test('whatever is wrong with an answer, there is a sentence of its own for it', () => {
  const schemas = [
    DepartureAnswer,
    JourneyAnswer,
    PilgrimsAnswer,
    StayAnswer,
    HireAnswer,
    TravellersAnswer,
    VisitorContact,
    ExtrasAnswer,
    PaymentAnswer,
    WaitingAnswer,
    LostLinkAnswer,
  ]
  const issues = schemas.flatMap((schema) =>
    answers.flatMap((answer) =>
      (schema.safeParse(answer).error?.issues ?? []).filter(({ path }) => typeof path.at(-1) !== 'undefined'),
    ),
  )
  const unworded = issues.filter(({ message }) => fieldError(message) === fieldError('no-such-key'))
  expect(unworded.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([])
  expect(new Set(issues.map(({ message }) => message)).size).toBeGreaterThan(15)
})

test('a visitor’s phone number has its country code, unless it is dialled in Rwanda', () => {
  const faultOf = (phone: string) =>
    VisitorContact.safeParse({ name: 'Luc', email: 'luc@example.fr', phone }).error?.issues.map(({ message }) => message)
  expect(['06 12 34 56 78', '(415) 555-0132'].map(faultOf)).toEqual([['phone-country'], ['phone-country']])
  expect(['+33 6 12 34 56 78', '0033 612345678', '0788 300 412'].map(faultOf)).toEqual([undefined, undefined, undefined])
})

test('what a rule of the forms finds wrong has a sentence too', () => {
  const choice = { drive: 'self', driverBornOn: '2030-01-01', driverLicensedSince: '2030-01-01' } as const
  const keys = [
    ...Object.values(hireProblems(choice, { today: '2027-01-01', startsOn: '2027-01-01' })),
    ...Object.values(hireProblems({ drive: 'self' }, { today: '2027-01-01', startsOn: '2027-01-01' })),
    dayProblem('2026-12-31', '2027-01-01'),
    dayProblem('2029-01-02', '2027-01-01'),
    'seats-few',
    'travellers-count',
    'no-adult',
    'born-on-future',
    'born-on-too-early',
    'quote-code-wrong',
  ]
  expect(keys).toHaveLength(12)
  for (const key of keys) expect([key, fieldError(key ?? '')]).not.toEqual([key, fieldError('no-such-key')])
})

test('a sentence that holds figures is its own sentence', () => {
  expect(fieldError('Only 2 seats are left.')).toBe('Only 2 seats are left.')
})
