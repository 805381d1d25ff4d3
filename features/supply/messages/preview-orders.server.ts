import type { RunKey } from '#features/crew/assignments/assignment.ts'
import { renderEmail } from '#features/emails/write-email.server.tsx'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { factsOf, type OrderLine, toSend } from '../lines/order-line.ts'
import type { SupplierOrder } from '../reads.server.ts'
import { findRunTitle } from '../reads-titles.server.ts'
import type { MessageLine } from './message.ts'
import { orderEmail } from './order-email.server.tsx'

export type OrderPreview = { subject: string; text: string }

/** A line as it would be sent now, with what its supplier knew until then; undefined where there is nothing to send. */
function messageLineOf(line: OrderLine): MessageLine | undefined {
  const what = toSend(line)
  return what && { lineId: line.id, what, facts: factsOf(line), before: what === 'request' ? null : line.sent }
}

/**
 * The text of the email that each of these orders would be sent now, by the id of the order. The key of its answer page is made when it is
 * sent: here it opens nothing.
 */
export async function previewOrders(
  ctx: Context,
  { run, orders, lines }: { run: RunKey; orders: readonly SupplierOrder[]; lines: readonly OrderLine[] },
): Promise<Map<number, OrderPreview>> {
  if (orders.length === 0) return new Map()
  const [settings, { title, familyName }] = await Promise.all([findSettings(ctx.db), findRunTitle(ctx.db, run)])
  const at = ctx.clock.now()
  return new Map(
    orders.map((order) => {
      const own = lines.filter(({ orderId }) => orderId === order.id).flatMap((line) => messageLineOf(line) ?? [])
      const email = orderEmail(ctx, settings, { order, number: 0, lines: own, title, name: familyName, isReminder: false, at })
      return [order.id, { subject: email.subject, text: renderEmail(email.content).text }]
    }),
  )
}
