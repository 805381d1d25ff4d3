import type { Db } from '#platform/context.ts'
import type { AlertTables } from './tables.ts'

/**
 * Something that staff must know and do; `bookingId` where it is about a booking. `costsText`: what whoever may read costs gets in place of the
 * text; empty where that is the same.
 */
export type Alert = { id: number; occasion: string; bookingId: string | null; text: string; costsText: string; at: Date }

/** Open alerts, oldest first, up to a limit; of one booking where given. */
export async function listOpenAlerts(db: Db, { limit, bookingId }: { limit: number; bookingId?: string }): Promise<Alert[]> {
  let rows = db
    .withTables<AlertTables>()
    .selectFrom('alerts')
    .select(['id', 'occasion', 'booking_id as bookingId', 'text', 'costs_text as costsText', 'at'])
    .where('done_at', 'is', null)
  if (bookingId !== undefined) rows = rows.where('booking_id', '=', bookingId)
  return rows.orderBy('at').orderBy('id').limit(limit).execute()
}

/** Every open alert whose occasion begins with one of these kinds. */
export async function listOpenAlertsOfKinds(db: Db, kinds: readonly string[]): Promise<Pick<Alert, 'id' | 'occasion' | 'at'>[]> {
  return db
    .withTables<AlertTables>()
    .selectFrom('alerts')
    .select(['id', 'occasion', 'at'])
    .where('done_at', 'is', null)
    .where((e) => e.or(kinds.map((kind) => e('occasion', 'like', `${kind}:%`))))
    .execute()
}

/** Whether there was ever an alert of this occasion, open or done. */
export async function wasRaised(db: Db, occasion: string): Promise<boolean> {
  const alert = await db
    .withTables<AlertTables>()
    .selectFrom('alerts')
    .select('id')
    .where('occasion', '=', occasion)
    .executeTakeFirst()
  return alert !== undefined
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
