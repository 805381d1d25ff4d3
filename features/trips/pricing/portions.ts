import { add, noPortion, type Portion, portionAt } from './portion.ts'
import type { SoldItem } from './sold-item.ts'

/** What each traveller has of what we sell ourselves, by position; `singles` for being alone in a room. */
export type Portions = { bases: ReadonlyMap<number, Portion>; singles: ReadonlyMap<number, Portion> }

/** The shares of some items added up, traveller by traveller. */
export function portionsOf(items: readonly SoldItem[]): Portions {
  const bases = new Map<number, Portion>()
  const singles = new Map<number, Portion>()
  for (const { item, shares } of items)
    for (const [position, { base, single }] of shares) {
      bases.set(position, add(bases.get(position) ?? noPortion, portionAt(item, base)))
      singles.set(position, add(singles.get(position) ?? noPortion, portionAt(item, single)))
    }
  return { bases, singles }
}
