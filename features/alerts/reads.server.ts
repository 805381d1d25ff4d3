import type { Db } from '#platform/context.ts'
import type { AlertTables } from './tables.ts'

/** Something staff must know and do; `bookingId` is what it is about, where it is about a booking. */
export type Alert = { id: number; bookingId: string | null; text: string; at: Date }

/** What nobody has done yet, oldest first, at most so many; of one booking where it is named. */
export async function listOpenAlerts(db: Db, { limit, bookingId }: { limit: number; bookingId?: string }): Promise<Alert[]> {
  let rows = db
    .withTables<AlertTables>()
    .selectFrom('alerts')
    .select(['id', 'booking_id as bookingId', 'text', 'at'])
    .where('done_at', 'is', null)
  if (bookingId !== undefined) rows = rows.where('booking_id', '=', bookingId)
  return rows.orderBy('at').orderBy('id').limit(limit).execute()
}

/** Everything that was raised about a booking, done or not, oldest first. */
export async function listAlertsOf(db: Db, bookingId: string) {
  return db
    .withTables<AlertTables>()
    .selectFrom('alerts')
    .select(['text', 'at', 'done_at as doneAt'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()
}
