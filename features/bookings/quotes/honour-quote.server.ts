import { isDeepStrictEqual } from 'node:util'
import type { ProductOrder } from '#features/orders/order.ts'
import { priceOrder } from '#features/orders/price-order.ts'
import type { Product } from '#features/orders/product.ts'
import { isLive, type StoredQuote } from '#features/quotes/quote.ts'
import { withoutPersonalData } from '#features/quotes/without-names.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { paymentSchedule } from './payment-schedule.ts'
import type { Quote } from './quote.ts'

/** The day that early booking and codes are judged by for a quote; undefined, meaning today, without a valid quote. */
export const dayOfQuote = (quote: StoredQuote | undefined, now: Date): Day | undefined =>
  quote && isLive(quote, now) ? kigaliDay(quote.createdAt) : undefined

/**
 * The quoted price, while the quote is valid and for the same order by a party with the same price: names and birth days that
 * come later change nothing as long as both parties have the same price now. Otherwise today's price. A quoted price keeps its
 * discount even if the code is used up meanwhile: `honoured` means that it takes no use.
 */
export function honourQuote(
  stored: StoredQuote | undefined,
  { quote, product }: { quote: Quote; product: Product },
  order: ProductOrder,
  now: Date,
): { quote: Quote; honoured: boolean } {
  if (!stored || !isLive(stored, now) || !isDeepStrictEqual(stored.order, withoutPersonalData(order)))
    return { quote, honoured: false }
  const theirs = priceOrder(product, order, stored.party, now, kigaliDay(stored.createdAt))
  if (!theirs.done || !isDeepStrictEqual(theirs.value.lines, quote.lines)) return { quote, honoured: false }
  const lines = [...stored.lines]
  const schedule = paymentSchedule(lines, quote.startsOn, kigaliDay(now), product.settings)
  return { quote: { ...quote, lines, schedule }, honoured: true }
}
