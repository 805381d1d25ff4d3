import type { Order } from './order.ts'

/** The cache tags of the pages that are stale once an order takes or gives back stock. */
export function tagsOf(order: Order): string[] {
  switch (order.kind) {
    case 'departure':
      return ['departures', `departure:${order.departure}`, `package:${order.package}`]
    case 'stay':
      return [`hotel:${order.hotel}`]
    case 'hire':
      return [`vehicle:${order.vehicleClass}`]
    default:
      return []
  }
}
