import { sql } from 'kysely'
import type { TrafficSource } from '#features/analytics/traffic-source.ts'
import type { Db } from '#platform/context.ts'
import type { BookingTables } from '../tables.ts'
import type { DraftAnswers } from './booking-draft.ts'

const on = (db: Db) => db.withTables<BookingTables>()

export async function insertDraft(
  db: Db,
  draft: { keyHash: Buffer; answers: DraftAnswers; source: TrafficSource | null; at: Date },
): Promise<void> {
  await on(db)
    .insertInto('booking_drafts')
    .values({
      key_hash: draft.keyHash,
      answers: JSON.stringify(draft.answers),
      first_source_kind: draft.source?.kind ?? null,
      first_source_name: draft.source?.name ?? null,
      created_at: draft.at,
      updated_at: draft.at,
    })
    .execute()
}

/** Merges answers into a draft in one statement, so two tabs at once lose nothing. A draft that became a booking does not change. */
export async function updateDraft(db: Db, id: string, answers: Partial<DraftAnswers>, at: Date): Promise<void> {
  await on(db)
    .updateTable('booking_drafts')
    .set({ answers: sql`answers || ${JSON.stringify(answers)}::jsonb`, updated_at: at })
    .where('id', '=', id)
    .where('booking_id', 'is', null)
    .execute()
}

/** Deletes drafts that have not changed since an instant; returns how many. */
export async function deleteDraftsBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await on(db).deleteFrom('booking_drafts').where('updated_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
