import { expect, test } from 'vitest'
import { consentVersion } from './details.ts'
import { deletable, travellerDetailsAnswer } from './details-answer.ts'
import { nationalities } from './nationalities.ts'

const today = '2027-03-12'
const schema = travellerDetailsAnswer(today)

/** The first error of each field; nothing where the answer is taken. */
function errors(answer: Record<string, unknown>): Record<string, string> {
  const result = schema.safeParse(answer)
  return Object.fromEntries((result.error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]))
}

test('an empty form changes nothing and is taken', () => {
  expect(schema.parse({})).toEqual({ remove: [] })
})

test.each([
  ['pa 123 4567', 'PA1234567'],
  [' L01X00T47\t', 'L01X00T47'],
  ['12345', '12345'],
  ['A'.repeat(15), 'A'.repeat(15)],
])('the passport number %j is read as %s', (typed, number) => {
  expect(schema.parse({ passportNumber: typed }).passportNumber).toBe(number)
})

test.each([
  '',
  '    ',
  '1234',
  'A'.repeat(16),
  'PA-123456',
  'PÄ123456',
  'PA123456ß',
  'PA12345ı',
  '１２３４５６',
  'PA\u0000123456',
])('the passport number %j is refused', (typed) => {
  expect(errors({ passportNumber: typed })).toEqual({ passportNumber: 'passport-number-wrong' })
})

test('a passport ends today or later, on a day that exists', () => {
  expect(errors({ passportExpiresOn: today })).toEqual({})
  expect(errors({ passportExpiresOn: '2027-03-11' })).toEqual({ passportExpiresOn: 'passport-expired' })
  for (const day of ['2030-02-29', '2030-13-01', '03/12/2030', '2100-01-01'])
    expect(errors({ passportExpiresOn: day })).toEqual({ passportExpiresOn: 'passport-expiry-wrong' })
})

test('a nationality is a country of the list, in any case', () => {
  expect(schema.parse({ nationality: ' rw ' }).nationality).toBe('RW')
  for (const code of ['UK', 'XX', 'R', 'RWA', 'Rwanda', ''])
    expect(errors({ nationality: code })).toEqual({ nationality: 'nationality-wrong' })
  expect([nationalities.length, new Set(nationalities).size]).toEqual([244, 244])
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  expect(nationalities.filter((code) => !names.of(code))).toEqual([])
})

test('a name comes whole, with the birth day', () => {
  const name = { firstNames: 'Marit Elise', familyName: 'Solheim', bornOn: '1988-11-03' }
  expect(errors(name)).toEqual({})
  expect(errors({ firstNames: 'Marit' })).toEqual({ familyName: 'family-name-missing', bornOn: 'born-on-missing' })
  expect(
    travellerDetailsAnswer(today, { mayFollow: true }).safeParse({ firstNames: 'Marit', familyName: 'Solheim' }).success,
  ).toBe(true)
  expect(errors({ bornOn: '1988-11-03' })).toEqual({ firstNames: 'first-names-missing', familyName: 'family-name-missing' })
  expect(errors({ ...name, bornOn: '2027-03-13' })).toEqual({ bornOn: 'born-on-future' })
  expect(errors({ ...name, bornOn: '1899-12-31' })).toEqual({ bornOn: 'born-on-wrong' })
  expect(errors({ ...name, bornOn: '1989-02-29' })).toEqual({ bornOn: 'born-on-wrong' })
})

test('notes on faith and health need the box, with the words that are there now', () => {
  expect(errors({ diet: 'No nuts' })).toEqual({})
  for (const note of ['health', 'faith']) {
    expect(errors({ [note]: 'A note' })).toEqual({ consent: 'consent-missing' })
    expect(errors({ [note]: 'A note', consent: 'on' })).toMatchObject({ consent: 'consent-outdated' })
    expect(errors({ [note]: 'A note', consent: consentVersion })).toEqual({})
  }
})

test('texts are of one line, without control characters, and no longer than the form allows', () => {
  const most = { passportName: 120, diet: 300, access: 300, health: 500, faith: 500, emergencyContact: 200, room: 40 }
  for (const [field, length] of Object.entries(most)) {
    const given = (text: string) => errors({ consent: consentVersion, [field]: text })
    expect(given('x'.repeat(length))).toEqual({})
    expect(given('x'.repeat(length + 1))).toEqual({ [field]: 'too-long' })
    for (const strange of ['a\nb', 'a\u0000b', 'a\u2028b', 'a\u001bb'])
      expect(given(strange)).toEqual({ [field]: 'strange-characters' })
    expect(given('  ')).toEqual({ [field]: 'empty' })
  }
})

test('only what is known can be deleted, and each of it once', () => {
  expect(schema.parse({ remove: ['passport', 'health'] }).remove).toEqual(['passport', 'health'])
  expect(errors({ remove: ['names'] })).not.toEqual({})
  expect(errors({ remove: Array.from({ length: deletable.length + 1 }, () => 'diet') })).not.toEqual({})
})
