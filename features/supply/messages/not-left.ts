import type { OrderLine } from '../lines/order-line.ts'
import { isAnswerable, type MessageLine, type SupplierMessage } from './message.ts'

type Sent = Pick<SupplierMessage, 'method' | 'queued' | 'email'> & { staffSent: SupplierMessage['staffSent'] | string }
type Message = Sent & Pick<SupplierMessage, 'number' | 'kind'> & { lines: readonly Pick<MessageLine, 'lineId' | 'what'>[] }
type Line = Pick<OrderLine, 'id' | 'state' | 'proposedMinor' | 'theirReference' | 'cancellationSentAt'>

/**
 * Whether a message reached its supplier. `left`: by phone, by the mail server, or by staff who sent it themselves. `waits`: the mail server has
 * it to take. `not-left`: there was none, or it refused. An email that was deleted says nothing any more, and counts as sent.
 */
export function departureOf({ method, queued, email, staffSent }: Sent): 'left' | 'waits' | 'not-left' {
  if (method === 'phone' || staffSent || !email || email.sentAt !== null) return 'left'
  return email.failedAt !== null || !queued ? 'not-left' : 'waits'
}

const hasNotLeft = (message: Sent) => departureOf(message) === 'not-left'

/**
 * Whether the supplier of a line does not know what was written about it: neither its newest request, change or cancellation left, nor anything
 * after it. A reminder that did not leave takes nothing back. `messages`: of its order, oldest first.
 */
export function isNotLeft(line: Line, messages: readonly Message[]): boolean {
  const newest = aboutLine(line, messages).findLast((message) => message.kind === 'order' || !hasNotLeft(message))
  return newest !== undefined && hasNotLeft(newest) && isOpen(line, newest)
}

/** The messages of an order that staff are to send, oldest first: each did not leave, and nothing left after it about a line that waits for it. */
export const messagesToSend = <One extends Message>(lines: readonly Line[], messages: readonly One[]): One[] =>
  messages.filter((message) => {
    if (!isAnswerable(message) || !hasNotLeft(message)) return false
    return lines.some((line) => {
      const about = aboutLine(line, messages)
      if (!about.includes(message) || !isOpen(line, message)) return false
      return !about.some((other) => other.number > message.number && !hasNotLeft(other))
    })
  })

/**
 * Whether the supplier of a line never heard of it: all that was written about it did not leave, and none of it is about a line that goes on
 * (`staying`), for which staff may send it yet. Whether a reply came is not looked at.
 */
export function isUnheard(line: Pick<OrderLine, 'id'>, messages: readonly Message[], staying: ReadonlySet<number>): boolean {
  const about = aboutLine(line, messages)
  return (
    about.length > 0 && about.every((message) => hasNotLeft(message) && !message.lines.some(({ lineId }) => staying.has(lineId)))
  )
}

/** The messages about a line that its supplier answers, oldest first. */
export const aboutLine = <One extends Message>({ id }: Pick<OrderLine, 'id'>, messages: readonly One[]): One[] =>
  messages.filter((message) => isAnswerable(message) && message.lines.some(({ lineId }) => lineId === id))

/** Whether a line waits for what a message says of it: its supplier has not answered it, whichever way it heard of it. */
function isOpen({ id, state, proposedMinor, theirReference, cancellationSentAt }: Line, { kind, lines }: Message): boolean {
  if (state === 'requested') return proposedMinor === null
  if (kind === 'order') return state === 'cancelled' && cancellationSentAt !== null
  const isOfReference = lines.some(({ lineId, what }) => lineId === id && what === 'reference')
  return isOfReference ? state === 'confirmed' && theirReference === '' : state === 'wait-listed' || state === 'provisional'
}
