import { hireParts } from '#features/cars/hire-parts.ts'
import { priceHire } from '#features/pricing/hires/price-hire.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { done, type Outcome } from '#values/outcome.ts'
import type { About } from './about.ts'
import { completePrice } from './complete-price.ts'
import { ageOf } from './member-age.ts'
import type { HireOrder, Party } from './order.ts'
import type { OrderRefusal, PricedOrder } from './priced-order.ts'
import type { Product } from './product.ts'

/** Cars of a class for started periods of 24 hours, each car claimed for every day that the hire touches. */
export function priceHireOrder(
  product: Extract<Product, { kind: 'hire' }>,
  order: HireOrder,
  party: Party,
  { about, now, bookedOn }: { about: About; now: Date; bookedOn: Day },
): Outcome<PricedOrder, OrderRefusal> {
  const { vehicleClass } = product
  const priced = priceHire(vehicleClass, { ...order, bookedOn: kigaliDay(now) })
  if (!priced.done) return priced
  const ages = party.map((member) => ageOf(member, about.startsOn))
  const lines = completePrice({ product, order, lines: priced.value, ages, about, bookedOn })
  if (!lines.done) return lines
  return done({ ...about, order, lines: lines.value, parts: hireParts(vehicleClass, order) })
}
