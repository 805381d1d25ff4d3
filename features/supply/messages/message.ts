import type { LineAnswer } from '../lines/line-answers.ts'
import type { LineFacts, SendingKind } from '../lines/order-line.ts'

/** What a supplier is sent: requests, changes and cancellations in one; a reminder of them; who sleeps where, and when they come; the voucher. */
export type MessageKind = 'order' | 'reminder' | 'rooming-list' | 'voucher'

/**
 * A line of a message as it was sent; `before`: what its supplier knew until then, of a change. `reference`: a reminder that what they
 * confirmed has no reference of theirs.
 */
export type MessageLine = { lineId: number; what: SendingKind | 'reference'; facts: LineFacts; before: LineFacts | null }

/** What a supplier answered about a line. `costMinor`: another amount that they ask for, in the currency of the line. */
export type LineReply = {
  lineId: number
  answer: LineAnswer
  reference: string
  /** Until when they hold it for us, of a provisional answer. */
  until: Date | null
  costMinor: number | null
}

/** The first answer of a message by its link, which stands. `until`: an instant, as JSON has it. */
export type MessageAnswer = { replies: readonly (Omit<LineReply, 'until'> & { until: string | null })[]; text: string }

/** How staff sent a message that did not leave by itself. */
export const sentHows = ['email', 'whatsapp', 'phone', 'hand'] as const
export type SentHow = (typeof sentHows)[number]

/** Under what the email of a message is stored, once. */
export const messageOccasion = ({ orderId, number }: { orderId: number; number: number }): string =>
  `supplier-order:${orderId}:${number}`

/**
 * A message of an order. `number`: counted from 1 for each order. `queued`: a mail server was there to take its email. `email`: since when it
 * has it, or refuses it; null of a call, and where the email was deleted. `staffSent`: staff sent it themselves.
 */
export type SupplierMessage = {
  id: number
  orderId: number
  number: number
  kind: MessageKind
  method: 'email' | 'phone'
  spokeWith: string
  lines: readonly MessageLine[]
  /** Of a paper all that it said, as a hash; empty of any other message. */
  contentHash: string
  sentAt: Date
  sentBy: string
  queued: boolean
  email: { sentAt: string | null; failedAt: string | null } | null
  staffSent: { at: Date; by: string; how: SentHow } | null
  answer: MessageAnswer | null
  answeredAt: Date | null
}

/** Whether a message is one that its supplier answers by its link. */
export const isAnswerable = ({ kind }: Pick<SupplierMessage, 'kind'>): boolean => kind === 'order' || kind === 'reminder'

/**
 * A reply as it was recorded: `recordedBy` null where the supplier answered by its link. `title`: of the line. `stands`: false of a second
 * answer by a link, and of one to a message that a newer one replaced.
 */
export type SupplierReply = {
  orderId: number
  replies: readonly { title: string; answer: LineAnswer; reference: string }[]
  text: string
  repliedAt: Date
  stands: boolean
  recordedBy: string | null
}
