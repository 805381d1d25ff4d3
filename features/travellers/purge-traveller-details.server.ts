import type { Context } from '#platform/context.ts'
import { addDays, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { deleteDetails } from './writes.server.ts'

/** How long details are kept after the last day of a journey, or after a booking was given up. */
const keptDays = 30

/**
 * Deletes passports, notes, contacts and whatever else travellers told us, on the thirtieth day after the journey's last day
 * or after the day on which it was cancelled, rejected or expired: days are Kigali's. Safe to run twice. Answers of how many
 * travellers. Names and birth days belong to the booking and stay with it.
 */
export function purgeTravellerDetails(ctx: Context): Promise<number> {
  const endedBy = addDays(kigaliDay(ctx.clock.now()), -keptDays)
  return deleteDetails(ctx.db, { endedBy, givenUpBefore: kigaliInstant(addDays(endedBy, 1), 0) })
}
