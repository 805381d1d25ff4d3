import type { Context } from '#platform/context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { deleteDaysBefore, deleteDevicesBefore, deleteLedgersBefore, takeVisitorsTurn } from './writes.server.ts'

/** A year and a month: long enough to hold this month against the same month of the year before, and no longer. */
const storedDays = 400
const dayMs = 24 * 60 * 60_000
/** Longer than any process tries to send the same flush again. */
const ledgerDays = 7

/**
 * Forgets devices without a sign for 400 days, and of days before that who came, which pages were seen and where visits came
 * from. The totals stay. Answers how many devices were forgotten.
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
