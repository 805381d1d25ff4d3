import { expect, test } from 'vitest'
import { soughtBy, tsQueryOf } from './search-filter.ts'
import { searchLanguage } from './search-language.ts'

test('every word is required, with its synonyms, and the last as a beginning too', () => {
  expect(tsQueryOf(['lac', 'kivu'], 'all')).toEqual({
    whole: '(lac | (lake)) & kivu',
    before: '(lac | (lake))',
    beginning: 'kivu:*',
  })
})

test('a name of several words requires all of them', () => {
  expect(tsQueryOf(['drc'], 'all').whole).toBe('(drc | (dr & congo))')
})

test('any of the words is enough where that is wanted', () => {
  expect(tsQueryOf(['honey', 'kivu'], 'any')).toEqual({ whole: 'honey | kivu', before: '', beginning: 'kivu:*' })
})

test('one letter is too short for a beginning', () => {
  expect(tsQueryOf(['k'], 'all').beginning).toBe('')
})

test('what is marked are the words and their other names', () => {
  expect(soughtBy(['ingagi', 'nyun'])).toEqual({ words: ['ingagi', 'gorilla', 'nyun'], beginning: 'nyun' })
})

const french = searchLanguage('fr', 'french', { synonyms: { voyage: 'séjour séjours', trek: 'rando' }, stop: ['mes'] })

test('in another language each word is one of its texts or of English ones, with the synonyms of both', () => {
  const { own, whole } = tsQueryOf(['sejour', 'lac'], 'all', french)
  expect(own).toEqual({
    config: 'french',
    how: 'all',
    words: [
      { own: '(sejour | (voyage))', english: '(sejour | (journey) | (voyage))' },
      { own: 'lac', english: '(lac | (lake))' },
    ],
  })
  expect(whole).toBe('(sejour | (journey) | (voyage)) & (lac | (lake))')
  expect(soughtBy(['rando'], french)).toEqual({ words: ['rando', 'trek'], beginning: 'rando', anyEnding: true })
})
