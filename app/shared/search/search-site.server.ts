import type { SearchSite } from '#features/search/refresh-search.server.ts'
import { written } from '../../languages/addresses.ts'
import type { SiteWords } from '../../languages/site-words.server.ts'
import { searchDocumentWords } from '../../words/search-documents.ts'
import { searchHrefs } from './search-hrefs.ts'

/** The part of the interface by whose words documents are found. */
export const searchedPart = 'search-documents'

/** What the search is made of besides the contents: addresses, and every language that there is a catalogue for. */
export const searchSite = (words: SiteWords): SearchSite => ({
  hrefs: searchHrefs,
  words: words.in(written).textsOf(searchDocumentWords),
  languages: [...words.searched].map(([code, language]) => ({ language, words: words.in(code).textsOf(searchDocumentWords) })),
})
