import { findProduct, type ProductRefusal } from '#features/orders/find-product.server.ts'
import type { Party, ProductOrder } from '#features/orders/order.ts'
import type { BookedBy } from '#features/orders/order-cut-off.ts'
import type { OrderRefusal } from '#features/orders/priced-order.ts'
import type { Product } from '#features/orders/product.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { done, type Outcome } from '#values/outcome.ts'
import { type Quote, quoteOf } from './quote.ts'

/** `proposal-ended`: of a journey made to measure, whose price is not held any more. */
export type QuoteRefusal = ProductRefusal | OrderRefusal | { reason: 'proposal-ended' }

/** Reads the product of an order and prices it for a party at an instant; `bookedOn` and `by` as in `priceOrder`. */
export async function quoteOrder(
  db: Db,
  order: ProductOrder,
  party: Party,
  now: Date,
  bookedOn?: Day,
  by?: BookedBy,
): Promise<Outcome<{ quote: Quote; product: Product }, QuoteRefusal>> {
  const product = await findProduct(db, order, now, bookedOn)
  if (!product.done) return product
  const quote = quoteOf(product.value, order, party, now, bookedOn, by)
  return quote.done ? done({ quote: quote.value, product: product.value }) : quote
}
