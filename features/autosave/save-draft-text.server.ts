import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type AutosaveKey, longestDraft } from './autosave-key.ts'
import { deleteAutosave, putAutosave } from './writes.server.ts'

/** The fields in which somebody writes, of which an email may have some for each language: 'body', 'texts.fr.body'. */
const isText = /(^|\.)(text|subject|body)$/

/**
 * Stores an unsent text in place of the former one; with all fields empty it is deleted. Answers the time. Refused: a text
 * longer than anybody types.
 */
export async function saveDraftText(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { staffId, place, typed }: { staffId: string; place: AutosaveKey; typed: Readonly<Record<string, string>> },
): Promise<Outcome<{ at: Date }, { reason: 'too-long' }>> {
  const words = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.replaceAll('\0', '')]))
  if (JSON.stringify(words).length > longestDraft) return refused({ reason: 'too-long' })
  const at = clock.now()
  const isEmpty = Object.entries(words).every(([name, text]) => !isText.test(name) || text.trim() === '')
  await (isEmpty ? deleteAutosave(db, staffId, place) : putAutosave(db, { staffId, place, typed: words, at }))
  return done({ at })
}
