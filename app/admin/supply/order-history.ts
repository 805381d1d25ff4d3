import type { AuditAction } from '#features/audit-log/action.ts'
import type { AuditEntry } from '#features/audit-log/reads.server.ts'
import type { LineAnswer } from '#features/supply/lines/line-answers.ts'
import { isAnswerable, type SupplierMessage, type SupplierReply } from '#features/supply/messages/message.ts'
import { departureOf } from '#features/supply/messages/not-left.ts'
import type { SupplierOrder } from '#features/supply/reads.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { orderLineWords } from '../../words/admin/supply/order-lines.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import { supplierReplyWords } from '../../words/admin/supply/supplier-replies.ts'
import { instantText } from '../components/instants.ts'
import type { EmailOfMessage } from './message-emails.server.ts'

/** What of the audit log is the history of an order: what was sent, and what was replied, has tables of its own. */
export const historyActions = [
  'supplier-price-accepted',
  'supplier-price-refused',
  'supplier-not-delivered',
] as const satisfies AuditAction[]

type Facts = {
  messages: readonly SupplierMessage[]
  replies: readonly SupplierReply[]
  entries: readonly AuditEntry[]
  emailOf: EmailOfMessage
  showsCosts: boolean
  now: Date
}

/**
 * Messages and replies of an order, oldest first. What a supplier wrote may name its prices, so its words are for who may read costs.
 */
export function orderHistory(
  read: ReadWords,
  { id, reference }: Pick<SupplierOrder, 'id' | 'reference'>,
  { messages, replies, entries, emailOf, showsCosts, now }: Facts,
) {
  const words = read(runOrderWords).history
  const sent = messages
    .filter(({ orderId }) => orderId === id)
    .map((message) => {
      const { number, method, spokeWith, sentAt, sentBy, lines } = message
      const email = emailOf(message)
      const of = kindOf(message)
      const left = departureOf(message)
      const isSent = left === 'left' && message.staffSent === null
      return {
        key: `message-${number}`,
        at: sentAt,
        title: method === 'phone' ? words.phoned({ number }) : isSent ? words.sent(of) : words.written(of),
        by: spokeWith === '' ? sentBy : `${sentBy}, ${words.spokeWith({ name: spokeWith })}`,
        text: lines
          .map(({ what, facts }) => words.line({ what: read(orderLineWords).send[what], title: facts.title }))
          .join('\n'),
        sentEmail: email && {
          id: email.id,
          state: words.emailStates[isSent ? 'sent' : message.staffSent ? 'by-staff' : left === 'waits' ? 'waits' : 'not-sent'],
          name: words.emailOf({ reference, number: String(number) }),
        },
      }
    })
  const sentByStaff = messages.flatMap((message) =>
    message.orderId === id && message.staffSent
      ? {
          key: `sent-${message.number}`,
          at: message.staffSent.at,
          title: words.sentByStaff({ ...kindOf(message), how: read(runOrderWords).sentHows[message.staffSent.how] }),
          by: message.staffSent.by,
          text: '',
          sentEmail: undefined,
        }
      : [],
  )
  const replied = replies
    .filter(({ orderId }) => orderId === id)
    .map((reply, nth) => ({
      key: `reply-${nth}`,
      at: reply.repliedAt,
      title: reply.stands ? words.replied : words.notCounted,
      by: reply.recordedBy ?? words.byLink,
      text: replyText(read, reply, showsCosts),
      sentEmail: undefined,
    }))
  const recorded = entries
    .filter(({ facts }) => facts.order === reference)
    .map(({ id: entry, at, actor, action, facts }) => ({
      key: `entry-${entry}`,
      at,
      title: entryTitle(words, action),
      by: actor,
      // Why a price was refused may name it.
      text: [facts.line, action === 'supplier-price-refused' && !showsCosts ? '' : facts.reason].filter(Boolean).join('\n'),
      sentEmail: undefined,
    }))
  return [...sent, ...sentByStaff, ...replied, ...recorded]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, ...event }) => ({ ...event, when: instantText(at, now, read.format) }))
}

const kindOf = ({ kind, number }: SupplierMessage) => ({
  kind: kind === 'rooming-list' ? 'rooming' : kind,
  number: String(number),
})

type HistoryWords = Record<'accepted' | 'refused' | 'notDelivered', string>
const entryTitle = (words: HistoryWords, action: AuditAction): string =>
  action === 'supplier-price-accepted' ? words.accepted : action === 'supplier-price-refused' ? words.refused : words.notDelivered

/**
 * The newest reply of an order where there is more to read in it than the state of its lines: words of the supplier, or an answer that does
 * not count. Undefined once the supplier was sent something after it.
 */
export function newestReply(
  read: ReadWords,
  { id }: Pick<SupplierOrder, 'id'>,
  { messages, replies, showsCosts, now }: Omit<Facts, 'entries' | 'emailOf'>,
) {
  const reply = replies.findLast(({ orderId }) => orderId === id)
  if (!reply || (reply.stands && reply.text === '')) return undefined
  if (messages.some((message) => message.orderId === id && isAnswerable(message) && message.sentAt > reply.repliedAt))
    return undefined
  return {
    stands: reply.stands,
    when: instantText(reply.repliedAt, now, read.format),
    text: replyText(read, reply, showsCosts),
    isHidden: reply.text !== '' && !showsCosts,
  }
}

function replyText(read: ReadWords, { replies, text }: SupplierReply, showsWords: boolean): string {
  const words = read(runOrderWords).history
  const answers = replies.map(({ title, answer, reference }) => {
    const answered = words.answered({ title, answer: answerWord(read, answer) })
    return reference === '' ? answered : words.withReference({ text: answered, reference })
  })
  return [...answers, showsWords ? text : ''].filter(Boolean).join('\n')
}

const answerWord = (read: ReadWords, answer: LineAnswer): string =>
  answer === 'provisional' ? read(orderLineWords).statesShort.provisional : read(supplierReplyWords).answers[answer]
