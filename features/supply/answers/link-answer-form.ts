import { z } from 'zod'
import { readAmount } from '#values/amount.ts'
import { addDays, type Day, kigaliInstant, readKigaliInstant } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import type { LineAnswer } from '../lines/line-answers.ts'
import type { LineReply } from '../messages/message.ts'
import { lineField } from './line-field.ts'

/** A line that the form is about. */
export type LineInForm = { lineId: number; answers: readonly LineAnswer[]; currency: Currency; lastDay: Day }

const mostReference = 60
const mostText = 2_000
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u

/** The key of an error sentence: `problems` in app/words/supplier-order-facts.ts. */
export const linkAnswerProblems = [
  'answer-missing',
  'reference-missing',
  'until-missing',
  'until-wrong',
  'until-over',
  'until-late',
  'amount-wrong',
  'not-all',
  'reference-long',
  'text-long',
  'characters',
] as const
export type LinkAnswerProblem = (typeof linkAnswerProblems)[number]

type Wrong = (name: string, problem: LinkAnswerProblem) => void
type Typed = Readonly<Record<string, string | undefined>>

/**
 * The form of a supplier's answer, for the lines that wait for one. With the intent 'all' every line is confirmed under one reference;
 * refused where another answer or amount is chosen for a line. What does not belong to the chosen answer is not read. Errors are
 * `LinkAnswerProblem`s at their fields.
 */
export function linkAnswerForm(lines: readonly LineInForm[], now: Date) {
  const names = lines.flatMap(({ lineId }) =>
    (['answer', 'reference', 'until', 'amount'] as const).map((name) => lineField(name, lineId)),
  )
  const text = z.string().optional()
  const fields: Record<string, typeof text> = Object.fromEntries([...names, 'reference', 'text'].map((name) => [name, text]))
  return z.object({ intent: text, ...fields }).transform((typed: Typed, context) => {
    const wrong: Wrong = (name, message) => context.addIssue({ code: 'custom', path: [name], message })
    const isAll = typed.intent === 'all'
    const shared = isAll ? referenceOf(typed, 'reference', wrong) : ''
    if (isAll && shared === '') wrong('reference', 'reference-missing')
    if (isAll && lines.some((line) => isOtherwise(line, typed))) wrong('reference', 'not-all')
    const replies = lines.map((line) => (isAll ? confirmed(line, typed, shared, wrong) : replyOf(line, typed, now, wrong)))
    const words = (typed.text ?? '').trim()
    if (words.length > mostText) wrong('text', 'text-long')
    if (words.includes('\0')) wrong('text', 'characters')
    return { replies, text: words }
  })
}

const read = (typed: Typed, name: Parameters<typeof lineField>[0], { lineId }: LineInForm) =>
  (typed[lineField(name, lineId)] ?? '').trim()

const isOtherwise = (line: LineInForm, typed: Typed): boolean =>
  !['', 'confirmed'].includes(read(typed, 'answer', line)) ||
  read(typed, 'amount', line) !== '' ||
  !line.answers.includes('confirmed')

function referenceOf(typed: Typed, name: string, wrong: Wrong): string {
  const reference = (typed[name] ?? '').trim()
  if (reference.length > mostReference) wrong(name, 'reference-long')
  if (!oneLine.test(reference)) wrong(name, 'characters')
  return reference
}

const confirmed = (line: LineInForm, typed: Typed, shared: string, wrong: Wrong): LineReply => ({
  lineId: line.lineId,
  answer: 'confirmed',
  reference: referenceOf(typed, lineField('reference', line.lineId), wrong) || shared,
  until: null,
  costMinor: null,
})

function replyOf(line: LineInForm, typed: Typed, now: Date, wrong: Wrong): LineReply {
  const { lineId, answers } = line
  const chosen =
    answers.find((answer) => answer === read(typed, 'answer', line)) ?? (answers.length === 1 ? answers[0] : undefined)
  if (!chosen) wrong(lineField('answer', lineId), 'answer-missing')
  // A reminder of a missing reference is answered by it alone.
  const reference = referenceOf(typed, lineField('reference', lineId), wrong)
  if (answers.length === 1 && reference === '') wrong(lineField('reference', lineId), 'reference-missing')
  return {
    lineId,
    answer: chosen ?? 'declined',
    reference,
    until: chosen === 'provisional' ? untilOf(line, typed, now, wrong) : null,
    costMinor: chosen === 'confirmed' ? amountOf(line, typed, wrong) : null,
  }
}

function untilOf(line: LineInForm, typed: Typed, now: Date, wrong: Wrong): Date | null {
  const name = lineField('until', line.lineId)
  const text = read(typed, 'until', line)
  const until = readKigaliInstant(text)
  if (text === '') wrong(name, 'until-missing')
  else if (!until) wrong(name, 'until-wrong')
  else if (until <= now) wrong(name, 'until-over')
  else if (until > kigaliInstant(addDays(line.lastDay, 1), 0)) wrong(name, 'until-late')
  return until ?? null
}

/** An amount may begin with its currency, as people write it. */
function amountOf(line: LineInForm, typed: Typed, wrong: Wrong): number | null {
  const text = read(typed, 'amount', line).replace(/^(?:[A-Z]{3}|[$€])\s*/i, '')
  if (text === '') return null
  const minor = readAmount(text, line.currency)
  if (!Number.isFinite(minor)) wrong(lineField('amount', line.lineId), 'amount-wrong')
  return minor
}
