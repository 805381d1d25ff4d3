import type { Context } from '#platform/context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { deleteMissesBefore } from './writes.server.ts'

const retentionDays = 180

/** Deletes misses of more than 180 days ago. Returns how many rows. */
export const purgeMisses = (ctx: Context): Promise<number> =>
  deleteMissesBefore(ctx.db, addDays(kigaliDay(ctx.clock.now()), -retentionDays))
