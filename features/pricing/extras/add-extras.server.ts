import type { Tx } from '#platform/context.ts'
import type { Extra } from './extra.ts'
import { insertExtras } from './writes.server.ts'

/** Adds extras to the catalogue inside the caller's transaction, in their order; one that is there already stays as it is. */
export async function addExtras(tx: Tx, extras: readonly Extra[]): Promise<void> {
  await insertExtras(
    tx,
    extras.map(({ amountMinor, mostPerBooking, kinds, activities, freeTimeIn, ...extra }, position) => ({
      ...extra,
      kinds: [...kinds],
      activities: [...activities],
      free_time_in: [...freeTimeIn],
      amount_minor: amountMinor,
      most_per_booking: mostPerBooking,
      position,
    })),
  )
}
