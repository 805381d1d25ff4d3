import type { Context } from '#platform/context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { deleteDaysBefore, deleteDevicesBefore, deleteLedgersBefore, takeVisitorsTurn } from './writes.server.ts'

/** A year and a month, to compare this month with the same month of last year. */
const storedDays = 400
const dayMs = 24 * 60 * 60_000
/** Longer than any process repeats a flush. */
const ledgerDays = 7

/**
 * Deletes devices without a signal for 400 days, and the daily rows of devices, pages and sources from before that. The totals
 * stay. Answers how many devices were deleted.
 */
export async function purgeVisitors(ctx: Context): Promise<number> {
  const now = ctx.clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  return ctx.db.transaction().execute(async (tx) => {
    await takeVisitorsTurn(tx)
    await deleteDaysBefore(tx, addDays(kigaliDay(now), -storedDays))
    await deleteLedgersBefore(tx, ago(ledgerDays))
    return deleteDevicesBefore(tx, ago(storedDays))
  })
}
