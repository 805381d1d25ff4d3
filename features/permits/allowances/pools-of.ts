import { permitDays } from '#features/stock/stock.ts'
import { addDays, type Day, daysBetween } from '#values/dates.ts'

/** The rows of the ledger that an allowance is for: its pool on each of its days. */
export const poolsOf = ({
  feeId,
  departureId,
  from,
  to,
}: {
  feeId: string
  departureId: number | null
  from: Day
  to: Day
}): { resource: string; day: Day }[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => ({
    resource: permitDays(feeId, departureId),
    day: addDays(from, index),
  }))
