import { describe, expect, test } from 'vitest'
import { foldedWords } from '#features/search/folded-words.ts'
import { isStopWord } from '#features/search/question.ts'
import { searchLanguage } from '#features/search/search-language.ts'
import { readCatalogues } from './read-catalogues.server.ts'

const { catalogues } = await readCatalogues('catalogues')

describe.each(
  catalogues.flatMap(({ language, file, search }) => (search ? [{ language, config: file.search, search }] : [])),
)('the search in $language', ({ language, config, search }) => {
  const { synonyms, stopWords } = searchLanguage(language, config, search)

  test('has no synonym that is left out of questions, or is the word itself', () => {
    const leftOut = [...synonyms.keys()].filter((word) => stopWords.has(word) || isStopWord(word))
    const ofThemselves = Object.entries(search.synonyms).filter(([means, typed]) =>
      foldedWords(typed).includes(foldedWords(means).join(' ')),
    )
    expect([leftOut, ofThemselves]).toEqual([[], []])
  })
})

test('French and German are searched by their stems and by synonyms of the trade', () => {
  const known = new Map(
    catalogues.map((one) => [one.language, searchLanguage(one.language, one.file.search, one.search ?? none)]),
  )
  expect(known.get('fr')).toMatchObject({ config: 'french' })
  expect(known.get('de')).toMatchObject({ config: 'german' })
  expect(known.get('fr')?.synonyms.get('sejour')).toContain('voyage')
  expect(known.get('de')?.synonyms.get('pilgerreisen')).toEqual(expect.arrayContaining(['wallfahrt', 'pilgrimage']))
})

const none = { synonyms: {}, stop: [] }
