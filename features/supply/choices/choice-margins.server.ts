import type { RunKey } from '#features/crew/assignments/assignment.ts'
import type { Db } from '#platform/context.ts'
import type { Money } from '#values/money.ts'
import { loadMarginFacts, marginWith, type OrderedMargin } from '../answers/load-ordered-margin.server.ts'
import { findPlannedLines } from '../lines/find-needed-lines.server.ts'
import type { NeededLine, OrderLine } from '../lines/order-line.ts'
import { loadSupplyRun } from '../reads-runs.server.ts'

/** What a line was planned with, as it was sold; null where no service was named. */
export type PlannedService = { serviceId: number; cost: Money | null } | null

/** Finds the service by which a line was sold, with its cost. The cost is for staff with `costs:read` alone. */
export async function findPlannedService(db: Db, key: RunKey, { itemKey }: Pick<OrderLine, 'itemKey'>): Promise<PlannedService> {
  const run = await loadSupplyRun(db, key)
  const planned = run && (await findPlannedLines(db, run)).find((one) => one.itemKey === itemKey)
  if (!planned?.serviceId) return null
  return { serviceId: planned.serviceId, cost: costOf(planned) }
}

const costOf = ({ currency, costMinor }: NeededLine): Money | null => (costMinor === null ? null : { currency, minor: costMinor })

/** What all bookings of a run leave where a line is of another supplier, at another cost. `isLower`: it is less than it is now. */
export type MarginAfter = (choice: { supplierId: number; cost: Money }) => OrderedMargin & { isLower: boolean }

/**
 * Opens the comparison for a line of a run; undefined where there is no price to compare with. `supplierIds`: of the services that can be chosen.
 * For staff with `costs:read` alone.
 */
export async function openMarginAfter(
  db: Db,
  key: RunKey,
  { line, lines, supplierIds }: { line: OrderLine; lines: readonly OrderLine[]; supplierIds: readonly number[] },
): Promise<MarginAfter | undefined> {
  const run = await loadSupplyRun(db, key)
  const facts = run && (await loadMarginFacts(db, run, { lines, supplierIds: [...new Set(supplierIds)] }))
  if (!facts) return undefined
  const now = marginWith(facts, lines).margin.profitMinor
  return ({ supplierId, cost }) => {
    const chosen = { ...line, supplierId, currency: cost.currency, costMinor: cost.minor, agreed: null }
    const after = marginWith(
      facts,
      lines.map((one) => (one.id === line.id ? chosen : one)),
    )
    return { ...after, isLower: after.margin.profitMinor < now }
  }
}
