import type { TripItem } from '#features/trips/trip-version.ts'
import type { Currency } from '#values/money.ts'

/** What an item of a trip costs as it was frozen, in the currency of its contract or as it was typed; of several currencies in US dollars. */
export function storedCostOf({ cost, hand }: Pick<TripItem, 'cost' | 'hand'>): { currency: Currency; costMinor: number | null } {
  if (hand) return { currency: hand.currency, costMinor: hand.amountMinor }
  const [first] = cost?.parts ?? []
  if (!cost || !first) return { currency: 'USD', costMinor: null }
  return cost.parts.every(({ currency }) => currency === first.currency)
    ? { currency: first.currency, costMinor: cost.parts.reduce((sum, part) => sum + part.costMinor, 0) }
    : { currency: 'USD', costMinor: cost.costMinor }
}
