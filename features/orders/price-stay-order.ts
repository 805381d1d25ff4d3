import { stayParts } from '#features/hotels/stay-parts.ts'
import { priceStay } from '#features/pricing/stays/price-stay.ts'
import type { Day } from '#values/dates.ts'
import { done, type Outcome } from '#values/outcome.ts'
import type { About } from './about.ts'
import { completePrice } from './complete-price.ts'
import { ageOf } from './member-age.ts'
import type { Party, StayOrder } from './order.ts'
import type { OrderRefusal, PricedOrder } from './priced-order.ts'
import type { Product } from './product.ts'

/** Hotel rooms for some nights: each night by its own season and board, each room claimed for every night. */
export function priceStayOrder(
  product: Extract<Product, { kind: 'stay' }>,
  order: StayOrder,
  party: Party,
  { about, bookedOn }: { about: About; bookedOn: Day },
): Outcome<PricedOrder, OrderRefusal> {
  const { hotel } = product
  const priced = priceStay(hotel, order)
  if (!priced.done) return priced
  const ages = party.map((member) => ageOf(member, about.startsOn))
  const lines = completePrice({
    product,
    order,
    lines: priced.value,
    ages,
    about,
    bookedOn,
  })
  if (!lines.done) return lines
  return done({ ...about, order, lines: lines.value, parts: stayParts(hotel, order) })
}
