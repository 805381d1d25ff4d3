import { expect, test } from 'vitest'
import { soughtBy, tsQueryOf } from './search-filter.ts'

test('every word is asked for, with its other names, and the last as a beginning too', () => {
  expect(tsQueryOf(['lac', 'kivu'], 'all')).toEqual({
    whole: '(lac | (lake)) & kivu',
    before: '(lac | (lake))',
    beginning: 'kivu:*',
  })
})

test('a name of several words asks for all of them', () => {
  expect(tsQueryOf(['drc'], 'all').whole).toBe('(drc | (dr & congo))')
})

test('any of the words is enough where that is asked', () => {
  expect(tsQueryOf(['honey', 'kivu'], 'any')).toEqual({ whole: 'honey | kivu', before: '', beginning: 'kivu:*' })
})

test('one letter is no beginning', () => {
  expect(tsQueryOf(['k'], 'all').beginning).toBe('')
})

test('what is marked are the words and their other names', () => {
  expect(soughtBy(['ingagi', 'nyun'])).toEqual({ words: ['ingagi', 'gorilla', 'nyun'], beginning: 'nyun' })
})
