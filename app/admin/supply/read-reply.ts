import { type LineAnswer, lineAnswers } from '#features/supply/lines/line-answers.ts'
import type { LineReply } from '#features/supply/messages/message.ts'
import { readAmount } from '#values/amount.ts'
import { readKigaliInstant } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import type { supplierReplyWords } from '../../words/admin/supply/supplier-replies.ts'

/** The sentence of a fault, by its key in the words. */
export type ReplyFault = keyof (typeof supplierReplyWords.tree)['refusals']

/** The fields of a line in the form of a reply. */
export const replyField = (name: 'answer' | 'reference' | 'until' | 'price' | 'version', lineId: number): string =>
  `${name}.${lineId}`

type Answered = { id: number; currency: Currency }

/**
 * The form of a reply to some lines of an order: an answer for each that has one, until when of a provisional one, their reference and
 * another price of a confirmed one. A line without an answer is left out. Every fault stands at its field.
 */
export function readReply(
  form: FormData,
  lines: readonly Answered[],
): { replies: LineReply[]; seen: Map<number, number>; faults: Record<string, ReplyFault> } {
  const replies: LineReply[] = []
  const seen = new Map<number, number>()
  const faults: Record<string, ReplyFault> = {}
  for (const { id, currency } of lines) {
    const text = (name: Parameters<typeof replyField>[0]) => String(form.get(replyField(name, id)) ?? '').trim()
    const fault = (name: Parameters<typeof replyField>[0], key: ReplyFault) => {
      faults[replyField(name, id)] ??= key
    }
    const answer = lineAnswers.find((one) => one === text('answer'))
    const [reference, until, price] = [text('reference'), text('until'), text('price')]
    if (!answer) {
      if (reference !== '' || until !== '' || price !== '') fault('answer', 'answer-missing')
      continue
    }
    if (reference.length > 60) fault('reference', 'reference-long')
    const at = readUntil(answer, until)
    if (typeof at === 'string') fault('until', at)
    const costMinor = price === '' ? null : readAmount(price, currency)
    if (costMinor !== null && Number.isNaN(costMinor)) fault('price', 'amount-wrong')
    else if (costMinor !== null && answer !== 'confirmed') fault('price', 'price-not-confirmed')
    seen.set(id, Number(text('version')))
    replies.push({ lineId: id, answer, reference, until: typeof at === 'string' ? null : at, costMinor })
  }
  return { replies, seen, faults }
}

/** Until when something is held: only a provisional answer says it, and it has to. */
function readUntil(answer: LineAnswer, text: string): Date | null | ReplyFault {
  if (answer !== 'provisional') return null
  if (text === '') return 'until-missing'
  return readKigaliInstant(text) ?? 'until-wrong'
}
