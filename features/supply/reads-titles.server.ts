import { sql } from 'kysely'
import { type RunKey, runText } from '#features/crew/assignments/assignment.ts'
import { nameRuns } from '#features/roster/reads-runs.server.ts'
import type { Db } from '#platform/context.ts'

/** A booking as staff know it: its reference and its lead. */
export type NamedBooking = { id: string; reference: string; lead: string }

export async function listNamedBookings(db: Db, ids: readonly string[]): Promise<NamedBooking[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<NamedBooking>`
    select b.id, b.reference, b.lead_name as lead from bookings b where b.id = any(${[...ids]}::uuid[]) order by b.reference`.execute(
    db,
  )
  return rows
}

/**
 * What suppliers read of a run: its title, and of a booking the family name of its lead, under which they know the party; of a departure
 * the title alone.
 */
export async function findRunTitle(db: Db, key: RunKey): Promise<{ title: string; reference: string; familyName: string }> {
  const name = (await nameRuns(db, [key])).get(runText(key))
  const { rows } =
    'bookingId' in key
      ? await sql<{ familyName: string }>`
          select coalesce((select t.family_name from booking_travellers t where t.booking_id = b.id and t.family_name is not null
            order by t.position limit 1), regexp_replace(b.lead_name, '^.*\\s', '')) as "familyName"
          from bookings b where b.id = ${key.bookingId}`.execute(db)
      : { rows: [] }
  return { title: name?.title ?? '', reference: name?.reference ?? '', familyName: rows[0]?.familyName ?? '' }
}
