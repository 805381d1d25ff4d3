import type { Context } from '#platform/context.ts'
import { foldedText } from './folded-words.ts'
import type { Question } from './question.ts'
import { listOtherTitles, listTitles, type Title } from './reads.server.ts'
import { tsQueryOf } from './search-filter.ts'
import { english } from './search-language.ts'

const mostSuggestions = 8
const fewestCharacters = 2

/** Titles in the language of the page for an incomplete question, in at most two statements: those with its words, or else those whose texts have them. */
export async function suggestTitles(ctx: Context, { text, words }: Question, language = english): Promise<Title[]> {
  if (words.join('').length < fewestCharacters) return []
  const query = { tsQuery: tsQueryOf(words, 'all', language), folded: foldedText(text), most: mostSuggestions }
  const titles = await listTitles(ctx.db, query, language)
  return titles.length > 0 ? titles : listOtherTitles(ctx.db, query, language)
}
