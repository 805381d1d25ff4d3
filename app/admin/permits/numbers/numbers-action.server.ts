import { numberPermits } from '#features/bookings/purchases/number-permits.server.ts'
import { longestPaste, mostLines, readPastedLines } from '#features/permits/rules/pasted-lines.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { permitNumberWords } from '../../../words/admin/permits/permit-numbers.ts'
import { tableText } from '../../tables/table-text.server.ts'
import { type CheckedLine, checkLines } from './check-lines.server.ts'
import { readScope } from './numbers-path.ts'

/** What the form answers: the text as it came, and the preview of it or what is wrong with it. */
export type NumbersReply = {
  text: string
  scope: string
  /** Whether it was typed into the fields of travellers, or is a list. */
  by: 'fields' | 'list'
  /** What was typed into the fields, by who it is for. */
  fields: Record<string, string>
  fault?: string
  lines?: CheckedLine[]
  /** The lines that were ticked; those that are sure at first. */
  picked?: number[]
  faulty?: number
  sentence?: string
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
  const by = form.get('by') === 'fields' ? 'fields' : 'list'
  const text = (form.has('number') ? textOfFields(form) : await tableText(form)).slice(0, longestPaste + 1)
  const typed = { text, scope, by, fields: by === 'fields' ? fieldsOfText(text) : {} } as const
  const none = words[by === 'fields' ? 'no-numbers' : 'empty']
  if (text.trim() === '') return { reply: { ...typed, fault: none }, status: 422 }
  if (form.get('event') === 'edit') return { reply: typed, status: 200 }
  const pasted = readPastedLines(text)
  if (!pasted || pasted.length === 0)
    return { reply: { ...typed, fault: pasted ? none : words['too-long']({ lines: mostLines }) }, status: 422 }
  const lines = await checkLines(ctx, read, pasted, readScope(scope))
  const faulty = lines.filter(({ mayWrite }) => !mayWrite).length
  if (form.get('event') !== 'write') {
    const picked = lines.filter(({ isSure }) => isSure).map(({ line }) => line)
    return { reply: { ...typed, lines, faulty, picked }, status: 200 }
  }
  const picked = form.getAll('pick').map(Number)
  const refuse = (sentence: string, status = 422) => ({ reply: { ...typed, lines, faulty, picked, sentence }, status })
  if (faulty > 0 && form.get('skip') !== 'yes') return refuse(words.faulty)
  const chosen = lines.filter(({ line, mayWrite }) => mayWrite && picked.includes(line))
  if (chosen.length === 0) return refuse(words['nothing-chosen'])
  const numbered = await numberPermits(ctx, chosen, actor)
  if (numbered.done) return { saved: numbered.value }
  const { refusal } = numbered
  if (refusal.reason === 'number-known') return refuse(words['number-known']({ number: refusal.number }), 409)
  return refuse(words[refusal.reason], 409)
}

/** The fields of travellers as the lines of a list: who, and the number, where one was typed. */
const textOfFields = (form: FormData): string => {
  const numbers = form.getAll('number').map((one) => String(one).trim())
  const lines = form.getAll('who').map((who, at) => ({ who: String(who), number: numbers[at] ?? '' }))
  return lines.flatMap(({ who, number }) => (number === '' ? [] : [`${who}\t${number.replace(/\s+/g, ' ')}`])).join('\n')
}

/** The same lines as the fields that they came from, by who they are for. */
const fieldsOfText = (text: string): Record<string, string> =>
  Object.fromEntries((readPastedLines(text) ?? []).map(({ who, position, number }) => [`${who}/${position}`, number]))
