import type { Context } from '#platform/context.ts'
import { foldedText } from './folded-words.ts'
import type { Question } from './question.ts'
import { listOtherTitles, listTitles, type Title } from './reads.server.ts'
import { tsQueryOf } from './search-filter.ts'

const mostSuggestions = 8
const fewestCharacters = 2

/** Titles for an incomplete question, in at most two statements: those with its words, or else those whose texts have them. */
export async function suggestTitles(ctx: Context, { text, words }: Question): Promise<Title[]> {
  if (words.join('').length < fewestCharacters) return []
  const folded = foldedText(text)
  const tsQuery = tsQueryOf(words, 'all')
  const titles = await listTitles(ctx.db, tsQuery, folded, mostSuggestions)
  return titles.length > 0 ? titles : listOtherTitles(ctx.db, tsQuery, folded, mostSuggestions)
}
