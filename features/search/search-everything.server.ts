import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { askedFor, type Sought, soughtBy } from './asked.ts'
import type { Part } from './document.ts'
import { foldedText } from './folded-words.ts'
import { nearestWord } from './nearest-word.ts'
import { isPersonal } from './personal-question.ts'
import type { Question } from './question.ts'
import { type FoundDocument, findDocuments, findNear, type Near, type Title } from './reads.server.ts'
import { countMiss } from './writes.server.ts'

/** How many of each group are told, and how many where one group is asked for. */
const mostOfEach = 5
const mostOfOne = 50

/** Different questions that are counted in a day; a flood of nonsense fills no disk. */
const mostMissesInADay = 1000
const longestMiss = 100

export type Found = {
  documents: FoundDocument[]
  /** Whether every word was found, or only some, or other ones than were typed. */
  how: 'all' | 'some' | 'corrected'
  /** The words that were looked for in the end. */
  words: readonly string[]
  sought: Sought
  /** Titles like the question, where nothing was found. */
  near: Title[]
}

/**
 * Everything that is found for a question, in at most four statements: what has every word; or else what has any of them, with
 * mistyped words mended. A question that finds nothing is counted for staff, unless it looks as if it told of a person.
 */
export async function searchEverything(ctx: Context, { text, words }: Question, part?: Part): Promise<Found> {
  if (words.length === 0) return { documents: [], how: 'all', words, sought: soughtBy(words), near: [] }
  const folded = foldedText(text)
  const most = part ? mostOfOne : mostOfEach
  const whole = await findDocuments(ctx.db, { asked: askedFor(words, 'all'), folded, part, most })
  if (whole.length > 0) return { documents: whole, how: 'all', words, sought: soughtBy(words), near: [] }
  const near = await findNear(ctx.db, words, folded)
  const mended = words.map((word, at) => mendedWord(word, at === words.length - 1, near))
  const corrected = mended.some((word, at) => word !== words[at])
  const documents =
    corrected || mended.length > 1
      ? await findDocuments(ctx.db, { asked: askedFor(mended, 'any'), folded: mended.join(' '), part, most })
      : []
  if (documents.length === 0 && !part) await noteMiss(ctx, text)
  return { documents, how: corrected ? 'corrected' : 'some', words: mended, sought: soughtBy(mended), near: near.titles }
}

/** A word that we know is left as it is, and so is a last one that begins as one of ours does. */
function mendedWord(word: string, isLast: boolean, near: Near): string {
  const known = near.words.filter(({ asked }) => asked === word)
  if (known.some((one) => one.word === word) || (isLast && near.begun.includes(word))) return word
  return nearestWord(word, known) ?? word
}

async function noteMiss(ctx: Context, text: string): Promise<void> {
  if (isPersonal(text)) return
  const query = text.toLowerCase().slice(0, longestMiss).toWellFormed().trim()
  await countMiss(ctx.db, query, kigaliDay(ctx.clock.now()), mostMissesInADay)
}
