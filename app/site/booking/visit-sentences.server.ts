import type { Product } from '#features/orders/product.ts'
import { listClosedVisits } from '#features/permits/reads-closed.server.ts'
import { namesIn } from '#features/translations/names.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Day } from '#values/dates.ts'
import { closedSentences, movedSentences, visitsAmong, visitsOf } from '../../shared/booking/closed-visits.ts'

/**
 * What a visitor reads of the visits of a product before they book it: permits that cannot be had because their day is closed, and visits of a departure on
 * other days than its itinerary says.
 *
 * @param travellers how many are to be booked: where so many seats are not left, they join the waiting list.
 * @param onRequest the parts of the order that are on request; without it every visit of the departure counts.
 */
export async function visitSentences(
  ctx: Context,
  product: Product,
  travellers: number,
  read: ReadWords,
  onRequest?: readonly { resource: string; day: Day }[],
): Promise<string[]> {
  if (!('package' in product)) return []
  const { fees } = product.package.rates
  const departure = product.kind === 'departure' ? product.departure : undefined
  const visits = onRequest ? visitsAmong(onRequest) : departure ? visitsOf(departure, fees) : []
  const reading = { read, nameOf: await namesIn(ctx, read.language) }
  return [
    ...(departure ? movedSentences(departure, departure.visits ?? [], fees, reading) : []),
    ...closedSentences(
      await listClosedVisits(ctx.db, visits),
      departure && departure.left < travellers ? 'waiting' : 'request',
      reading,
    ),
  ]
}
