import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'

/** The references of the bookings that have vehicles of a class on some of these days at an instant. */
export async function listHiresOn(
  db: Db,
  { resource, days, at }: { resource: string; days: readonly Day[]; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select distinct b.reference from stock_claims s join bookings b on b.id = s.booking_id
    where s.resource = ${resource} and s.day = any(${[...days]}::date[]) and (s.permanent or s.held_until > ${at})
    order by b.reference`.execute(db)
  return rows.map(({ reference }) => reference)
}
