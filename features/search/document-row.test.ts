import { expect, test } from 'vitest'
import type { SearchDocument } from './document.ts'
import { indexedDocument, languageRow, textsOfRow } from './document-row.ts'
import { searchLanguage } from './search-language.ts'

const french = searchLanguage('fr', 'french', { synonyms: {}, stop: [] })
const hut: SearchDocument = {
  kind: 'hotel',
  id: 'hut',
  part: 'hotels',
  title: 'The hut',
  href: '/hotel-details/hut',
  sentence: 'A hut above the lake.',
  names: ['Kinunu'],
  about: ['hotel'],
  body: 'Rooms.',
  countries: ['Rwanda'],
  weight: 1,
}
const english = indexedDocument(hut)

test('a document that is not translated is English in every language, and has no English beside it', () => {
  expect(languageRow(hut, english, french)).toMatchObject({
    language: 'fr',
    config: 'french',
    titles_folded: 'the hut | kinunu',
    english_titles_folded: '',
    english_sentence_folded: '',
    english_body_folded: '',
  })
})

test('each text that is translated has its English beside it, and only these', () => {
  const row = languageRow({ ...hut, title: 'La cabane', sentence: 'Une cabane à l’étage.' }, english, french)
  expect(row).toMatchObject({
    title: 'La cabane',
    titles_folded: 'la cabane | kinunu',
    english_titles_folded: 'the hut | kinunu',
    sentence_folded: 'une cabane a etage hotel',
    english_sentence_folded: 'a hut above the lake hotel',
    body_folded: 'rooms',
    english_body_folded: '',
  })
  expect(textsOfRow(row).split(' ')).toEqual(expect.arrayContaining(['cabane', 'hut', 'rooms']))
})
