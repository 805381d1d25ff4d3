import { expect, test } from 'vitest'
import { plainOf, stretchesOf } from './inline-text.ts'

test('strong words and links are stretches of their own, in their order', () => {
  expect(stretchesOf('Be at **07:00** at [the gate](/volcanoes-national-park).')).toEqual([
    { text: 'Be at ' },
    { text: '07:00', strong: true },
    { text: ' at ' },
    { text: 'the gate', href: '/volcanoes-national-park' },
    { text: '.' },
  ])
})

test('italic words stand between two lines; within a word, or beside a space, a line is a line', () => {
  expect(stretchesOf('The _Rabagirana_ song, _two words_.')).toEqual([
    { text: 'The ' },
    { text: 'Rabagirana', italic: true },
    { text: ' song, ' },
    { text: 'two words', italic: true },
    { text: '.' },
  ])
  for (const plain of ['a_file_name', 'two _ of _ them', '__', 'x _half', 'mine_ or _yours'])
    expect(stretchesOf(plain)).toEqual([{ text: plain }])
})

test('a mark that is not closed is plain text', () => {
  expect(stretchesOf('2 ** 3 and [half')).toEqual([{ text: '2 ** 3 and [half' }])
})

test.each([
  'javascript:alert(1)',
  '//elsewhere.test',
  '/\\elsewhere.test',
  '/\\/elsewhere.test',
  'http://plain.test',
  'data:text/html,x',
  ' /spaced',
])('a link to %s leaves its words and leads nowhere', (href) => {
  expect(stretchesOf(`[here](${href})`).some((stretch) => stretch.href)).toBe(false)
})

test('a text without its marks is what a reader reads', () => {
  expect(plainOf('**Four hours** by [road](/car-hire-rates)')).toBe('Four hours by road')
})

test.each([
  '['.repeat(1_000_000),
  '[a]('.repeat(250_000),
  '**'.repeat(500_000),
  ' _a'.repeat(300_000),
  '_ '.repeat(500_000),
])('a million signs of marks that never close are read in one pass', (text) => {
  expect(plainOf(text)).toHaveLength(text.length)
})
