import type { Context } from '#platform/context.ts'
import { addDays, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { deleteDetails } from './writes.server.ts'

/** How long details are stored after the last day, or after a booking was cancelled, rejected or expired. */
const retentionDays = 30

/**
 * Deletes the details and flights of travellers on the thirtieth day after the last day, or after the day of a cancellation, rejection or
 * expiry, by the days of Kigali. Safe to run twice. Returns of how many travellers there were
 * details. Names and birth days belong to the booking
 * and stay.
 */
export function purgeTravellerDetails(ctx: Context): Promise<number> {
  const endedBy = addDays(kigaliDay(ctx.clock.now()), -retentionDays)
  return deleteDetails(ctx.db, { endedBy, givenUpBefore: kigaliInstant(addDays(endedBy, 1), 0) })
}
