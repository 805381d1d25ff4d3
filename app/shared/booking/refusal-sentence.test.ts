import { expect, test } from 'vitest'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { refusalSentence, type StepRefusal } from './refusal-sentence.ts'

const sentence = (
  refusal: StepRefusal,
  kind: Parameters<typeof refusalSentence>[1]['kind'] = 'stay',
  travellers = 2,
  read: ReadWords = readEnglish,
) =>
  refusalSentence(refusal, { kind, travellers }, read, ({ name, of, at }) =>
    read === readEnglish ? name : `${of}/${at}: ${name}`,
  )
const french = shippedLanguages().site.in('fr').textsOf

const seats = (left: number) => ({ part: { resource: 'departure:1', day: '2027-06-14', quantity: 3, label: 'Seats' }, left })
const twins = (day: string, left: number) => ({
  part: { resource: 'room:imisozi/superior-twin', day, quantity: 3, label: 'Superior twin' },
  left,
})
const short = (...parts: ReturnType<typeof twins>[]) => sentence({ reason: 'stock-short', short: parts })

test('who comes too late for seats is told what is left and that nothing was taken', () => {
  const short = (left: number, wanted: number) => sentence({ reason: 'stock-short', short: [seats(left)] }, 'departure', wanted)
  expect(short(0, 2)).toBe('No seat is available now: all are taken or kept for the waiting list. Nothing was charged.')
  expect(short(1, 2)).toBe('Only 1 seat is left now, and you asked for 2. Nothing was charged.')
  expect(short(2, 3)).toBe('Only 2 seats are left now, and you asked for 3. Nothing was charged.')
})

test('what is short is named with how many are left, and for which days', () => {
  const rest = 'Nothing was charged. Choose other days, or fewer.'
  expect(short(twins('2027-06-14', 2))).toBe(`Superior twin: 2 of 3 left for 14 June. ${rest}`)
  expect(short(twins('2027-06-14', 1))).toBe(`Superior twin: 1 of 3 left for 14 June. ${rest}`)
  expect(short(twins('2027-06-15', 2), twins('2027-06-14', 0))).toBe(`Superior twin: none left for 14 June and 15 June. ${rest}`)
  const week = ['16', '14', '15', '17'].map((day) => twins(`2027-06-${day}`, 1))
  expect(short(...week)).toBe(`Superior twin: 1 of 3 left for 14 June, 15 June and 2 more days. ${rest}`)
})

test('a tailored journey has its days and its number, so who books it is told to ask', () => {
  const tailored = sentence({ reason: 'stock-short', short: [twins('2027-06-14', 2)] }, 'tailored')
  expect(tailored).toBe(
    'Superior twin: 2 of 3 left for 14 June. Nothing was charged. Write to us: we ask for more, or propose something else.',
  )
})

test('two things that are short are told apart', () => {
  const family = { part: { resource: 'room:imisozi/family', day: '2027-06-14', quantity: 1, label: 'Family room' }, left: 0 }
  expect(short(twins('2027-06-14', 1), family)).toBe(
    'Superior twin: 1 of 3 left for 14 June. Family room: none left for 14 June. Nothing was charged. Choose other days, or fewer.',
  )
})

test('when booking closes is told by what is booked', () => {
  expect(sentence({ reason: 'closed' }, 'departure')).toContain('Booking for this departure has closed')
  expect(sentence({ reason: 'closed' }, 'journey')).toContain('two days before the start')
  expect(sentence({ reason: 'closed' }, 'hire')).toContain('on the day before')
})

test('a refusal of one is singular', () => {
  expect(sentence({ reason: 'stay-too-short', minimum: 1 })).toContain('takes 1 night or more')
  expect(sentence({ reason: 'stay-too-short', minimum: 3 })).toContain('takes 3 nights or more')
  expect(sentence({ reason: 'too-many-vehicles', most: 1 }, 'hire')).toContain('1 car of this class')
})

test('the months in which a hotel is open are named', () => {
  expect(sentence({ reason: 'hotel-closed', openMonths: [6, 7, 12] })).toContain('open in June, July, December.')
})

test('who is too young is told which rule asks for which age', () => {
  const travellers = [{ position: 2, age: 12, minimumAge: 15, rule: 'Gorilla permit', of: 'fee' as const }]
  expect(sentence({ reason: 'travellers-too-young', travellers }, 'departure')).toContain(
    'Gorilla permit: travellers must be 15 on the day, and this one will be 12.',
  )
})

test('a day without published prices is refused with what to do', () => {
  expect(sentence({ reason: 'rates-not-published', until: '2027-12-31' })).toBe(
    'Prices for 2028 are not published yet. Choose an earlier day, or write to us: we answer when they are.',
  )
})

test('in another language a refusal names rooms and permits as staff translated them', () => {
  const named = { name: 'Superior twin', of: 'hotel', at: 'rooms.*.name' } as const
  const { part, left } = twins('2027-06-14', 2)
  const twin = { part: { ...part, text: { label: named } }, left }
  const short = sentence({ reason: 'stock-short', short: [twin] }, 'stay', 2, french)
  expect(short).toContain('hotel/rooms.*.name: Superior twin')
  expect(short).toContain('il en reste 2 sur 3')
  const small = { reason: 'room-too-small', room: 'Superior twin', most: 2, of: 'adults' } as const
  expect(sentence(small, 'stay', 3, french)).toContain('hotel/rooms.*.name: Superior twin')
  const young = { position: 2, age: 12, minimumAge: 15 }
  const by = (rule: string, of: 'fee' | 'package') =>
    sentence({ reason: 'travellers-too-young', travellers: [{ ...young, rule, of }] }, 'journey', 2, french)
  expect(by('Gorilla permit', 'fee')).toContain('fee/name: Gorilla permit')
  expect(by('Gorillas', 'package')).toContain('package/title: Gorillas')
})
