import { type NameListRefusal, nameFromList, type UnusedName } from '#features/travellers/name-from-list.server.ts'
import { readNameList } from '#features/travellers/name-list.ts'
import type { Context } from '#platform/context.ts'
import type { Words } from '#platform/languages/source.ts'
import type { nameListAnswerWords } from '../../words/name-list-answers.ts'
import type { NameListReply } from './name-list-form.tsx'

/** From so many unnamed travellers on a list is less work than a form for each. */
export const listedFrom = 3
/** The longest list that is read. */
const mostSigns = 20_000

type Refusal = NameListRefusal | Exclude<UnusedName['refusal'], { reason: 'no-place-left' }>

/** How the reader of the answer is addressed. */
type Wording = { refusal: (refusal: Refusal) => string; noPlace: string; words: Words<typeof nameListAnswerWords.tree> }

/** The list of a form: what was typed, or else the file. */
export async function readListText(form: FormData): Promise<string> {
  const file = form.get('file')
  const typed = String(form.get('names') ?? '')
  return typed.trim() === '' && file instanceof File ? (await file.text()).replace(/^\uFEFF/, '') : typed
}

/** The answer to a list of which nothing was saved. */
export const unread = (text: string, faults: string[]): NameListReply => ({ text: text.slice(0, mostSigns), saved: 0, faults })

/** Saves the names of a list. What could be read is saved; each line that was not comes back with the reason. */
export async function answerNameList(
  ctx: Context,
  bookingId: string,
  text: string,
  wording: Wording,
  staff?: { id: string; name: string },
): Promise<{ reply: NameListReply; status: number }> {
  const { words } = wording
  if (text.length > mostSigns) return { reply: unread(text, [words.tooLong]), status: 422 }
  const { names, faults } = readNameList(text)
  const outcome = await nameFromList(ctx, bookingId, names, staff)
  if (!outcome.done) return { reply: unread(text, [wording.refusal(outcome.refusal)]), status: 409 }
  const { saved, unused } = outcome.value
  const notRead = faults.map(({ line, reason }) => ({ line, text: words.unread[reason] }))
  const unfit = unused.map(({ line, refusal }) => ({
    line,
    text: refusal.reason === 'no-place-left' ? wording.noPlace : wording.refusal(refusal),
  }))
  const wrongLines = [...notRead, ...unfit].toSorted((one, other) => one.line - other.line)
  const sentences = names.length + faults.length === 0 ? [words.empty] : wrongLines.map((one) => words.line(one))
  return { reply: { ...unread(text, sentences), saved }, status: sentences.length > 0 && saved === 0 ? 422 : 200 }
}
