import type { CostLine } from '#features/suppliers/costing/cost-line.ts'
import { costsOfParts, type Exchange } from '#features/suppliers/costing/cost-of-parts.ts'
import { scaled } from '#features/suppliers/costing/exact.ts'
import type { Currency } from '#values/money.ts'
import type { PassedOn } from '../passed-on.ts'

/**
 * A flight as it is charged on: what it costs each traveller with its taxes, in US cents without a buffer, the dearest first.
 * What is flown for several together is shared by head. Refused: a currency without a rate.
 */
export function passedOnFlight(
  lines: readonly CostLine[],
  { microsPerUsd }: Pick<Exchange, 'microsPerUsd'>,
): { passedOn: PassedOn } | { refusal: { reason: 'no-fx'; currency: Currency } } {
  const prices = new Map<number, number>()
  for (const own of Map.groupBy(lines, ({ who }) => who.join()).values()) {
    const found = costsOfParts(own, { microsPerUsd, bufferBp: 0 })
    if ('refusal' in found) return found
    const who = own[0]?.who ?? []
    for (const position of who) prices.set(position, (prices.get(position) ?? 0) + scaled(found.cost.costMinor, 1, who.length))
  }
  const byPrice = Map.groupBy(prices.keys(), (position) => prices.get(position) ?? 0)
  const units = [...byPrice].map(([unitMinor, who]) => ({ who, unitMinor }))
  return { passedOn: { kind: 'flight', units: units.sort((one, other) => other.unitMinor - one.unitMinor) } }
}
