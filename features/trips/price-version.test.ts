import { expect, test } from 'vitest'
import { draftOf, placeholder } from '#tests/support/trip-parts.ts'
import { costOfHand } from './cost-trip-item.ts'
import type { ItemKind } from './price-rule.ts'
import { priceVersion } from './price-version.ts'
import type { TripItem } from './trip-version.ts'

const hand = { currency: 'USD', amountMinor: 20_000, reason: 'By telephone' } as const
/** Something of a kind that costs 200.00. */
function item(kind: ItemKind): TripItem {
  const facts = placeholder({ kind, source: 'hand', hand })
  const costed = costOfHand(draftOf(1), facts, hand, draftOf(1).fx)
  if ('refusal' in costed) throw new Error(costed.refusal.reason)
  return { ...facts, id: kind, rootId: kind, position: 1, edition: 1, ...costed }
}
const totalOf = (...items: TripItem[]) => {
  const priced = priceVersion({ ...draftOf(1), items })
  return priced.done ? priced.value.options[0]?.totalMinor : priced.refusal
}

test('what is passed on is in the price as it costs, and what has no cost yet is in none', () => {
  expect(totalOf(item('flight'))).toBe(20_000)
  expect(totalOf(item('flight'), { ...item('activity'), cost: null })).toBe(20_000)
})

test('a trip begins with a mark-up of 20% on stays and activities, 30% on transport and 25% on the rest', () => {
  // With 18% VAT, for each of the two rounded up to a dollar.
  const kinds: ItemKind[] = ['stay', 'activity', 'transport', 'guide', 'meal', 'other']
  expect(kinds.map((kind) => totalOf(item(kind)))).toEqual([28_400, 28_400, 30_800, 29_600, 29_600, 29_600])
})
