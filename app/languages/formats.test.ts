import { describe, expect, test } from 'vitest'
import { addDays } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import { figureText } from './figures.ts'
import { dayIn, listIn, moneyIn } from './formats.ts'
import { englishFile, formatsOf } from './formats-of.server.ts'

const days = Array.from({ length: 1461 }, (_, at) => addDays('2026-01-01', at))
const figures = [0, 1, 7, 12, 999, 1000, 1234, 10_000, 99_999.5, 1_000_000, 1.5, 0.125, -3, -12_345.25]
const sums = [0, 5, 1000, 298_000, 298_050, 1_234_567_800]

describe.each(['en-GB', 'fr', 'de', 'sw'])('%s, written by us, is what Intl writes', (intl) => {
  const formats = formatsOf({ intl, counts: intl })

  test('days', () => {
    const own = new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: 'UTC' })
    expect(days.map((day) => dayIn(formats, day))).toEqual(days.map((day) => own.format(new Date(`${day}T00:00:00Z`))))
  })

  test('figures', () => {
    const own = new Intl.NumberFormat(intl)
    expect(figures.map((value) => figureText(value, formats.figures))).toEqual(figures.map((value) => own.format(value)))
  })

  test('money', () => {
    const own = (minor: number) =>
      new Intl.NumberFormat(intl, {
        style: 'currency',
        currency: 'EUR',
        minimumFractionDigits: minor % 100 ? 2 : 0,
        maximumFractionDigits: minor % 100 ? 2 : 0,
      }).format(minor / 100)
    expect(sums.map((minor) => moneyIn(formats, { minor, currency: 'EUR' }))).toEqual(sums.map(own))
  })

  test('lists', () => {
    const own = new Intl.ListFormat(intl)
    const lists = [[], ['Kigali'], ['Kigali', 'Huye'], ['Kigali', 'Huye', 'Kibeho'], ['a', 'b', 'c', 'd']]
    expect(lists.map((items) => listIn(formats, items))).toEqual(lists.map((items) => own.format(items)))
  })
})

test('Polish groups from five digits on, and American English sets a comma before the last of three', () => {
  const polish = formatsOf({ intl: 'pl', counts: 'pl' })
  const own = new Intl.NumberFormat('pl')
  expect(figures.map((value) => figureText(value, polish.figures))).toEqual(figures.map((value) => own.format(value)))
  const american = formatsOf({ intl: 'en-US', counts: 'en' })
  expect([2, 3].map((count) => listIn(american, ['a', 'b', 'c'].slice(0, count)))).toEqual(['a and b', 'a, b, and c'])
})

test('English is written as the site writes it today', () => {
  const formats = formatsOf(englishFile)
  expect(days.map((day) => dayIn(formats, day))).toEqual(days.map(dayText))
  for (const currency of ['USD', 'RWF', 'KES', 'EUR'] as const)
    expect(sums.concat(-5).map((minor) => moneyIn(formats, { minor, currency }).replace('\u00a0', ' '))).toEqual(
      sums.concat(-5).map((minor) => moneyText({ minor, currency })),
    )
})

test('a language that Intl has not, or has wrong, is written as its file says', () => {
  const months = [
    'Mutarama',
    'Gashyantare',
    'Werurwe',
    'Mata',
    'Gicurasi',
    'Kamena',
    'Nyakanga',
    'Kanama',
    'Nzeri',
    'Ukwakira',
    'Ugushyingo',
    'Ukuboza',
  ]
  const formats = formatsOf({
    intl: 'rw',
    counts: 'en',
    long: '{day} {month} {year}',
    months,
    group: '.',
    decimal: ',',
    list: [', ', ', '],
  })
  expect(dayIn(formats, '2027-06-14')).toBe('14 Kamena 2027')
  expect(figureText(12_345.5, formats.figures)).toBe('12.345,5')
  expect(listIn(formats, ['ingagi', 'inkende'])).toBe('ingagi, inkende')
})
