import { cancellationPolicyOf } from '#features/pricing/cancellation-policy-of.ts'
import { payingTravellers } from '#features/pricing/child-share.ts'
import { type ExtrasRefusal, priceExtras } from '#features/pricing/extras/extras.ts'
import { finishPrice } from '#features/pricing/finish-price.ts'
import type { PriceLine } from '#features/pricing/price-line.ts'
import type { Day } from '#values/dates.ts'
import { done, type Outcome } from '#values/outcome.ts'
import type { About } from './about.ts'
import type { ProductOrder } from './order.ts'
import { extrasOrderOf, lengthOf } from './order-extras.ts'
import type { Product } from './product.ts'
import { taxesOf } from './taxes-of.ts'

type UncompletedPrice = {
  product: Product
  order: ProductOrder
  /** The product's own lines, and what it passes on. */
  lines: readonly PriceLine[]
  /** Of everybody who travels, in completed years on the first day. */
  ages: readonly number[]
  about: Pick<About, 'startsOn' | 'endsOn'>
  bookedOn: Day
}

/**
 * The whole price of an order: its own lines with extras, discounts and taxes, in the one way all orders have. All of them go by
 * the cancellation policy of its product.
 */
export function completePrice({
  product,
  order,
  lines,
  ages,
  about,
  bookedOn,
}: UncompletedPrice): Outcome<PriceLine[], ExtrasRefusal> {
  const { startsOn } = about
  const travellers = ages.length
  const length = lengthOf(order, about)
  const ladder = cancellationPolicyOf({ kind: order.kind, nights: length.nights })
  const extrasOrder = { ...extrasOrderOf(product, length), travellers, ladder }
  const extras = priceExtras(product.extras, order.extras, extrasOrder)
  if (!extras.done) return extras
  const { settings } = product
  return done(
    finishPrice({
      lines: lines.map((line) => ({ ...line, ladder })),
      extras: extras.value,
      discounts: {
        kind: order.kind,
        travellers,
        paying: payingTravellers(ages),
        bookedOn,
        startsOn,
        rules: settings,
        code: product.code,
      },
      taxes: taxesOf(product),
    }),
  )
}
