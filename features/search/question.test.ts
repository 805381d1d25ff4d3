import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longest, readQuestion } from './question.ts'
import { tsQueryOf } from './search-filter.ts'
import { searchLanguage } from './search-language.ts'

test('a question has the typed text and its folded words, each once, without stop words', () => {
  expect(readQuestion('  The walk to the\tWalk of  Kibého ')).toEqual({
    text: 'The walk to the Walk of Kibého',
    words: ['walk', 'kibeho'],
  })
})

test.each([
  [null],
  [''],
  ['   '],
  ['the of and le la'],
  ['🦍🌋'],
  ['\u0000\u0007'],
  ["' | & ! ( ) :* <->"],
  ['%'.repeat(500)],
])('%j has no words', (typed) => {
  expect(readQuestion(typed).words).toEqual([])
})

test('a long question is cut, its words are ten at most, and a word that is too long is no word', () => {
  expect(readQuestion('x'.repeat(10_000))).toEqual({ text: 'x'.repeat(longest), words: [] })
  const many = Array.from({ length: 400 }, (_, index) => `w${index}`).join(' ')
  expect(readQuestion(many).words).toHaveLength(10)
})

test('whatever is typed, only letters and digits reach the index, and the text is safe for pages and the database', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
      const { text, words } = readQuestion(typed)
      expect(text.isWellFormed() && text.length <= longest && !text.includes('\u0000')).toBe(true)
      for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
      const { whole, before, beginning } = tsQueryOf(words, 'all')
      expect(`${whole}${before}${beginning}`).toMatch(/^[\p{L}\p{N}&|() :*]*$/u)
    }),
  )
})

test('words that a language takes for too common are left out on its pages, besides those of every page', () => {
  const german = searchLanguage('de', 'german', { synonyms: {}, stop: ['für über', 'weg'] })
  expect(readQuestion('Der Weg über die Berge of Kivu', german).words).toEqual(['der', 'die', 'berge', 'kivu'])
  expect(readQuestion('weg').words).toEqual(['weg'])
})
