import type { Party } from '#features/orders/order.ts'
import { passedOnBy } from '#features/orders/passed-on.ts'
import type { Product } from '#features/orders/product.ts'
import { taxesOf } from '#features/orders/taxes-of.ts'
import { adjustPrice, type PriceAdjustment } from '#features/pricing/adjustments/adjustments.ts'
import { cancellationPolicyOf } from '#features/pricing/cancellation-policy-of.ts'
import type { CustomLine } from '#features/pricing/custom-line.ts'
import { customPriceLines } from '#features/pricing/custom-price.ts'
import { lineMessage } from '#features/pricing/line-text.ts'
import { labelled } from '#features/pricing/lines/english-line.ts'
import { onRequest } from '#features/stock/stock.ts'
import { type Day, daysBetween } from '#values/dates.ts'
import type { BookedPart, Booking } from '../booking-record.ts'
import { paymentSchedule } from './payment-schedule.ts'
import type { BookedQuote } from './quote.ts'

type Booked = Pick<Booking, 'id' | 'kind' | 'order' | 'title' | 'scene' | 'startsOn' | 'endsOn'>

/** The part that stands for everything in a custom price that no ledger counts: its providers are asked, by name. */
const customPart = (bookingId: string) => onRequest(`hand:${bookingId}`)

/** Whether a booking is sold at a custom price. */
export const isCustomPriced = (bookingId: string, parts: readonly Pick<BookedPart, 'resource'>[]): boolean =>
  parts.some(({ resource }) => resource === customPart(bookingId))

/** What a booking passes on besides its own lines, and the terms that its custom price goes by. */
export function customTerms(product: Product, booking: Pick<Booked, 'kind' | 'startsOn' | 'endsOn'>, party: Party) {
  const { kind, startsOn, endsOn } = booking
  const ladder = cancellationPolicyOf({ kind, nights: daysBetween(startsOn, endsOn) })
  const passedOn = passedOnBy(product, party, { startsOn, ladder })
  return { passedOn: passedOn.lines, permits: passedOn.parts, ladder, taxes: taxesOf(product) }
}

/** A booking with what its custom price depends on; `adjustments` are those that it has already. */
type Custom = { booking: Booked; party: Party; adjustments: readonly PriceAdjustment[]; today: Day }

/**
 * A custom price for a booking as it was ordered: the lines that staff type, the permits and fees that its party needs, taxes, and the
 * payment schedule. Permits are taken from stock, all else is on request. Source: docs/pricing.md, 'Custom prices'.
 */
export function customQuote(
  product: Product,
  own: readonly CustomLine[],
  { booking, party, adjustments, today }: Custom,
): BookedQuote {
  const { id, order, title, scene, startsOn, endsOn } = booking
  const { permits, ...terms } = customTerms(product, booking, party)
  const lines = adjustPrice(customPriceLines(own, terms), adjustments, terms.taxes)
  const services = {
    resource: customPart(id),
    day: startsOn,
    quantity: party.length,
    soft: true,
    ...labelled(lineMessage('allServices', {})),
  }
  const schedule = paymentSchedule(lines, startsOn, today, product.settings)
  return { title, scene, startsOn, endsOn, order, lines, parts: [services, ...permits], schedule }
}
