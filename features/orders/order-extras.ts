import type { Extra } from '#features/pricing/extras/extra.ts'
import { type ExtrasOrder, extrasThatFit } from '#features/pricing/extras/extras-that-fit.ts'
import { startedPeriods } from '#features/pricing/hires/hire-days.ts'
import { type Day, daysBetween } from '#values/dates.ts'
import { aboutOf } from './about.ts'
import type { ProductOrder } from './order.ts'
import type { Product } from './product.ts'

/** From so many nights a stay has a whole day free in its town. */
export const nightsWithAFreeDay = 2

/** How long an order is, and who drives. `days`: of a hire its started periods, else both ends counted. */
type Length = { nights: number; days: number; withDriver: boolean }

/** What decides which extras fit an order of a product. */
export function extrasOrderOf(product: Product, { nights, days, withDriver }: Length): ExtrasOrder {
  const length = { kind: product.kind, nights, days }
  switch (product.kind) {
    case 'stay':
      return {
        ...length,
        activities: [],
        freeTimeIn: nights >= nightsWithAFreeDay ? [product.hotel.placeId] : [],
        drive: null,
      }
    case 'hire':
      return { ...length, activities: [], freeTimeIn: [], drive: withDriver ? 'with-driver' : 'self-drive' }
    default: {
      const { rates, freeTimeIn } = product.package
      return { ...length, activities: rates.fees.map(({ id }) => id), freeTimeIn, drive: null }
    }
  }
}

export function lengthOf(order: ProductOrder, { startsOn, endsOn }: { startsOn: Day; endsOn: Day }): Length {
  const nights = daysBetween(startsOn, endsOn)
  if (order.kind !== 'hire') return { nights, days: nights + 1, withDriver: false }
  return { nights, days: startedPeriods(order) ?? 0, withDriver: order.withDriver }
}

/** The extras that fit an order; none where its days do not exist. */
export function extrasOfOrder(product: Product, order: ProductOrder): Extra[] {
  const about = aboutOf(product, order)
  return about ? extrasThatFit(product.extras, extrasOrderOf(product, lengthOf(order, about))) : []
}

/** The extras to choose from in a change of an order: those that fit, and those that it has, so that they can be taken off. */
export function extrasToChange(product: Product, order: ProductOrder): Extra[] {
  const fitting = new Set(extrasOfOrder(product, order).map(({ id }) => id))
  return product.extras.filter(({ id }) => fitting.has(id) || order.extras.some((ordered) => ordered.id === id))
}
