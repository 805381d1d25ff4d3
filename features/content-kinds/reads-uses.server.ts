import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

type Uses = Record<string, number>

const named = (uses: Uses): Uses => Object.fromEntries(Object.entries(uses).filter(([, count]) => count > 0))

/** What uses a fee: packages, bookings, park guides, who sells it and lots of permits. Only what there is any of. */
export async function countUsesOfFee(db: Db, id: string): Promise<Uses> {
  const { rows } = await sql<Uses>`
    select (select count(distinct package_id)::int from package_fees where fee_id = ${id}) as packages,
      (select count(distinct booking_id)::int from booking_purchases where fee_id = ${id}) as bookings,
      (select count(*)::int from park_guides where guide -> 'entryFeeIds' ? ${id}
        or guide -> 'activities' @> jsonb_build_array(jsonb_build_object('feeId', ${id}::text))) as parks,
      (select count(*)::int from authority_fees where fee_id = ${id}) as authorities,
      (select count(*)::int from permit_lots where fee_id = ${id}) as lots`.execute(db)
  return named(rows[0] ?? {})
}

/** What uses a place. Only what there is any of. */
export async function countUsesOfPlace(db: Db, id: string): Promise<Uses> {
  const { rows } = await sql<Uses>`
    select (select count(*)::int from packages p where ${id} in (p.start_place_id, p.end_place_id) or exists (
        select from package_days d where d.package_id = p.id
          and ${id} in (d.from_place_id, d.to_place_id, d.night_place_id))) as packages,
      (select count(*)::int from hotels where place_id = ${id}) as hotels,
      (select count(*)::int from experiences where place_id = ${id}) as "community visits",
      (select count(*)::int from legs where ${id} in (from_id, to_id, border_id)) as roads,
      (select count(*)::int from country_guides where guide ->> 'hub' = ${id}
        or guide -> 'legs' @> jsonb_build_array(jsonb_build_object('to', ${id}::text))) as countries,
      (select count(*)::int from park_guides
        where ${id} in (guide -> 'hub' ->> 'placeId', guide -> 'fromCity' ->> 'placeId')) as parks,
      (select count(*)::int from shrines s where s.id = ${id}
        or s.guide -> 'ways' @> jsonb_build_array(jsonb_build_object('place', ${id}::text))) as shrines`.execute(db)
  return named(rows[0] ?? {})
}
