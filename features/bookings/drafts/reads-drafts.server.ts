import { type TrafficSource, trafficSource } from '#features/analytics/traffic-source.ts'
import type { Db } from '#platform/context.ts'
import { hashOfKey } from '../booking-key.server.ts'
import type { Booking } from '../reads.server.ts'
import type { BookingTables } from '../tables.ts'
import type { DraftAnswers } from './booking-draft.ts'

const on = (db: Db) => db.withTables<BookingTables>()

/** The booking that was made from a draft. */
export type MadeDraft = Pick<Booking, 'id' | 'reference' | 'keyVersion'> & { madeAt: Date }

/** A draft by the key in the address of its steps, with the source of the visit in which it was begun. */
export async function findDraft(
  db: Db,
  key: string,
): Promise<{ id: string; answers: DraftAnswers; source: TrafficSource | null; booking: MadeDraft | null } | undefined> {
  const row = await on(db)
    .selectFrom('booking_drafts as f')
    .leftJoin('bookings as b', 'b.id', 'f.booking_id')
    .select(['f.first_source_kind as kind', 'f.first_source_name as name'])
    .select(['f.id', 'f.answers', 'b.id as bookingId', 'b.reference', 'b.key_version as keyVersion', 'b.created_at as madeAt'])
    .where('f.key_hash', '=', hashOfKey(key))
    .executeTakeFirst()
  if (!row) return undefined
  const { id, answers, bookingId, reference, madeAt } = row
  const booking = bookingId && reference && madeAt ? { id: bookingId, reference, keyVersion: row.keyVersion ?? 1, madeAt } : null
  return { id, answers, source: trafficSource(row), booking }
}
