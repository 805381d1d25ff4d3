import type { Order, Party, ProductOrder } from '#features/orders/order.ts'
import type { BookedBy } from '#features/orders/order-cut-off.ts'
import { priceOrder } from '#features/orders/price-order.ts'
import type { OrderRefusal, PricedOrder } from '#features/orders/priced-order.ts'
import type { Product } from '#features/orders/product.ts'
import type { Settings } from '#features/settings/settings.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { done, type Outcome } from '#values/outcome.ts'
import type { BookedLine } from '../booking-record.ts'
import { type PaymentSchedule, paymentSchedule } from './payment-schedule.ts'

/** The price of an order for a party, line by line, with its payment schedule. Minor units of USD. */
export type Quote = PricedOrder & { schedule: PaymentSchedule }

/** The same of whatever a booking is of. */
export type BookedQuote = Omit<Quote, 'order'> & { order: Order }

/** Prices an order for a party: the source of the figures on every screen, in bookings, emails and documents. */
export function quoteOf(
  product: Product,
  order: ProductOrder,
  party: Party,
  now: Date,
  bookedOn?: Day,
  by?: BookedBy,
): Outcome<Quote, OrderRefusal> {
  const priced = priceOrder(product, order, party, now, bookedOn, by)
  if (!priced.done) return priced
  const { lines, startsOn } = priced.value
  return done({ ...priced.value, schedule: paymentSchedule(lines, startsOn, kigaliDay(now), product.settings) })
}

/** Price lines with today's cancellation policy of each. */
export const withPolicies = (
  lines: Quote['lines'],
  { cancellationPolicies }: Pick<Settings, 'cancellationPolicies'>,
): BookedLine[] => lines.map((line) => ({ ...line, policy: cancellationPolicies[line.ladder] }))
