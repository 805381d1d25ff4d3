import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { AlertTables } from './tables.ts'

/** Something that staff must know and do; `bookingId` where it is about a booking. */
export type Alert = { id: number; occasion: string; bookingId: string | null; text: string; at: Date }

type OpenQuery = { limit: number; bookingId?: string; except?: readonly string[] }

/** Open alerts, oldest first, up to a limit; of one booking where given, and without those of some kinds. */
export async function listOpenAlerts(db: Db, { limit, bookingId, except = [] }: OpenQuery): Promise<Alert[]> {
  let rows = db
    .withTables<AlertTables>()
    .selectFrom('alerts')
    .select(['id', 'occasion', 'booking_id as bookingId', 'text', 'at'])
    .where('done_at', 'is', null)
  if (except.length > 0) rows = rows.where(sql<string>`split_part(occasion, ':', 1)`, 'not in', [...except])
  if (bookingId !== undefined) rows = rows.where('booking_id', '=', bookingId)
  return rows.orderBy('at').orderBy('id').limit(limit).execute()
}

/** All alerts about a booking, open or done, oldest first. */
export async function listAlertsOf(db: Db, bookingId: string) {
  return db
    .withTables<AlertTables>()
    .selectFrom('alerts')
    .select(['text', 'at', 'done_at as doneAt'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()
}
