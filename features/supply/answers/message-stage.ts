import { answersIn, type LineAnswer } from '../lines/line-answers.ts'
import type { OrderLine } from '../lines/order-line.ts'
import { isAnswerable, type MessageLine, type SupplierMessage } from '../messages/message.ts'

/**
 * What the answer page can do about a line of a message. `open`: it waits for an answer. `newer`: a newer message is about it. `cancelled`:
 * it is not needed any more. `closed`: it is answered, or over, or to be sent anew.
 */
export type LineStage = 'open' | 'newer' | 'cancelled' | 'closed'

/** What the whole page says. `cancellation`: the message only cancels, and needs no answer. `answered`: by this link. */
export type MessageStage = 'open' | 'answered' | 'cancellation' | 'cancelled' | 'newer' | 'closed'

type SentLine = Pick<MessageLine, 'lineId' | 'what'>
type Line = Pick<OrderLine, 'id' | 'state' | 'theirReference'>
type Message = Pick<SupplierMessage, 'number' | 'kind' | 'answer'> & { lines: readonly SentLine[] }

/** Which answers a line of a message takes now. */
export function answersOf({ what }: Pick<SentLine, 'what'>, line: Line): readonly LineAnswer[] {
  if (what === 'reference') return line.state === 'confirmed' && line.theirReference === '' ? ['confirmed'] : []
  return what === 'cancellation' || line.state === 'confirmed' ? [] : (answersIn[line.state] ?? [])
}

/** The stage of one line of a message; `messages`: all of the order. */
export function lineStage(
  sent: SentLine,
  line: Line | undefined,
  { number }: Pick<Message, 'number'>,
  messages: readonly Message[],
): LineStage {
  if (sent.what === 'cancellation' || !line || line.state === 'cancelled' || line.state === 'dropped') return 'cancelled'
  const isAbout = ({ lines }: Message) => lines.some(({ lineId }) => lineId === sent.lineId)
  if (messages.some((other) => other.number > number && isAnswerable(other) && isAbout(other))) return 'newer'
  return answersOf(sent, line).length > 0 ? 'open' : 'closed'
}

/** The stage of a message, whose lines are as they are now. */
export function messageStage(message: Message, lines: readonly Line[], messages: readonly Message[]): MessageStage {
  const answerable = message.lines.filter(({ what }) => what !== 'cancellation')
  if (answerable.length === 0) return 'cancellation'
  const own = (sent: SentLine) => lines.find(({ id }) => id === sent.lineId)
  const stages = answerable.map((sent) => lineStage(sent, own(sent), message, messages))
  if (stages.every((stage) => stage === 'cancelled')) return 'cancelled'
  if (stages.every((stage) => stage === 'newer' || stage === 'cancelled')) return 'newer'
  if (answerable.every((sent) => isOver(own(sent)))) return 'closed'
  if (message.answer) return 'answered'
  return stages.includes('open') ? 'open' : 'closed'
}

const isOver = (line: Line | undefined) => line?.state === 'used' || line?.state === 'not-delivered'
