import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { formatMessage } from '#platform/languages/format-message.ts'
import { parseMessage } from '#platform/languages/parse-message.server.ts'
import { formatsOf } from './formats-of.server.ts'

const how = (language: string, counts = language) => formatsOf({ intl: language, counts })
const say = (text: string, values: Record<string, unknown> = {}, counting = how('en')) =>
  formatMessage(parseMessage(text).pattern, values, counting)

describe('plurals', () => {
  const counts = [0, 1, 2, 5, 21, 1.5, 1_000_000]
  const all = '{count, plural, one {one #} few {few #} many {many #} other {other #}}'
  // Polish is nobody's here yet: it is the language with all four.
  test.each([
    ['en', ['other 0', 'one 1', 'other 2', 'other 5', 'other 21', 'other 1.5', 'other 1,000,000']],
    ['fr', ['one 0', 'one 1', 'other 2', 'other 5', 'other 21', 'one 1,5', 'many 1 000 000']],
    ['de', ['other 0', 'one 1', 'other 2', 'other 5', 'other 21', 'other 1,5', 'other 1.000.000']],
    ['sw', ['other 0', 'one 1', 'other 2', 'other 5', 'other 21', 'other 1.5', 'other 1,000,000']],
    ['pl', ['many 0', 'one 1', 'few 2', 'many 5', 'many 21', 'other 1,5', 'many 1 000 000']],
  ])('%s', (language, expected) => {
    const narrow = (text: unknown) => String(text).replace(/[\u202f\u00a0]/g, ' ')
    expect(counts.map((count) => narrow(say(all, { count }, how(language))))).toEqual(expected)
  })

  test('a case that the language has and the message has not is the other one', () => {
    expect(say('{count, plural, one {# nuit} other {# nuits}}', { count: 2_000_000 }, how('fr'))).toMatch(/nuits$/)
  })

  test('an exact number goes before its category, and a select inside shows the number by its name', () => {
    const text =
      '{left, plural, =1 {the last seat} other {{who, select, us {we keep {left, number}} other {{left, number} seats}}}}'
    expect([1, 3].map((left) => say(text, { left, who: 'us' }))).toEqual(['the last seat', 'we keep 3'])
  })

  test('Kinyarwanda counts as its file says, whatever language the process speaks', () => {
    expect(say('{count, plural, one {umwanya #} other {imyanya #}}', { count: 21 }, how('rw', 'en'))).toBe('imyanya 21')
  })
})

test('a value is shown as it is: no syntax in it is read', () => {
  const typed = "{count} <b>{x, plural, other {}}</b> '' #"
  expect(say('No results for “{question}”', { question: typed })).toBe(`No results for “${typed}”`)
})

test('a select takes its own cases alone', () => {
  expect(say('{kind, select, stay {the stay} other {the journey}}', { kind: 'constructor' })).toBe('the journey')
})

test('a tag is drawn by its function, and what a visitor typed inside is escaped', () => {
  const drawn = say('See <link>the terms of {day}</link>, {name}.', {
    day: '<14 June>',
    name: '<b>',
    link: (words: React.ReactNode) => <a href="/terms">{words}</a>,
  })
  expect(renderToStaticMarkup(drawn)).toBe('See <a href="/terms">the terms of &lt;14 June&gt;</a>, &lt;b&gt;.')
})

test('a message that is a plain text is read as the parser would, and what the parser refuses is refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aé\u202f…"&|,:;=/\\!\n #<>{}', "'") }), (text) => {
      let parsed: MessageFormatElement[]
      try {
        parsed = parse(text, { requiresOtherClause: true, shouldParseSkeletons: false })
      } catch {
        expect(() => parseMessage(text)).toThrow()
        return
      }
      const texts = parsed.flatMap((one) => (one.type === TYPE.literal ? [one.value] : []))
      if (texts.length === parsed.length) expect(parseMessage(text).pattern).toBe(texts.join(''))
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['{day, date, long}', 'is a date or a time'],
  ['{count, plural, offset:1 one {#} other {#}}', 'offset'],
  ['{count, selectordinal, one {#st} other {#th}}', 'ordinal'],
  ['{price, number, ::currency/USD}', 'style of figures'],
  ['{count, plural, one {#}}', 'MISSING_OTHER_CLAUSE'],
  ['{count', 'EXPECT_ARGUMENT_CLOSING_BRACE'],
  ['<b>{count}', 'UNCLOSED_TAG'],
  ['{link} <link>x</link>', 'is both text and tag'],
])('%s is refused', (text, reason) => {
  expect(() => parseMessage(text)).toThrow(reason)
})
