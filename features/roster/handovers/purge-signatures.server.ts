import type { Context } from '#platform/context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { emptySignaturesBefore } from './writes-handovers.server.ts'

/** How long the name that a customer typed is stored after the last day of the hire: as long as travellers' details. */
const retentionDays = 30

/** Deletes the names that customers typed when a vehicle was handed over, on the thirtieth day after the last day of the hire in Kigali. Returns how many. */
export const purgeSignatures = (ctx: Context): Promise<number> =>
  emptySignaturesBefore(ctx.db, addDays(kigaliDay(ctx.clock.now()), -retentionDays))
