import type { Generated } from 'kysely'
import type { Day } from '#values/dates.ts'
import type { DocumentRow, LanguageRow } from './document-row.ts'

type Generations = { titles: Generated<string>; everything: Generated<string> }

/** English, and beside each table the same of all other languages (decision 0045). */
export type SearchTables = {
  search_documents: DocumentRow & Generations
  search_words: { word: string; documents: number }
  search_misses: { query: string; day: Day; count: Generated<number> }
  search_language_documents: LanguageRow & Generations
  search_language_words: { language: string; word: string; documents: number }
  search_language_misses: { language: string; query: string; day: Day; count: Generated<number> }
}
