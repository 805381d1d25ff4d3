import { openStockDays } from '#features/stock/open-days.server.ts'
import { soldUntil } from '#features/stock/sold-until.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { listRoomResources } from './reads.server.ts'

/**
 * Puts every room on sale for the nights from today in Kigali up to 24 months ahead, as many as the hotel has, except in the
 * months it is closed. A night that has a row keeps it: what staff stopped or changed stays so. Run daily and after hotels
 * are added; safe to run twice. Answers how many nights were opened.
 */
export async function keepRoomNights(ctx: Context): Promise<number> {
  const today = kigaliDay(ctx.clock.now())
  return ctx.db.transaction().execute(async (tx) => {
    return openStockDays(tx, await listRoomResources(tx), today, soldUntil(today))
  })
}
