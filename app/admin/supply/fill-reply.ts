import type { ReadAnswer } from '#features/supply/answers/read-answer.ts'
import { answersIn } from '#features/supply/lines/line-answers.ts'
import type { OrderLine } from '#features/supply/lines/order-line.ts'
import type { supplierReplyWords } from '../../words/admin/supply/supplier-replies.ts'
import { replyField } from './read-reply.ts'

export type ReplyNote = keyof (typeof supplierReplyWords.tree)['notes']

/** Lines whose answer is awaited: those that are confirmed only change by what staff choose themselves. */
const awaits = ({ state }: Pick<OrderLine, 'state'>) =>
  state === 'requested' || state === 'wait-listed' || state === 'provisional'

/** A day without a time ends at the close of an office. */
const closeOfOffice = '17:00'

/**
 * The fields of a reply as an email fills them, and what is unsure of it. The same answer stands at every line that awaits one; a price never
 * does, because it may be the price that we have.
 */
export function fillReply(
  lines: readonly Pick<OrderLine, 'id' | 'state'>[],
  { ours, answer, theirReference, until, sum, quoted }: ReadAnswer,
): { values: Record<string, string>; notes: ReplyNote[] } {
  const waiting = lines.filter(awaits)
  const answered = waiting.filter(({ state }) => answer !== null && answersIn[state]?.includes(answer))
  const values: Record<string, string> = {}
  for (const { id } of answered) {
    values[replyField('answer', id)] = answer ?? ''
    if (theirReference !== null) values[replyField('reference', id)] = theirReference
    if (until !== null && answer === 'provisional') values[replyField('until', id)] = `${until}T${closeOfOffice}`
  }
  const notes: [ReplyNote, boolean][] = [
    ['not-ours', ours.length === 0],
    ['unsure', answer === null],
    ['not-answerable', answer !== null && answered.length === 0],
    ['no-until', answer === 'provisional' && until === null],
    ['time', answer === 'provisional' && until !== null && answered.length > 0],
    ['no-reference', answer === 'confirmed' && theirReference === null],
    ['one-answer', answered.length > 1],
    ['sum', sum !== null],
    ['quoted', quoted],
  ]
  return { values, notes: notes.flatMap(([note, holds]) => (holds ? [note] : [])) }
}
