import type { SearchDocument } from './document.ts'
import { foldedText } from './folded-words.ts'
import type { SearchLanguage } from './search-language.ts'

/** A document with its folded texts, as the index of English has it. */
export type DocumentRow = Omit<SearchDocument, 'names' | 'about' | 'countries'> & {
  countries: string[]
  titles_folded: string
  sentence_folded: string
  body_folded: string
}

/** The same in another language. The English of what is not translated is empty. */
export type LanguageRow = DocumentRow & {
  language: string
  config: string
  english_titles_folded: string
  english_sentence_folded: string
  english_body_folded: string
}

/** A document with its row in the index of English. */
export type IndexedDocument = { document: SearchDocument; row: DocumentRow }

const titlesOf = ({ title, names }: SearchDocument): string => [title, ...names].join(' | ')
const sentenceOf = ({ sentence, about }: SearchDocument): string => [sentence, ...about].join(' ')
const foldedTitles = ({ title, names }: SearchDocument): string => [title, ...names].map(foldedText).join(' | ')

const shown = ({ names: _names, about: _about, countries, ...document }: SearchDocument) => ({
  ...document,
  countries: [...countries],
})

export const indexedDocument = (document: SearchDocument): IndexedDocument => ({
  document,
  row: {
    ...shown(document),
    titles_folded: foldedTitles(document),
    sentence_folded: foldedText(sentenceOf(document)),
    body_folded: foldedText(document.body),
  },
})

/**
 * A document as the index of a language has it, beside its English. What is translated has its English with it, and is found by the words
 * of both; what is not is English itself, and has none.
 */
export function languageRow(document: SearchDocument, english: IndexedDocument, { code, config }: SearchLanguage): LanguageRow {
  const { document: source, row } = english
  const isTranslated = {
    titles: titlesOf(document) !== titlesOf(source),
    sentence: sentenceOf(document) !== sentenceOf(source),
    body: document.body !== source.body,
  }
  return {
    ...shown(document),
    language: code,
    config,
    titles_folded: isTranslated.titles ? foldedTitles(document) : row.titles_folded,
    sentence_folded: isTranslated.sentence ? foldedText(sentenceOf(document)) : row.sentence_folded,
    body_folded: isTranslated.body ? foldedText(document.body) : row.body_folded,
    english_titles_folded: isTranslated.titles ? row.titles_folded : '',
    english_sentence_folded: isTranslated.sentence ? row.sentence_folded : '',
    english_body_folded: isTranslated.body ? row.body_folded : '',
  }
}

/** All that a row is found by, for the list of known words. */
export const textOfRow = (row: DocumentRow): string => `${row.titles_folded} ${row.sentence_folded} ${row.body_folded}`
export const textsOfRow = (row: LanguageRow): string =>
  `${textOfRow(row)} ${row.english_titles_folded} ${row.english_sentence_folded} ${row.english_body_folded}`
