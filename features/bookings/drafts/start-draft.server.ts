import type { TrafficSource } from '#features/analytics/traffic-source.ts'
import { ageOf } from '#features/orders/member-age.ts'
import type { Party, ProductOrder } from '#features/orders/order.ts'
import type { OrderPart } from '#features/orders/priced-order.ts'
import type { StockShortage } from '#features/stock/hold-stock.server.ts'
import { listStock } from '#features/stock/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { hashOfKey, newKey } from '../booking-key.server.ts'
import { type QuoteRefusal, quoteOrder } from '../quotes/quote-order.server.ts'
import type { DraftAnswers } from './booking-draft.ts'
import { insertDraft } from './writes-drafts.server.ts'

export type DraftRefusal = QuoteRefusal | StockShortage<OrderPart>

/**
 * Starts the booking steps; nothing is held yet. Returns the key of their addresses. `source`: of the visit, the booking's first. Refuses what could not be held now: what `priceOrder`
 * refuses, and hard stock that is short, with what is left.
 */
export async function startDraft(
  ctx: Context,
  choice: { order: ProductOrder; party: Party; quoteCode?: string | undefined; source?: TrafficSource | null },
): Promise<Outcome<string, DraftRefusal>> {
  const now = ctx.clock.now()
  const found = await quoteOrder(ctx.db, choice.order, choice.party, now)
  if (!found.done) return found
  const { parts, startsOn } = found.value.quote
  const hard = parts.filter(({ soft }) => !soft)
  const levels = await listStock(ctx.db, hard, now)
  const short = hard.flatMap((part) => {
    const left = levels.find(({ resource, day }) => resource === part.resource && day === part.day)?.forSale ?? 0
    return left < part.quantity ? [{ part, left }] : []
  })
  if (short.length > 0) return refused({ reason: 'stock-short', short })
  const key = newKey()
  const party = choice.party.map((member) => ({ ...member, assumedAge: ageOf(member, startsOn) }))
  const answers: DraftAnswers = { order: choice.order, party, ...(choice.quoteCode && { quoteCode: choice.quoteCode }) }
  await insertDraft(ctx.db, { keyHash: hashOfKey(key), answers, source: choice.source ?? null, at: now })
  return done(key)
}
