import type { TailoredOrder } from '#features/orders/order.ts'

/**
 * A guide or a vehicle in a version of a trip, from one of its days on. `isOurs`: its cost was typed by staff, or it is of a supplier whose guides or
 * vehicles are in our lists. `who`: how many it is for, null for everybody. `vehicles`, `seats` and of guides
 * `quantity` where it says so.
 */
export type TripCrewItem = {
  id: string
  kind: 'guide' | 'transport'
  day: number
  days: number
  options: readonly TailoredOrder['option'][] | null
  optional: boolean
  isOurs: boolean
  who: number | null
  vehicles: number | null
  seats: number | null
  quantity: number | null
}

/**
 * How many of our own guides and vehicles an option with its ticks needs at most on one day. Null of what it says nothing of, neither as
 * ours nor as a supplier's nor as arranged by the customer.
 */
export function ownItemsOf(
  items: readonly TripCrewItem[],
  { option, ticked, travellers }: Pick<TailoredOrder, 'option' | 'ticked'> & { travellers: number },
): { guides: number | null; cars: number | null } {
  const taken = items.filter(
    ({ id, options, optional }) => (options === null || options.includes(option)) && (!optional || ticked.includes(id)),
  )
  const most = (kind: TripCrewItem['kind']): number | null => {
    const ofKind = taken.filter((item) => item.kind === kind)
    if (ofKind.length === 0) return null
    const ours = ofKind.filter(({ isOurs }) => isOurs)
    // The most on one day is reached on the first day of one of them.
    const onDay = (day: number) =>
      ours
        .filter((item) => item.day <= day && day < item.day + item.days)
        .reduce((sum, item) => sum + countOf(item, travellers), 0)
    return Math.max(0, ...ours.map(({ day }) => onDay(day)))
  }
  return { guides: most('guide'), cars: most('transport') }
}

const countOf = ({ kind, vehicles, seats, quantity, who }: TripCrewItem, travellers: number): number =>
  kind === 'guide' ? (quantity ?? 1) : (vehicles ?? (seats === null ? 1 : Math.ceil((who ?? travellers) / seats)))
