import { expect, test } from 'vitest'
import { priceLineWords } from '#features/pricing/words/price-lines.ts'
import { compactEnglish } from '#platform/languages/compact-english.ts'
import { compactEnglish as parsed } from './translate-part.server.ts'

test('pure code reads the English of price lines as the parser does', () => {
  const nested = {
    all: { hash: '# {at} {count, plural, =0 {none} one {#} other {# {kind, select, a {#} other {it}} # {count, number}}} #' },
  }
  for (const tree of [priceLineWords.tree, nested]) expect(compactEnglish(tree)).toEqual(parsed(tree))
})

test('what pure code cannot read of a message is refused', () => {
  for (const message of [
    '<b>strong</b>',
    "it's '{quoted}'",
    "it''s",
    "{count, plural, other {'#'}}",
    '{at, date}',
    '{count, plural, one {x}}',
    'an open {brace',
    'a } brace',
  ])
    expect(() => compactEnglish({ message }), message).toThrow()
})
