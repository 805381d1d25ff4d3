import type { AuditAction } from '#features/audit-log/action.ts'
import type { AuditEntry } from '#features/audit-log/reads.server.ts'
import type { LineAnswer } from '#features/supply/lines/line-answers.ts'
import type { SupplierMessage, SupplierReply } from '#features/supply/messages/message.ts'
import type { SupplierOrder } from '#features/supply/reads.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { orderLineWords } from '../../words/admin/supply/order-lines.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import { supplierReplyWords } from '../../words/admin/supply/supplier-replies.ts'
import { instantText } from '../components/instants.ts'

/** What of the audit log is the history of an order: what was sent, and what was replied, has tables of its own. */
export const historyActions = ['supplier-price-accepted', 'supplier-not-delivered'] as const satisfies AuditAction[]

type Facts = {
  messages: readonly SupplierMessage[]
  replies: readonly SupplierReply[]
  entries: readonly AuditEntry[]
  showsCosts: boolean
  now: Date
}

/**
 * Messages and replies of an order, oldest first. What a supplier wrote may name its prices, so its words are for who may read costs.
 */
export function orderHistory(
  read: ReadWords,
  { id, reference }: Pick<SupplierOrder, 'id' | 'reference'>,
  { messages, replies, entries, showsCosts, now }: Facts,
) {
  const words = read(runOrderWords).history
  const sent = messages
    .filter(({ orderId }) => orderId === id)
    .map(({ number, kind, method, spokeWith, sentAt, sentBy, lines }) => ({
      key: `message-${number}`,
      at: sentAt,
      title:
        method === 'phone'
          ? words.phoned({ number })
          : words.sent({ kind: kind === 'rooming-list' ? 'rooming' : kind, number: String(number) }),
      by: spokeWith === '' ? sentBy : `${sentBy}, ${words.spokeWith({ name: spokeWith })}`,
      text: lines.map(({ what, facts }) => words.line({ what: read(orderLineWords).send[what], title: facts.title })).join('\n'),
    }))
  const replied = replies
    .filter(({ orderId }) => orderId === id)
    .map((reply, nth) => ({
      key: `reply-${nth}`,
      at: reply.repliedAt,
      title: reply.stands ? words.replied : words.notCounted,
      by: reply.recordedBy ?? words.byLink,
      text: replyText(read, reply, showsCosts),
    }))
  const recorded = entries
    .filter(({ facts }) => facts.order === reference)
    .map(({ id: entry, at, actor, action, facts }) => ({
      key: `entry-${entry}`,
      at,
      title: action === 'supplier-price-accepted' ? words.accepted : words.notDelivered,
      by: actor,
      text: [facts.line, facts.reason].filter(Boolean).join('\n'),
    }))
  return [...sent, ...replied, ...recorded]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, ...event }) => ({ ...event, when: instantText(at, now, read.format), sentEmail: undefined }))
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
