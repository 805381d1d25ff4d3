import type { CrewCost } from '#features/costs/crew-cost.ts'
import type { Margin } from '#features/suppliers/costing/margin.ts'
import type { Profit } from './profit.ts'

/**
 * What is between what a price leaves by the rate book and the planned profit. `passed-on`: permits, park fees and flights, at their price less
 * what they are planned to cost; `orders`: suppliers as ordered in place of the rate book; `crew`: our own guides and vehicles by the day, in place of
 * those that the rate book has for them (`CrewCost`).
 */
export type BridgeItem = { item: 'passed-on' | 'orders' | 'crew'; minor: number }

/**
 * From the profit of a margin to the planned profit of the same booking: the profit of the margin and these items come to it, to the cent. Nothing
 * where an item is nothing. From there to the actual profit lead the `changes` of the profit.
 */
export function bridgeToPlanned(
  margin: Pick<Margin, 'withoutVatMinor' | 'netCostMinor'>,
  profit: Profit,
  { guidesMinor, vehiclesMinor }: CrewCost,
): BridgeItem[] {
  const of = (...kinds: string[]) => profit.planned.reduce((all, { kind, minor }) => all + (kinds.includes(kind) ? minor : 0), 0)
  const has = (kind: string) => profit.planned.some((one) => one.kind === kind)
  // Where none of ours goes, those of the rate book are ordered.
  const replacedMinor = (has('guide') ? guidesMinor : 0) + (has('car') ? vehiclesMinor : 0)
  const items: BridgeItem[] = [
    { item: 'passed-on', minor: profit.incomeMinor - margin.withoutVatMinor - of('permit', 'entry') },
    { item: 'orders', minor: margin.netCostMinor - replacedMinor - of('service') },
    { item: 'crew', minor: replacedMinor - of('guide', 'car') },
  ]
  return items.filter(({ minor }) => minor !== 0)
}
