import { addDays, type Day } from '#values/dates.ts'
import type { OrderLine } from '../lines/order-line.ts'
import type { SupplierMessage } from '../messages/message.ts'
import type { PaperKind } from './paper-facts.ts'

/** How many days before the first day of what was confirmed a supplier has its paper. */
const daysBefore: Record<PaperKind, number> = { 'rooming-list': 30, voucher: 14 }

/**
 * Which papers a supplier has not been sent and should have by a day: the rooming list of confirmed nights 30 days before, the voucher of what
 * is confirmed 14 days before. None of what is over.
 */
export function papersDue(
  lines: readonly Pick<OrderLine, 'state' | 'agreed'>[],
  messages: readonly Pick<SupplierMessage, 'kind'>[],
  today: Day,
): PaperKind[] {
  const agreed = lines.flatMap((line) => (line.state === 'confirmed' && line.agreed ? [line.agreed] : []))
  const isDue = (kind: PaperKind) =>
    agreed.some(
      ({ kind: service, firstDay, lastDay }) =>
        (kind === 'voucher' || service === 'stay') && lastDay >= today && addDays(firstDay, -daysBefore[kind]) <= today,
    ) && !messages.some((message) => message.kind === kind)
  return (['rooming-list', 'voucher'] as const).filter(isDue)
}
