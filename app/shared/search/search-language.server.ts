import { listIndexedLanguages } from '#features/search/reads.server.ts'
import { english, type SearchLanguage } from '#features/search/search-language.ts'
import { cachedRead, contextOf, pageNotesKey, type RouteContext } from '../../context.ts'
import { written } from '../../languages/addresses.ts'
import { siteWordsKey } from '../../words/sources.server.ts'

/**
 * How the page is searched: in its language, or in English where the index has nothing of its language yet, as in the seconds after it
 * was offered.
 */
export async function readSearchLanguage(context: RouteContext): Promise<SearchLanguage> {
  const { language } = context.get(pageNotesKey)
  const own = language === written ? undefined : context.get(siteWordsKey).searched.get(language)
  if (!own) return english
  const indexed = await cachedRead(context, 'languages of the search', ['search'], () =>
    listIndexedLanguages(contextOf(context).db),
  )
  return indexed.includes(language) ? own : english
}
