import { openStockDays } from '#features/stock/open-days.server.ts'
import { soldUntil } from '#features/stock/sold-until.ts'
import { vehicleDays } from '#features/stock/stock.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { listVehicleClasses } from './reads.server.ts'

/** Puts every class on sale from today until 24 months ahead with its whole fleet; days that are open stay as they are. Answers how many were opened. */
export async function keepVehicleDays(ctx: Context): Promise<number> {
  const today = kigaliDay(ctx.clock.now())
  return ctx.db.transaction().execute(async (tx) => {
    const rows = (await listVehicleClasses(tx)).map(({ id, fleet }) => ({ resource: vehicleDays(id), capacity: fleet }))
    return openStockDays(tx, rows, today, soldUntil(today))
  })
}
