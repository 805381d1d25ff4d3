import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import type { Part } from './document.ts'
import { foldedText } from './folded-words.ts'
import { nearestWord } from './nearest-word.ts'
import { isPersonal } from './personal-question.ts'
import type { Question } from './question.ts'
import { type FoundDocument, findDocuments, findNear, type Near, type Title } from './reads.server.ts'
import { type Sought, soughtBy, synonymsIn, tsQueryOf } from './search-filter.ts'
import { english, type SearchLanguage } from './search-language.ts'
import { countMiss } from './writes.server.ts'

/** How many results of each group are shown, and how many where one group is requested. */
const mostOfEach = 5
const mostOfOne = 50

/** Different questions that are counted in a day; a flood of nonsense fills no disk. */
const mostMissesInADay = 1000
const longestMiss = 100

export type Found = {
  documents: FoundDocument[]
  /** Whether every word was found, only some, or corrected ones. */
  how: 'all' | 'some' | 'corrected'
  /** The words that were looked for in the end. */
  words: readonly string[]
  sought: Sought
  /** Titles like the question, where nothing was found. */
  near: Title[]
}

/**
 * Everything that is found for a question in the language of its page, in at most four statements: what has every word; or else what has any of them, with
 * mistyped words corrected. A question that finds nothing is counted for staff, unless it may be about a person.
 */
export async function searchEverything(
  ctx: Context,
  { text, words }: Question,
  part?: Part,
  language: SearchLanguage = english,
): Promise<Found> {
  const sought = (these: readonly string[]) => soughtBy(these, language)
  if (words.length === 0) return { documents: [], how: 'all', words, sought: sought(words), near: [] }
  const folded = foldedText(text)
  const most = part ? mostOfOne : mostOfEach
  const whole = await findDocuments(ctx.db, { tsQuery: tsQueryOf(words, 'all', language), folded, part, most }, language)
  if (whole.length > 0) return { documents: whole, how: 'all', words, sought: sought(words), near: [] }
  const near = await findNear(ctx.db, words, folded, language)
  const mended = mendedWords(words, near, language)
  const documents =
    mended.length > 0
      ? await findDocuments(
          ctx.db,
          { tsQuery: tsQueryOf(mended, 'any', language), folded: mended.join(' '), part, most },
          language,
        )
      : []
  if (documents.length === 0 && !part) await noteMiss(ctx, text, language)
  const how = mended.every((word) => words.includes(word)) ? 'some' : 'corrected'
  return { documents, how, words: mended, sought: sought(mended), near: near.titles }
}

/**
 * The words of a question, mistyped ones corrected; those without a near match are left out. A word of our texts,
 * a synonym of one, and a last one that begins one, stay as they are.
 */
function mendedWords(words: readonly string[], near: Near, language: SearchLanguage): string[] {
  return words.flatMap((word, at) => {
    const known = near.words.filter(({ typed }) => typed === word)
    const isOurs = known.some((one) => one.word === word) || synonymsIn(language, word).length > 0
    if (isOurs || (at === words.length - 1 && near.begun.includes(word))) return [word]
    return nearestWord(word, known) ?? []
  })
}

async function noteMiss(ctx: Context, text: string, { code }: SearchLanguage): Promise<void> {
  if (isPersonal(text)) return
  const query = text.toLowerCase().slice(0, longestMiss).toWellFormed().trim()
  await countMiss(ctx.db, query, kigaliDay(ctx.clock.now()), mostMissesInADay, code)
}
