import type { OrderLine } from '#features/supply/lines/order-line.ts'
import type { SupplierMessage } from '#features/supply/messages/message.ts'
import { type PaperOf, paperHash } from '#features/supply/papers/find-paper.server.ts'
import type { PaperKind } from '#features/supply/papers/paper-facts.ts'
import { papersDue } from '#features/supply/papers/papers-due.ts'
import type { SupplierOrder } from '#features/supply/reads.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import { instantText } from '../components/instants.ts'

/** A paper of an order on its page: where it is, whether its supplier has it as it is now, and whether it should have it by now. */
export type PaperView = { kind: PaperKind; to: string; state: string; isDue: boolean }

/** The papers of an order that is confirmed in part at least. `paperOf`: what one says now, for those that were sent. */
export function paperViews(
  read: ReadWords,
  { order, lines, messages }: { order: SupplierOrder; lines: readonly OrderLine[]; messages: readonly SupplierMessage[] },
  { now, paperOf }: { now: Date; paperOf: PaperOf | undefined },
): PaperView[] {
  const words = read(runOrderWords).papers
  const agreed = lines.filter(({ state, agreed }) => agreed !== null && state !== 'cancelled' && state !== 'declined')
  const due = papersDue(lines, messages, kigaliDay(now))
  const kinds = (['voucher', 'rooming-list'] as const).filter(
    (kind) => agreed.length > 0 && (kind === 'voucher' || agreed.some((line) => line.agreed?.kind === 'stay')),
  )
  return kinds.map((kind) => {
    const last = messages.findLast((message) => message.kind === kind)
    const facts = last && paperOf?.(order, lines, kind)
    const isOld = last !== undefined && facts !== undefined && paperHash(facts) !== last.contentHash
    const when = last ? instantText(last.sentAt, now, read.format) : ''
    const isDue = due.includes(kind)
    const state = isOld ? words.changed({ when }) : last ? words.sent({ when }) : isDue ? words.due : words.notSent
    return { kind, to: `/admin/supply/${order.id}/${kind}.pdf`, state, isDue: isDue || isOld }
  })
}
