import { numberPermits } from '#features/bookings/purchases/number-permits.server.ts'
import { longestPaste, mostLines, readPastedLines } from '#features/permits/rules/pasted-lines.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { permitNumberWords } from '../../../words/admin/permits/permit-numbers.ts'
import { tableText } from '../../tables/table-text.server.ts'
import { type CheckedLine, checkLines } from './check-lines.server.ts'
import type { Scope } from './numbers-path.ts'

/** What the form answers: the text as it came, and the preview of it or what is wrong with it. */
export type NumbersReply = {
  text: string
  scope: string
  fault?: string
  lines?: CheckedLine[]
  /** The lines that were ticked; those that are sure at first. */
  picked?: number[]
  faulty?: number
  sentence?: string
}

const scopeOf = (value: string): Scope => {
  const [feeId = '', day] = value.split(' ')
  return { feeId, day: day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null }
}

/** Shows what a list of numbers would do, or does what of it is ticked: all of that or nothing. */
export async function numbersByForm(
  ctx: Context,
  read: ReadWords,
  form: FormData,
  actor: { id: string; name: string },
): Promise<{ saved: { numbered: number; bought: number } } | { reply: NumbersReply; status: number }> {
  const words = read(permitNumberWords).refusals
  const scope = String(form.get('scope') ?? '').slice(0, 120)
  const text = (await tableText(form)).slice(0, longestPaste + 1)
  if (text.trim() === '') return { reply: { text, scope, fault: words.empty }, status: 422 }
  const pasted = readPastedLines(text)
  if (!pasted || pasted.length === 0)
    return { reply: { text, scope, fault: pasted ? words.empty : words['too-long']({ lines: mostLines }) }, status: 422 }
  const lines = await checkLines(ctx, read, pasted, scopeOf(scope))
  const faulty = lines.filter(({ mayWrite }) => !mayWrite).length
  if (form.get('event') !== 'write') {
    const picked = lines.filter(({ isSure }) => isSure).map(({ line }) => line)
    return { reply: { text, scope, lines, faulty, picked }, status: 200 }
  }
  const picked = form.getAll('pick').map(Number)
  const refuse = (sentence: string, status = 422) => ({ reply: { text, scope, lines, faulty, picked, sentence }, status })
  if (faulty > 0 && form.get('skip') !== 'yes') return refuse(words.faulty)
  const chosen = lines.filter(({ line, mayWrite }) => mayWrite && picked.includes(line))
  if (chosen.length === 0) return refuse(words['nothing-chosen'])
  const numbered = await numberPermits(ctx, chosen, actor)
  if (numbered.done) return { saved: numbered.value }
  const { refusal } = numbered
  if (refusal.reason === 'number-known') return refuse(words['number-known']({ number: refusal.number }), 409)
  return refuse(words[refusal.reason], 409)
}
