import type { RunKey } from '#features/crew/assignments/assignment.ts'
import type { Tx } from '#platform/context.ts'
import type { StaffNumbers } from './run.ts'
import type { RosterTables } from './tables.ts'

/** Stores what staff say that a run needs, in place of what was stored. */
export async function upsertRequirement(tx: Tx, key: RunKey, { cars, driverGuides, guides, drivers, by, at }: StaffNumbers) {
  const numbers = { cars, driver_guides: driverGuides, guides, drivers, changed_by: by, changed_at: at }
  const subject = 'departureId' in key ? { departure_id: key.departureId } : { booking_id: key.bookingId }
  await tx
    .withTables<RosterTables>()
    .insertInto('crew_requirements')
    .values({ departure_id: null, booking_id: null, ...subject, ...numbers })
    .onConflict((conflict) => conflict.column('departureId' in key ? 'departure_id' : 'booking_id').doUpdateSet(numbers))
    .execute()
}

/** Removes it, so that the counted numbers hold again. */
export async function deleteRequirement(tx: Tx, key: RunKey): Promise<void> {
  const rows = tx.withTables<RosterTables>().deleteFrom('crew_requirements')
  await ('departureId' in key
    ? rows.where('departure_id', '=', key.departureId)
    : rows.where('booking_id', '=', key.bookingId)
  ).execute()
}
