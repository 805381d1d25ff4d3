import { type Contract, contractOn } from '#features/suppliers/contract.ts'
import { vatBackBy } from '#features/suppliers/costing/net-cost.ts'
import { cancellationFee } from '#features/supply/lines/cancellation-fee.ts'
import { isLive } from '#features/supply/lines/order-line.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
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
  /** What it cost when that was last known, where nobody knows what it costs now. */
  lastKnown: { currency: Currency; costMinor: number } | null
}

/**
 * Costs of order lines. `withoutRate`: how many lines are in none, because they have no rate of exchange; `withoutCost`: of how many nobody knows the
 * cost, so that they are in it at what was last known, else at 0.
 */
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
    const known = lineTotal(line, cancelledOn !== null && isLive(line.state) ? feeOf(line, contracts, cancelledOn) : undefined)
    const isUnknown = !known || (cancelledOn === null && hasUnknownChange(line))
    if (isUnknown) all.withoutCost += 1
    const total = known ?? { ...totalBefore(line), dueMinor: null }
    const vat = line.vat ?? vatBackBy(contractOf(line, contracts))
    const costs = costsOfLine({ ...line, ...total, ...vat, isUnchosen: line.supplierId === null })
    const marked = isUnknown ? costs?.map((cost) => ({ ...cost, isUnknown, isExpected: true })) : costs
    if (marked) all.costs.push(...marked.filter((cost) => cost.isUnknown || cost.plannedMinor !== 0 || cost.actualMinor !== 0))
    else all.withoutRate += 1
  }
  return all
}

/** Its supplier confirmed it for other days than it is needed for now, and for these nobody knows what it costs. */
const hasUnknownChange = ({ state, agreed, costMinor, firstDay }: ProfitOrderLine): boolean =>
  isLive(state) && costMinor === null && agreed !== null && agreed.firstDay !== firstDay

const totalBefore = ({ lastKnown, currency }: ProfitOrderLine) =>
  lastKnown ? { currency: lastKnown.currency, totalMinor: lastKnown.costMinor } : { currency, totalMinor: 0 }

const contractOf = ({ supplierId, agreed, firstDay }: ProfitOrderLine, contracts: readonly Contract[]) =>
  contractOn(
    contracts.filter((one) => one.supplierId === supplierId),
    agreed?.firstDay ?? firstDay,
  )

const feeOf = (line: ProfitOrderLine, contracts: readonly Contract[], day: Day): number =>
  line.agreed ? cancellationFee(line.agreed, contractOf(line, contracts)?.cancellation ?? [], day) : 0
