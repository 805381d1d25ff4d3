import { overOneDenominator } from './fraction.ts'
import { add, noPortion, type Portion, portionAt } from './portion.ts'
import type { SoldItem } from './sold-item.ts'

/** What each traveller has of what we sell ourselves, by position; `singles` for being alone in a room. */
export type Portions = { bases: ReadonlyMap<number, Portion>; singles: ReadonlyMap<number, Portion> }

/** The shares of some items added up, traveller by traveller. */
export function portionsOf(items: readonly SoldItem[]): Portions {
  return { bases: addedUp(items, 'base'), singles: addedUp(items, 'single') }
}

function addedUp(items: readonly SoldItem[], part: 'base' | 'single'): Map<number, Portion> {
  const shares = items.flatMap(({ item, shares }) =>
    [...shares].map(([position, share]) => ({ item, position, amount: share[part] })),
  )
  const amounts = overOneDenominator(shares.map(({ amount }) => amount))
  const found = new Map<number, Portion>()
  for (const [at, { item, position }] of shares.entries()) {
    const amount = amounts[at]
    if (amount) found.set(position, add(found.get(position) ?? noPortion, portionAt(item, amount)))
  }
  return found
}
