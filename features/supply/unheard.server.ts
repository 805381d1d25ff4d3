import { stopSending } from '#features/emails/send-stored-email.server.ts'
import type { Db, Tx } from '#platform/context.ts'
import type { IsUnheard } from './lines/follow-lines.ts'
import type { OrderLine } from './lines/order-line.ts'
import { messageOccasion, type SupplierMessage } from './messages/message.ts'
import { aboutLine, isUnheard } from './messages/not-left.ts'
import { listMessages, listReplies } from './reads.server.ts'

/** Of the lines of a run those of which nothing ever left us and nobody ever replied. `messages`: of their orders. */
export type Unheard = { isUnheard: IsUnheard; messages: readonly SupplierMessage[] }

/**
 * Reads which lines were written and may never have left. A reply about an order says that its supplier knows of it, whichever line it is about.
 * Two statements, and none where every line has an answer.
 */
export async function openUnheard(db: Db, lines: readonly OrderLine[]): Promise<Unheard> {
  const written = lines.filter(isWithoutAnswer)
  const orderIds = [...new Set(written.flatMap(({ orderId }) => orderId ?? []))]
  if (orderIds.length === 0) return { isUnheard: () => false, messages: [] }
  const [messages, replies] = await Promise.all([listMessages(db, orderIds), listReplies(db, orderIds)])
  const replied = new Set(replies.map(({ orderId }) => orderId))
  const silent = written.filter(({ orderId }) => orderId !== null && !replied.has(orderId))
  return {
    messages,
    isUnheard: (lineId, staying) => {
      const line = silent.find(({ id }) => id === lineId)
      return line !== undefined && isUnheard(line, messages, staying)
    },
  }
}

const isWithoutAnswer = ({ state, sent, agreed, proposedMinor, theirReference }: OrderLine): boolean =>
  sent !== null &&
  (state === 'requested' || state === 'to-request' || state === 'cancelled') &&
  agreed === null &&
  proposedMinor === null &&
  theirReference === ''

/** Stops the mail server from trying what was written about a line once more; false where it has taken it meanwhile. */
export async function stopMessages(tx: Tx, line: OrderLine, { messages }: Unheard): Promise<boolean> {
  for (const message of aboutLine(line, messages)) if (!(await stopSending(tx, messageOccasion(message)))) return false
  return true
}
