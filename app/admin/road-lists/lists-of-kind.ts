import type { OrderKind } from '#features/pricing/order-kinds.ts'

export const roadLists = ['manifest', 'rooming', 'days', 'arrivals'] as const
export type RoadListName = (typeof roadLists)[number]

/** Which lists make sense for a booking of a kind (docs/roster.md, 'Lists for the road'). Those of a departure are of all its bookings. */
export function listsOfKind(kind: OrderKind): readonly RoadListName[] {
  switch (kind) {
    case 'stay':
      return ['arrivals']
    case 'hire':
      return ['manifest', 'days']
    default:
      return roadLists
  }
}
