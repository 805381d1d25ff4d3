import type { Db } from '#platform/context.ts'
import type { AlertTables } from './tables.ts'

const on = (db: Db) => db.withTables<AlertTables>()

/** Adds an alert unless there is one of that occasion; whether it was added. */
export async function insertAlert(
  db: Db,
  alert: { occasion: string; bookingId: string | null; text: string; costsText: string; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await on(db)
    .insertInto('alerts')
    .values({
      occasion: alert.occasion,
      booking_id: alert.bookingId,
      text: alert.text,
      costs_text: alert.costsText,
      at: alert.at,
      done_at: null,
      done_by: null,
    })
    .onConflict((conflict) => conflict.column('occasion').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** False where it was done before. */
export async function updateAlert(db: Db, id: number, { at, by }: { at: Date; by: string }): Promise<boolean> {
  const { numUpdatedRows } = await on(db)
    .updateTable('alerts')
    .set({ done_at: at, done_by: by })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function updateAlerts(db: Db, ids: readonly number[], { at, by }: { at: Date; by: string }): Promise<void> {
  if (ids.length === 0) return
  await on(db)
    .updateTable('alerts')
    .set({ done_at: at, done_by: by })
    .where('id', 'in', [...ids])
    .where('done_at', 'is', null)
    .execute()
}

/** Deletes the alerts about these bookings. */
export async function deleteAlertsOf(db: Db, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return
  await on(db)
    .deleteFrom('alerts')
    .where('booking_id', 'in', [...bookingIds])
    .execute()
}
