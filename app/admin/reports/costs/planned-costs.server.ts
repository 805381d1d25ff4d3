import { loadProfits } from '#features/payables/reports/load-profits.server.ts'
import type { Db } from '#platform/context.ts'

/**
 * Reads what bookings are planned to cost, by their ids, in US cents. One with an order whose cost or exchange rate is missing has none. For staff
 * with `costs:read` alone.
 */
export const plannedCosts =
  (db: Db) =>
  async (bookingIds: readonly string[]): Promise<Map<string, number>> => {
    const runs = await loadProfits(db, { bookingIds })
    const known = [...runs.values()].filter(({ withoutRate, withoutCost }) => withoutRate + withoutCost === 0)
    return new Map(known.flatMap(({ byBooking }) => [...byBooking].map(([id, profit]) => [id, profit.plannedCostMinor] as const)))
  }
