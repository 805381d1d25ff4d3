import { readQuestion } from '#features/search/question.ts'
import { suggestTitles } from '#features/search/suggest-titles.server.ts'
import { contextOf } from '../context.ts'
import { readSearchLanguage } from '../shared/search/search-language.server.ts'
import type { Suggestion } from '../shared/search/suggestion.ts'
import type { RouteHandle } from '../ui/route-handle.ts'
import type { Route } from './+types/search-suggestions.ts'

export const handle = { query: ['q'], inLanguages: true } satisfies RouteHandle

/** Titles in the language of the page for what is being typed into its search field. Nothing of it is stored. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const language = await readSearchLanguage(context)
  const question = readQuestion(url.searchParams.get('q'), language)
  const suggestions: Suggestion[] = await suggestTitles(contextOf(context), question, language)
  return Response.json({ suggestions }, { headers: { 'Cache-Control': 'private, max-age=60' } })
}
