import { describe, expect, test } from 'vitest'
import { englishFormatter } from '#platform/languages/english-formatter.ts'
import { formatterFor } from '#platform/languages/formatter.ts'
import { addDays } from '#values/dates.ts'
import { daysText, dayText, monthText, shortDay } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import { formatsOf } from './formats-of.server.ts'
import { readCatalogues } from './read-catalogues.server.ts'

const { catalogues } = await readCatalogues('catalogues')

const days = Array.from({ length: 1461 }, (_, at) => addDays('2026-01-01', at))
const figures = [0, 1, 7, 12, 999, 1000, 1234, 10_000, 99_999.5, 1_000_000, 1.5, 0.125, -3, -12_345.25]
const sums = [0, 5, 1000, 298_000, 298_050, 1_234_567_800]

/** The faces have no narrow spaces. */
const wide = (text: string) => text.replaceAll('\u202f', '\u00a0').replaceAll('\u2009', ' ')
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)

describe.each(['en-GB', 'fr', 'de', 'sw'])('%s, written by us, is what Intl writes', (intl) => {
  const format = formatterFor(formatsOf({ intl, counts: intl }))

  test.each<[keyof typeof format & ('day' | 'dayOfYear' | 'month' | 'weekdayDate'), Intl.DateTimeFormatOptions]>([
    ['day', { dateStyle: 'long' }],
    ['dayOfYear', { day: 'numeric', month: 'long' }],
    ['month', { month: 'long', year: 'numeric' }],
    ['weekdayDate', { dateStyle: 'full' }],
  ])('%s', (name, options) => {
    const own = new Intl.DateTimeFormat(intl, { ...options, timeZone: 'UTC' })
    expect(days.map((day) => format[name](day))).toEqual(days.map((day) => own.format(dateOf(day))))
  })

  test('figures', () => {
    const own = new Intl.NumberFormat(intl)
    expect(figures.map((value) => format.number(value))).toEqual(figures.map((value) => wide(own.format(value))))
  })

  test('money', () => {
    const own = (minor: number) =>
      new Intl.NumberFormat(intl, {
        style: 'currency',
        currency: 'EUR',
        minimumFractionDigits: minor % 100 ? 2 : 0,
        maximumFractionDigits: minor % 100 ? 2 : 0,
      }).format(minor / 100)
    expect(sums.map((minor) => format.money({ minor, currency: 'EUR' }))).toEqual(sums.map(own).map(wide))
  })

  test('money in full', () => {
    const own = new Intl.NumberFormat(intl, { style: 'currency', currency: 'EUR' })
    expect(sums.map((minor) => format.moneyInFull({ minor, currency: 'EUR' }))).toEqual(
      sums.map((minor) => wide(own.format(minor / 100))),
    )
    expect(format.moneyInFull({ minor: 4_321, currency: 'RWF' })).toBe(format.money({ minor: 4_321, currency: 'RWF' }))
  })

  test('lists', () => {
    const own = new Intl.ListFormat(intl)
    const lists = [[], ['Kigali'], ['Kigali', 'Huye'], ['Kigali', 'Huye', 'Kibeho'], ['a', 'b', 'c', 'd']]
    expect(lists.map(format.list)).toEqual(lists.map((items) => own.format(items)))
  })
})

// Intl joins the days of two months in Swahili without the first month's name.
test.each(['en-GB', 'fr', 'de'])('%s: two days, written by us, are what Intl writes', (intl) => {
  const format = formatterFor(formatsOf({ intl, counts: intl }))
  const own = new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: 'UTC' })
  const pairs = days.flatMap((from) => [0, 1, 20, 300].map((more) => [from, addDays(from, more)] as const))
  expect(pairs.map(([from, to]) => format.days(from, to))).toEqual(
    pairs.map(([from, to]) => wide(own.formatRange(dateOf(from), dateOf(to)))),
  )
})

test('Polish groups from five digits on, and American English sets a comma before the last of three', () => {
  const polish = formatterFor(formatsOf({ intl: 'pl', counts: 'pl' }))
  const own = new Intl.NumberFormat('pl')
  expect(figures.map((value) => polish.number(value))).toEqual(figures.map((value) => own.format(value)))
  const american = formatterFor(formatsOf({ intl: 'en-US', counts: 'en' }))
  expect([2, 3].map((count) => american.list(['a', 'b', 'c'].slice(0, count)))).toEqual(['a and b', 'a, b, and c'])
})

