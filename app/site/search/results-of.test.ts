import { expect, test } from 'vitest'
import { readQuestion } from '#features/search/question.ts'
import { soughtBy } from '#features/search/search-filter.ts'
import { openSiteWords } from '../../languages/site-words.server.ts'
import { searchWords } from '../../words/search.ts'
import { readPart, resultsOf, searchHref } from './results-of.ts'

const labels = openSiteWords([searchWords]).in('en').of(searchWords)

const lake = {
  kind: 'journey',
  id: 'lake-kivu-slowly',
  part: 'journeys',
  title: 'Lake Kivu, slowly',
  href: '/package-details/lake-kivu-slowly',
  sentence: 'Five days by bicycle.',
  body: 'The road climbs. A boat waits at Kinunu. You sleep by the water.',
  countries: ['Rwanda'],
  countInPart: 7,
} as const

const results = (typed: string, documents: (typeof lake)[], how: 'all' | 'some' | 'corrected' = 'all', words?: string[]) => {
  const question = readQuestion(typed)
  const meant = words ?? question.words
  const near = [{ kind: 'park', title: 'Lake Kivu', href: '/parks/lake-kivu' } as const]
  return resultsOf(labels, question, { documents, how, words: meant, sought: soughtBy(meant), near })
}
const plain = (stretches: readonly { text: string }[] = []) => stretches.map(({ text }) => text).join('')

test('results show how many there are in all, not how many are listed', () => {
  expect(results('kivu', [lake]).summary).toBe('7 results for “kivu”')
})

test('a word that is only in the text is shown in its sentence', () => {
  const [row] = results('kinunu', [lake]).groups[0]?.rows ?? []
  expect(plain(row?.text)).toContain('A boat waits at Kinunu.')
  const [titled] = results('kivu', [lake]).groups[0]?.rows ?? []
  expect(plain(titled?.text)).toBe('Five days by bicycle.')
})

test('a package has its price in its row, and nothing else has', () => {
  const prices = new Map([['lake-kivu-slowly', 'from $980 a person']])
  const priceOf = (href: string) => {
    const question = readQuestion('kivu')
    const found = { documents: [{ ...lake, href }], how: 'all', words: ['kivu'], sought: soughtBy(['kivu']), near: [] } as const
    return resultsOf(labels, question, { ...found, documents: [...found.documents], near: [] }, prices).groups[0]?.rows[0]?.price
  }
  expect([priceOf(lake.href), priceOf('/hotel-details/lake-kivu-slowly')]).toEqual(['from $980 a person', undefined])
})

test('a corrected question is shown as such, and nearby results only where there are no others', () => {
  expect(results('kivoo', [lake], 'corrected', ['kivu'])).toMatchObject({
    summary: 'No results for “kivoo”; showing “kivu”.',
    near: [],
  })
  expect(results('kivu zzz', [lake], 'some', ['kivu']).summary).toContain('every word of “kivu zzz”')
  expect(results('zzz', [])).toMatchObject({ summary: 'No results for “zzz”', near: [{ href: '/parks/lake-kivu' }] })
  expect(results('the of', []).summary).toContain('is on every page')
  expect(results('!!!', []).summary).toBe('No results for “!!!”')
})

test('a question has an address, and a group that does not exist is none', () => {
  expect(searchHref('lac & kivu', 'hotels')).toBe('/search?q=lac+%26+kivu&in=hotels')
  expect([readPart('hotels'), readPart('__proto__'), readPart(null)]).toEqual(['hotels', undefined, undefined])
})
