import { readQuestion } from '#features/search/question.ts'
import { suggestTitles } from '#features/search/suggest-titles.server.ts'
import { contextOf } from '../context.ts'
import type { Suggestion } from '../shared/suggestion.ts'
import type { RouteHandle } from '../ui/route-handle.ts'
import type { Route } from './+types/search-suggestions.ts'

export const handle = { query: ['q'] } satisfies RouteHandle

/** Titles for what is being typed into a search field. Nothing of it is stored. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const suggestions: Suggestion[] = await suggestTitles(contextOf(context), readQuestion(url.searchParams.get('q')))
  return Response.json({ suggestions }, { headers: { 'Cache-Control': 'private, max-age=60' } })
}
