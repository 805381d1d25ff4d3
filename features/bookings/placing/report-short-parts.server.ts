import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import type { OrderPart } from '#features/orders/priced-order.ts'
import { queueProposalNews } from '#features/proposals/emails/queue-proposal-news.server.ts'
import type { StockShortage } from '#features/stock/hold-stock.server.ts'
import type { Context } from '#platform/context.ts'
import { dayText } from '#values/day-words.ts'

/**
 * Alerts staff to what was short when a proposal was to be accepted, once for each part, with its day and what is left, and tells whoever sent it of what is new
 * by email where `toSender`. Not inside the acceptance: a refusal has written nothing.
 */
export async function reportShortParts(
  ctx: Context,
  { id, reference }: { id: string; reference: string },
  short: StockShortage<OrderPart>['short'],
  { toSender }: { toSender: boolean },
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const found: string[] = []
    for (const { part, left } of short) {
      const text = `${part.label} on ${dayText(part.day)}: ${part.quantity} needed, ${Math.max(0, left)} left.`
      const occasion = `proposal-short:${id}:${part.resource}:${part.day}`
      const alert = { occasion, bookingId: null, text: `Proposal ${reference} could not be accepted. ${text}` }
      if (await raiseAlert(ctx, tx, alert)) found.push(text)
    }
    if (toSender && found.length > 0) await queueProposalNews(ctx, tx, { id, news: 'short', text: found.join('\n') })
  })
}
