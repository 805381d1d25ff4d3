import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { freeLeaderPlaces, monthsFrom } from './enquiry-choices.ts'
import { ContactForm, NewsletterForm, parishForm, tailorMadeForm } from './enquiry-form.ts'

const today = '2027-03-12'
const reach = { name: 'Anna Berg', email: 'anna@example.org' }
const contact = { topic: 'room', ...reach, message: 'Is there a lift?' }
const tailorMade = { ...reach, travellers: 2 }
const parish = { ...reach, group: 'St Peter, Lublin', pilgrims: 32, feast: '28-november', rooms: 'simple' }

/** The first key of what is wrong with each part: the one that the form shows. */
function wrong(schema: z.ZodType, value: object): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}
const hostile = [
  ['name', 'strange-characters', 'Anna\r\nBcc: thief@example.com'],
  ['name', 'strange-characters', 'Anna\u2028Berg'],
  ['name', 'too-long', 'x'.repeat(10_000)],
  ['name', 'name-missing', '   '],
  ['email', 'strange-characters', 'anna@example.org\r\nBcc: thief@example.com'],
  ['email', 'email-wrong', 'anna@example.org, thief@example.com'],
  ['email', 'email-wrong', '"Anna" <anna@example.org>'],
  ['email', 'email-missing', undefined],
  ['phone', 'strange-characters', '+47 900\n00'],
  ['phone', 'phone-wrong', 'call me'],
  ['message', 'message-too-long', 'x'.repeat(10_000)],
] as const

describe.each([
  ['contact', ContactForm, contact],
  ['tailor-made', tailorMadeForm(today), tailorMade],
  ['parish', parishForm(today), parish],
] as const)('the form of %s', (_name, schema, honest) => {
  test('lets an honest one through, and a phone may stay away', () => {
    expect(wrong(schema, honest)).toEqual({})
    expect(schema.parse(honest)).toMatchObject({ ...reach, phone: '' })
  })

  test.each(hostile)('refuses a %s with a sentence: %s (%#)', (part, key, value) => {
    expect(wrong(schema, { ...honest, [part]: value })).toEqual({ [part]: key })
  })
})

test('a question has words and one of the topics', () => {
  expect(wrong(ContactForm, { ...contact, message: ' \n ' })).toEqual({ message: 'message-missing' })
  expect(wrong(ContactForm, { ...contact, topic: 'spam' })).toEqual({ topic: 'choice-wrong' })
})

describe('a journey of one’s own', () => {
  const schema = tailorMadeForm(today)

  test('may leave everything open but how many travel', () => {
    expect(schema.parse(tailorMade)).toMatchObject({ what: [], where: '', month: '', comfort: '', budget: '', message: '' })
    expect(wrong(schema, reach)).toEqual({ travellers: 'travellers-wrong' })
  })

  test('takes its ticks in the order of the list and none that is made up', () => {
    expect(schema.parse({ ...tailorMade, what: { lake: 'on', gorillas: 'on' } }).what).toEqual(['gorillas', 'lake'])
    expect(wrong(schema, { ...tailorMade, what: { lions: 'on' } })).not.toEqual({})
    expect(wrong(schema, { ...tailorMade, what: { lake: 'x' } })).toEqual({ 'what.lake': 'choice-wrong' })
  })

  test('is for a month that runs or lies ahead', () => {
    const month = (value: string) => wrong(schema, { ...tailorMade, month: value }).month
    expect([month('2027-03'), month('2030-02')]).toEqual([undefined, undefined])
    expect([month('2027-02'), month('2030-03')]).toEqual(['month-wrong', 'month-wrong'])
    expect(month('2027-13')).toBe('choice-wrong')
  })

  test.each([0, 61, 2.5, -1, 1e9])('is not for %d travellers', (travellers) => {
    expect(wrong(schema, { ...tailorMade, travellers })).toEqual({ travellers: 'travellers-wrong' })
  })
})

describe('a parish', () => {
  const schema = parishForm(today)

  test.each([
    [5, 'pilgrims-wrong'],
    [6, undefined],
    [60, undefined],
    [61, 'pilgrims-wrong'],
  ] as const)('of %d pilgrims', (pilgrims, key) => {
    expect(wrong(schema, { ...parish, pilgrims }).pilgrims).toBe(key)
  })

  test('has no more leaders than pilgrims', () => {
    expect(wrong(schema, { ...parish, leaders: 32 })).toEqual({})
    expect(wrong(schema, { ...parish, leaders: 33 })).toEqual({ leaders: 'leaders-many' })
  })

  test('with dates of its own names a day that lies ahead', () => {
    const own = (startsOn?: string) => wrong(schema, { ...parish, feast: 'own', startsOn })
    expect(own()).toEqual({ startsOn: 'day-missing' })
    expect(own('2027-03-12')).toEqual({ startsOn: 'day-past' })
    expect(own('2027-03-13')).toEqual({})
    expect(own('2031-01-01')).toEqual({ startsOn: 'day-too-far' })
    expect(own('2027-02-30')).toEqual({ startsOn: 'day-wrong' })
  })
})

test('our newsletter goes to one whole address', () => {
  expect(wrong(NewsletterForm, { mailbox: ' anna@example.org ' })).toEqual({})
  expect(wrong(NewsletterForm, { mailbox: 'anna' })).toEqual({ mailbox: 'email-wrong' })
})

test('months begin with the one that runs', () => {
  expect(monthsFrom('2027-12-31').slice(0, 3)).toEqual(['2027-12', '2028-01', '2028-02'])
})

test('of sixteen one leader travels free, of thirty-two two; and none where the settings give none', () => {
  expect([15, 16, 31, 32, 60].map((travellers) => freeLeaderPlaces(travellers, 16))).toEqual([0, 1, 1, 2, 3])
  expect(freeLeaderPlaces(60, 0)).toBe(0)
})
