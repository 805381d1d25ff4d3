import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#tests/support/any-blocks.ts'
import { plainOf, stretchesOf } from './inline-text.ts'
import { linkTo, textOfStretches, tidyText } from './tidy-text.ts'

test('a tidy text is written again as it was read, whatever was typed', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 6 }), (parts) => {
      const tidy = tidyText(parts.join(''))
      expect(tidyText(tidy)).toBe(tidy)
      expect(textOfStretches(stretchesOf(tidy))).toBe(tidy)
    }),
    { numRuns: 5000 },
  )
})

test('a tidy text leads only to where a link may lead', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 6 }), (parts) => {
      for (const { href } of stretchesOf(tidyText(parts.join('')))) expect(href === undefined || linkTo(href) === href).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('what no database takes is left out', () => {
  expect(tidyText('a\u0000b\ud800c\u200bd')).toBe('ab\ufffdcd')
})

test('marks that keep becoming other marks lose them, and every word stays', () => {
  const knotted = tidyText('[[[[[[deep](b:)](b:)](b:)](b:)](b:)](b:)')
  expect(plainOf(knotted)).toContain('deep')
  expect(tidyText(knotted)).toBe(knotted)
})

describe('stretches become a text', () => {
  test('neighbours of one kind are one', () => {
    expect(
      textOfStretches([
        { text: 'a', strong: true },
        { text: 'b', strong: true },
        { text: 'c', href: '/x' },
        { text: 'd', href: '/x' },
      ]),
    ).toBe('**ab**[cd](/x)')
  })

  test('spaces at the ends of italic words stand outside, and italics within a word are left out', () => {
    expect(textOfStretches([{ text: 'See' }, { text: ' the Nile ', italic: true }, { text: 'first' }])).toBe(
      'See _the Nile_ first',
    )
    expect(textOfStretches([{ text: 'un' }, { text: 'real', italic: true }])).toBe('unreal')
    expect(textOfStretches([{ text: 'a_b', italic: true }])).toBe('a_b')
  })

  test('a mark that cannot be written leaves its words', () => {
    expect(textOfStretches([{ text: '2 * 3', strong: true }])).toBe('2 * 3')
    expect(textOfStretches([{ text: 'here', href: 'javascript:alert(1)' }])).toBe('here')
    expect(textOfStretches([{ text: 'a [b]', href: '/x' }])).toBe('[a (b)](/x)')
  })
})

describe('a link leads', () => {
  test.each([
    ['/packages', '/packages'],
    [' /packages ', '/packages'],
    ['#visa', '#visa'],
    ['https://rdb.rw/a b', 'https://rdb.rw/a%20b'],
    ['https://en.wikipedia.org/wiki/Kivu_(lake)', 'https://en.wikipedia.org/wiki/Kivu_%28lake%29'],
  ])('to %s', (typed, href) => {
    expect(linkTo(typed)).toBe(href)
  })

  test.each([
    '',
    'rdb.rw',
    'http://rdb.rw',
    '//rdb.rw',
    '/\\rdb.rw',
    'https://',
    'javascript:alert(1)',
    'mailto:a@b.rw',
  ])('never to %s', (typed) => {
    expect(linkTo(typed)).toBeUndefined()
  })
})
