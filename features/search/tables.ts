import type { Generated } from 'kysely'
import type { Day } from '#values/dates.ts'
import type { DocumentKind, Part } from './document.ts'

export type SearchTables = {
  search_documents: {
    kind: DocumentKind
    id: string
    part: Part
    title: string
    href: string
    sentence: string
    body: string
    countries: string[]
    weight: number
    titles_folded: string
    sentence_folded: string
    body_folded: string
    titles: Generated<string>
    everything: Generated<string>
  }
  search_words: { word: string; documents: number }
  search_misses: { query: string; day: Day; count: Generated<number> }
}
