import type { PackageContent } from '#features/packages/package.ts'
import { addDays, type Day, isDay } from '#values/dates.ts'
import type { ProductOrder } from './order.ts'
import type { Product } from './product.ts'
import { sceneOfPlace } from './scene-of-place.ts'

/** What an order is called and when it is, before any price. `endsOn` is the last day: of a stay the day of leaving. */
export type About = { title: string; scene: PackageContent['scene']; startsOn: Day; endsOn: Day }

/** A car has no place of its own: the road between the hills is its picture. */
const roadScene = { id: 'hills', hour: 'day', seed: 11, place: 'Rwanda, the road between the hills' } as const

/** What an order is for; undefined where its days do not exist, or the product is of another kind. */
export function aboutOf(product: Product, order: ProductOrder): About | undefined {
  if (!daysOf(order).every(isDay)) return undefined
  if (product.kind === 'stay') {
    if (order.kind !== 'stay') return undefined
    const { hotel } = product
    const scene = sceneOfPlace({ placeId: hotel.placeId, placeName: hotel.place })
    return { title: hotel.name, scene, startsOn: order.startsOn, endsOn: order.endsOn }
  }
  if (product.kind === 'hire') {
    if (order.kind !== 'hire') return undefined
    const { name } = product.vehicleClass
    const title = order.withDriver ? name + withDriver : name
    return { title, scene: roadScene, startsOn: order.from.slice(0, 10), endsOn: order.to.slice(0, 10) }
  }
  const startsOn = product.kind === 'departure' ? product.departure.startsOn : startOf(order)
  if (startsOn === undefined) return undefined
  const { title, scene, nights } = product.package
  return { title, scene, startsOn, endsOn: addDays(startsOn, nights) }
}

/** What stands behind the name of a car in the English title of a hire with a driver. */
export const withDriver = ' with driver'

/** The days of an order. */
function daysOf(order: ProductOrder): string[] {
  if (order.kind === 'stay') return [order.startsOn, order.endsOn]
  if (order.kind === 'hire') return [order.from.slice(0, 10), order.to.slice(0, 10)]
  return order.kind === 'departure' ? [] : [order.startsOn]
}

const startOf = (order: ProductOrder): Day | undefined =>
  order.kind === 'journey' || order.kind === 'pilgrims' ? order.startsOn : undefined
