import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

/** A day of a draft on which a photograph stands. */
export type PicturedDay = { picture: string; tripId: string; reference: string; number: number; day: number }

/**
 * The days of drafts on which pictures stand: those named, or all. Versions that are frozen are not in it, nor trips that are lost: they keep the ids, and
 * show nothing where a picture is gone.
 */
export async function listDaysWithPictures(db: Db, pictures?: readonly string[]): Promise<PicturedDay[]> {
  const [all, named] = [pictures === undefined, pictures ?? []]
  const { rows } = await sql<PicturedDay>`
    select picture, t.id as "tripId", t.reference, v.number, d.day
    from trip_versions v join trips t on t.id = v.trip_id join trip_days d on d.version_id = v.id cross join unnest(d.pictures) as picture
    where v.frozen_at is null and t.lost_at is null and (${all} or d.pictures && ${named}::text[] and picture = any(${named}))
    order by t.reference, d.day, picture`.execute(db)
  return rows
}
