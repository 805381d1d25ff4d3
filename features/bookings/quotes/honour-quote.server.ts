import { isDeepStrictEqual } from 'node:util'
import type { Order } from '#features/orders/order.ts'
import { priceOrder } from '#features/orders/price-order.ts'
import type { Product } from '#features/orders/product.ts'
import { isLive, type StoredQuote } from '#features/quotes/quote.ts'
import { withoutDriver } from '#features/quotes/without-names.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { paymentSchedule } from './payment-schedule.ts'
import type { Quote } from './quote.ts'

/** The day by which early booking and codes count for what was quoted; undefined, today, where no quote lives. */
export const dayOfQuote = (kept: StoredQuote | undefined, now: Date): Day | undefined =>
  kept && isLive(kept, now) ? kigaliDay(kept.createdAt) : undefined

/**
 * The price that was quoted under a code, while the quote lives and for the same order by a party that is priced alike: names
 * and birth days come later and change nothing as long as the price of now is the same for both. Else the price of now.
 * A quoted price holds its discounts, also where their code is used up meanwhile: `honoured` says that it takes no use.
 */
export function honourQuote(
  kept: StoredQuote | undefined,
  { quote, product }: { quote: Quote; product: Product },
  order: Order,
  now: Date,
): { quote: Quote; honoured: boolean } {
  if (!kept || !isLive(kept, now) || !isDeepStrictEqual(kept.order, withoutDriver(order))) return { quote, honoured: false }
  const theirs = priceOrder(product, order, kept.party, now, kigaliDay(kept.createdAt))
  if (!theirs.done || !isDeepStrictEqual(theirs.value.lines, quote.lines)) return { quote, honoured: false }
  const lines = [...kept.lines]
  const schedule = paymentSchedule(lines, quote.startsOn, kigaliDay(now), product.settings)
  return { quote: { ...quote, lines, schedule }, honoured: true }
}