test('English pages write as the emails and the office do', () => {
  const { day, shortDay: short, month, days: span, money } = englishFormatter
  expect(days.map(day)).toEqual(days.map(dayText))
  expect(days.map(short)).toEqual(days.map(shortDay))
  expect(days.map(month)).toEqual(days.map(monthText))
  const ends = [0, 3, 40, 400]
  expect(days.flatMap((from) => ends.map((more) => span(from, addDays(from, more))))).toEqual(
    days.flatMap((from) => ends.map((more) => daysText(from, addDays(from, more)))),
  )
  for (const currency of ['USD', 'RWF', 'KES', 'EUR'] as const)
    expect(sums.concat(-5).map((minor) => money({ minor, currency }).replace('\u00a0', ' '))).toEqual(
      sums.concat(-5).map((minor) => moneyText({ minor, currency })),
    )
})

test('a weekday, the clock of Kigali, a short year, and a day of any year', () => {
  expect(englishFormatter.weekdayDay('2027-06-14')).toBe('Monday 14 Jun')
  expect(englishFormatter.shortWeekday('2027-06-14')).toBe('Mon')
  expect(englishFormatter.instant(new Date('2027-06-14T22:30:00Z'))).toBe('15 June 2027, 00:30')
  expect(englishFormatter.shortDate('2027-06-14')).toBe('14 Jun 2027')
  expect(englishFormatter.dayOfYear('02-29')).toBe('29 February')
})

test('percent and colons are written as the language has them', () => {
  const french = formatterFor(formatsOf({ intl: 'fr', counts: 'fr', colon: '\u00a0: ' }))
  expect([french.percent(30), french.colon, englishFormatter.percent(12.5), englishFormatter.colon]).toEqual([
    '30\u00a0%',
    '\u00a0: ',
    '12.5%',
    ': ',
  ])
})

test('the first of a month is written as the language has it', () => {
  const french = formatterFor(formatsOf({ intl: 'fr', counts: 'fr', first: '1er', instant: '{day} à {time}' }))
  expect(french.day('2027-05-01')).toBe('1er mai 2027')
  expect(french.days('2027-05-01', '2027-05-11')).toBe('1er–11 mai 2027')
  expect(french.instant(new Date('2027-05-01T07:30:00Z'))).toBe('1er mai 2027 à 09:30')
})

test('Kinyarwanda, of which Intl knows no lists and has days wrong, is written as its catalogue says', () => {
  const file = catalogues.find(({ language }) => language === 'rw')?.file
  if (!file) throw new Error('There is no Kinyarwanda')
  const format = formatterFor(formatsOf(file))
  expect(format.day('2027-06-14')).toBe('14 Kamena 2027')
  expect(['2027-06-14', '2027-06-20', '2027-07-02', '2028-01-02'].map((to) => format.days('2027-06-14', to))).toEqual([
    '14 Kamena 2027',
    '14–20 Kamena 2027',
    '14 Kamena – 2 Nyakanga 2027',
    '14 Kamena 2027 – 2 Mutarama 2028',
  ])
  expect([format.month('2027-09-01'), format.weekdayDate('2027-06-19'), format.weekdayDay('2027-06-20')]).toEqual([
    'Nzeri 2027',
    'ku wa gatandatu, 19 Kamena 2027',
    'ku cyumweru, 20 Kam.',
  ])
  expect(format.instant(new Date('2027-06-14T16:00:00Z'))).toBe('14 Kamena 2027 saa 18:00')
  expect([format.number(12_345.5), format.percent(30)]).toEqual(['12\u00a0345,5', '30%'])
  expect(format.money({ minor: 298_050, currency: 'USD' })).toBe('$\u00a02\u00a0980,50')
  expect(format.money({ minor: 4_321, currency: 'RWF' })).toBe('RWF\u00a04\u00a0321')
  expect(format.list(['ingagi', 'inkende', 'inyoni'])).toBe('ingagi, inkende, inyoni')
})

// Of a language that it does not know, Intl answers in that of the machine.
test.each(catalogues)('what Intl does not know of $language stands in its catalogue', ({ file }) => {
  const knows = (kind: { supportedLocalesOf(name: string): string[] }) => kind.supportedLocalesOf(file.intl).length === 1
  expect(knows(Intl.NumberFormat) && knows(Intl.DateTimeFormat)).toBe(true)
  expect(knows(Intl.ListFormat) || file.list !== undefined).toBe(true)
})
