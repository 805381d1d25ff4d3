import { expect, test } from 'vitest'
import type { z } from 'zod'
import { HireAnswer, JourneyAnswer, PilgrimsAnswer, StayAnswer } from './booking-request.ts'

const journey = { package: 'an-hour-with-the-gorillas', startsOn: '2027-06-14', travellers: 2, comfort: 'lodge' }
const pilgrims = { package: 'the-road-to-kibeho', startsOn: '2027-06-14', adults: 30, residency: 'eac', comfort: 'simple' }
const room = { room: 'superior-twin', board: 'BB', adults: 2, childAges: '4, 7' }
const stay = { hotel: 'imisozi-terrace-kigali', startsOn: '2027-06-14', endsOn: '2027-06-17', rooms: [room] }
const hire = {
  vehicleClass: 'prado-tx',
  fromDay: '2027-06-14',
  fromTime: '09:00',
  toDay: '2027-06-17',
  toTime: '18:30',
  vehicles: 1,
  travellers: 4,
  drive: 'self',
  driverBornOn: '1988-11-03',
  driverLicensedSince: '2010-01-01',
  abroad: { uganda: 'on' },
}

/** The keys of what is wrong, by the name of the field; empty where all is right. */
function wrong(schema: z.ZodType, answer: unknown): Record<string, string> {
  const { error } = schema.safeParse(answer)
  return Object.fromEntries([...(error?.issues ?? [])].reverse().map(({ path, message }) => [path.join('.'), message]))
}

test('the first step of each kind is taken as it is, ages as numbers and ticks as countries', () => {
  expect(JourneyAnswer.parse(journey)).toEqual({ ...journey, childAges: [], residency: 'foreign' })
  expect(JourneyAnswer.parse({ ...journey, residency: 'eac' }).residency).toBe('eac')
  expect(JourneyAnswer.parse({ ...journey, residency: 'martian' }).residency).toBe('foreign')
  expect(JourneyAnswer.parse({ ...journey, childAges: '8' }).childAges).toEqual([8])
  expect(JourneyAnswer.safeParse({ ...journey, childAges: '8, 9' }).error?.issues).toMatchObject([{ message: 'no-adult' }])
  expect(PilgrimsAnswer.parse({ ...pilgrims, childAges: '4; 7 and 11' })).toEqual({ ...pilgrims, childAges: [4, 7, 11] })
  expect(StayAnswer.parse(stay)).toEqual({ ...stay, rooms: [{ ...room, childAges: [4, 7] }] })
  expect(HireAnswer.parse(hire)).toEqual({ ...hire, abroad: ['uganda'] })
})

test('no ages are no children, and ages are whole years under eighteen', () => {
  const ages = (childAges: unknown) => wrong(PilgrimsAnswer, { ...pilgrims, childAges })
  for (const none of [undefined, '', '  ']) expect(PilgrimsAnswer.parse({ ...pilgrims, childAges: none }).childAges).toEqual([])
  for (const text of ['0', '17', '0 0 0', '4,7,11']) expect([text, ages(text)]).toEqual([text, {}])
  for (const text of ['18', '-1', '4.5', 'four', '4, x', '4,7,111', '1 '.repeat(41), '9'.repeat(500)])
    expect([text, ages(text)]).toEqual([text, { childAges: 'ages-wrong' }])
})

test('a day is one that exists', () => {
  const startsOn = (day: unknown) => wrong(JourneyAnswer, { ...journey, startsOn: day }).startsOn
  for (const day of ['2027-02-29', '2027-13-01', '14/06/2027', 'tomorrow', '2027-06-14T00:00'])
    expect([day, startsOn(day)]).toEqual([day, 'day-wrong'])
  expect(startsOn(undefined)).toBe('day-missing')
  expect(startsOn('2028-02-29')).toBeUndefined()
})

test('a group has from one to sixty adults, and one residency', () => {
  const adults = (count: unknown) => wrong(PilgrimsAnswer, { ...pilgrims, adults: count }).adults
  expect([1, 60, 0, 61, 2.5, undefined].map(adults)).toEqual([
    undefined,
    undefined,
    'group-adults-wrong',
    'group-too-large',
    'group-adults-wrong',
    'group-adults-wrong',
  ])
  expect(wrong(PilgrimsAnswer, { ...pilgrims, residency: 'pope' })).toEqual({ residency: 'residency-missing' })
})

test('a stay has from one to ten rooms, each with a board and an adult in it', () => {
  const rooms = (count: number) => wrong(StayAnswer, { ...stay, rooms: Array.from({ length: count }, () => room) })
  expect([rooms(0), rooms(1), rooms(10), rooms(11)]).toEqual([{ rooms: 'rooms-missing' }, {}, {}, { rooms: 'rooms-many' }])
  expect(wrong(StayAnswer, { ...stay, rooms: undefined })).toEqual({ rooms: 'rooms-missing' })
  expect(wrong(StayAnswer, { ...stay, rooms: [{ room: '', board: 'XX', adults: 0 }] })).toEqual({
    'rooms.0.room': 'room-missing',
    'rooms.0.board': 'board-missing',
    'rooms.0.adults': 'adults-wrong',
  })
})

test('a hire has valid times of day, and the driver may be named later', () => {
  for (const toTime of ['24:00', '9:00', '09:60', '', '09:00:00'])
    expect([toTime, wrong(HireAnswer, { ...hire, toTime })]).toEqual([toTime, { toTime: 'time-missing' }])
  expect(wrong(HireAnswer, { ...hire, driverBornOn: undefined, driverLicensedSince: undefined, abroad: undefined })).toEqual({})
  expect(wrong(HireAnswer, { ...hire, driverBornOn: '1988-13-01', drive: 'horse' })).toEqual({
    driverBornOn: 'born-on-wrong',
    drive: 'drive-missing',
  })
  expect(Object.values(wrong(HireAnswer, { ...hire, abroad: { '<b>': 'on' } }))).toEqual(['abroad-wrong'])
})
