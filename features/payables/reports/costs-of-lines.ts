import { type Contract, contractOn } from '#features/suppliers/contract.ts'
import { vatBackBy } from '#features/suppliers/costing/net-cost.ts'
import { cancellationFee } from '#features/supply/lines/cancellation-fee.ts'
import { isLive } from '#features/supply/lines/order-line.ts'
import type { Day } from '#values/dates.ts'
import type { PaidPart } from '../rules/exchange.ts'
import { costsOfLine } from '../rules/line-costs.ts'
import { type LineNow, lineTotal } from '../rules/line-total.ts'
import type { CostOfRun } from '../rules/profit.ts'

/** An order line of a run as it is now, with what its books say; `parts`: what was paid of it. `supplierId` null: nobody is chosen for it yet. */
export type ProfitOrderLine = LineNow & {
  bookingId: string | null
  departureId: number | null
  title: string
  firstDay: Day
  supplierId: number | null
  supplier: string
  isKnown: boolean
  unitsPerUsd: number | null
  /** What of it is VAT that comes back, as the books have it; null where its contract alone says it. */
  vat: { vatBp: number; vatOfBp: number } | null
  parts: PaidPart[]
}

/** Costs of order lines, and how many lines are in none: without a rate of exchange, and without a cost that anybody knows. */
export type CostsOfLines = { costs: CostOfRun[]; withoutRate: number; withoutCost: number }

/**
 * What the order lines of a run cost, also while nobody has confirmed them or no supplier is chosen. `cancelledOn`: the whole run was cancelled on that
 * day, so that of a line that is still ordered its supplier keeps a fee alone, by the contract of its first day.
 */
export function costsOfLines(
  lines: readonly ProfitOrderLine[],
  { contracts, cancelledOn }: { contracts: readonly Contract[]; cancelledOn: Day | null },
): CostsOfLines {
  const all: CostsOfLines = { costs: [], withoutRate: 0, withoutCost: 0 }
  for (const line of lines) {
    const total = lineTotal(line, cancelledOn !== null && isLive(line.state) ? feeOf(line, contracts, cancelledOn) : undefined)
    if (!total) {
      all.withoutCost += 1
      continue
    }
    const vat = line.vat ?? vatBackBy(contractOf(line, contracts))
    const costs = costsOfLine({ ...line, ...total, ...vat, isUnchosen: line.supplierId === null })
    if (costs) all.costs.push(...costs.filter(({ plannedMinor, actualMinor }) => plannedMinor !== 0 || actualMinor !== 0))
    else all.withoutRate += 1
  }
  return all
}

const contractOf = ({ supplierId, agreed, firstDay }: ProfitOrderLine, contracts: readonly Contract[]) =>
  contractOn(
    contracts.filter((one) => one.supplierId === supplierId),
    agreed?.firstDay ?? firstDay,
  )

const feeOf = (line: ProfitOrderLine, contracts: readonly Contract[], day: Day): number =>
  line.agreed ? cancellationFee(line.agreed, contractOf(line, contracts)?.cancellation ?? [], day) : 0
