import type { OrderLine } from '#features/supply/lines/order-line.ts'
import type { SupplierMessage } from '#features/supply/messages/message.ts'
import { findPaperFacts, paperHash } from '#features/supply/papers/find-paper.server.ts'
import type { PaperKind } from '#features/supply/papers/paper-facts.ts'
import { papersDue } from '#features/supply/papers/papers-due.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import { instantText } from '../components/instants.ts'

/** A paper of an order on its page: where it is, whether its supplier has it as it is now, and whether it should have it by now. */
export type PaperView = { kind: PaperKind; to: string; state: string; isDue: boolean }

/** The papers of an order that is confirmed in part at least. Whether one changed since it was sent is looked at for those that were. */
export async function paperViews(
  ctx: Context,
  read: ReadWords,
  { orderId, lines, messages }: { orderId: number; lines: readonly OrderLine[]; messages: readonly SupplierMessage[] },
): Promise<PaperView[]> {
  const now = ctx.clock.now()
  const words = read(runOrderWords).papers
  const agreed = lines.filter(({ state, agreed }) => agreed !== null && state !== 'cancelled' && state !== 'declined')
  const due = papersDue(lines, messages, kigaliDay(now))
  const kinds = (['voucher', 'rooming-list'] as const).filter(
    (kind) => agreed.length > 0 && (kind === 'voucher' || agreed.some((line) => line.agreed?.kind === 'stay')),
  )
  const views: PaperView[] = []
  for (const kind of kinds) {
    const last = messages.findLast((message) => message.kind === kind)
    const facts = last && (await findPaperFacts(ctx, orderId, kind))
    const isOld = last !== undefined && facts !== undefined && paperHash(facts) !== last.contentHash
    const when = last ? instantText(last.sentAt, now, read.format) : ''
    const isDue = due.includes(kind)
    const state = isOld ? words.changed({ when }) : last ? words.sent({ when }) : isDue ? words.due : words.notSent
    views.push({ kind, to: `/admin/supply/${orderId}/${kind}.pdf`, state, isDue: isDue || isOld })
  }
  return views
}
