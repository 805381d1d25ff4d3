import type { UnwordedLine } from '#features/pricing/lines/english-line.ts'
import { isRuleAllowed } from '../price-rule.ts'
import type { TripPricing } from '../trip-pricing.ts'
import type { Member } from './member.ts'
import type { PricedItem } from './priced-item.ts'
import { ruleOf } from './sell.ts'

/**
 * Why there is no price. `item-for-nobody`: nobody takes part; `traveller-gone`: it is for, or its cost is of, somebody who does
 * not take part; `rule-outside`: its rule is outside of what `isRuleAllowed` takes; `too-large`: a unit, or a total with
 * everything ticked, above `mostMinor` cents.
 */
export type PriceRefusal =
  | { reason: 'nobody-pays' }
  | { reason: 'item-for-nobody' | 'rule-outside'; item: string }
  | { reason: 'traveller-gone'; item: string; position: number }
  | { reason: 'too-large'; of: 'unit' | 'total'; mostMinor: number }

const mostUnitMinor = 100_000_000
const mostTotalMinor = 1_000_000_000_000

/** The first reason why a trip cannot be priced; undefined where it can. */
export function refusalOf(
  items: readonly PricedItem[],
  members: readonly Member[],
  pricing: TripPricing,
): PriceRefusal | undefined {
  if (!members.some(({ pays }) => pays)) return { reason: 'nobody-pays' }
  const positions = new Set(members.map(({ position }) => position))
  for (const item of items) {
    if (item.who.length === 0) return { reason: 'item-for-nobody', item: item.id }
    const charged = [...(item.cost?.lines ?? []), ...(item.passedOn?.units ?? [])].flatMap(({ who }) => who)
    const gone = item.who.find((position) => !positions.has(position)) ?? charged.find((position) => !item.who.includes(position))
    if (gone !== undefined) return { reason: 'traveller-gone', item: item.id, position: gone }
    if (item.cost && !isRuleAllowed(ruleOf(item, pricing))) return { reason: 'rule-outside', item: item.id }
  }
  return undefined
}

/** Refused where a unit, or all lines together, come to more than is sold. Added up in whole numbers of any size. */
export function tooLarge(lines: readonly UnwordedLine[]): PriceRefusal | undefined {
  if (lines.some(({ unitMinor }) => unitMinor > mostUnitMinor))
    return { reason: 'too-large', of: 'unit', mostMinor: mostUnitMinor }
  const total = lines.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n)
  return total > BigInt(mostTotalMinor) ? { reason: 'too-large', of: 'total', mostMinor: mostTotalMinor } : undefined
}
