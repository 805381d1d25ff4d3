import { sql } from 'kysely'
import { listMinimumsAhead } from '#features/departures/reads-packages.server.ts'
import { listRates } from '#features/packages/reads.server.ts'
import { type Undercut, undercutsAhead } from '#features/pricing/packages/private-undercuts.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'

/** What the list of packages shows besides their drafts. Money is in US cents. */
export type PackageFacts = {
  entryId: number
  /** The names of its countries and its number of days, from the draft. */
  countries: string[]
  days: number
  /** Its public address and from price; null where it is not public. */
  slug: string | null
  fromMinor: number | null
  /** Whether visitors can book what is public; null where nothing is. */
  onSale: boolean | null
  /** Its future departures that are not cancelled, how many of them are not on sale, their seats, and how many are taken. */
  ahead: number
  unsold: number
  seats: number
  taken: number
  /** Where a private trip costs less than joining one of those departures, by the published prices. */
  undercuts: Undercut[]
}

/** The facts of some packages by their entries. */
export async function listPackageFacts(
  db: Db,
  { entryIds, now, today }: { entryIds: readonly number[]; now: Date; today: Day },
): Promise<PackageFacts[]> {
  const { rows } = await sql<Omit<PackageFacts, 'undercuts'> & { packageId: number | null; largest: number | null }>`
    select e.id as "entryId",
      (select coalesce(json_agg(c.name order by c.position), '[]') from countries c
        where jsonb_exists(e.content -> 'countries', c.id)) as countries,
      coalesce(jsonb_array_length(e.content -> 'days'), 0) as days,
      p.slug, p.from_minor as "fromMinor", p.bookable as "onSale", p.id as "packageId", p.group_max as "largest",
      coalesce(a.ahead, 0) as ahead, coalesce(a.unsold, 0) as unsold, coalesce(a.seats, 0) as seats, coalesce(a.taken, 0) as taken
    from entries e
    left join packages p on p.id::text = e.live_id and e.published_version is not null
    left join (
      select d.package_id, count(*)::int as ahead, (count(*) filter (where d.sale <> 'on-sale'))::int as unsold,
        sum(s.capacity)::int as seats, sum(s.taken)::int as taken
      from departures d
      left join stock_at(${now}) s on s.resource = 'departure:' || d.id and s.day = d.starts_on
      where d.starts_on >= ${today} and d.cancelled_at is null and d.trashed_at is null
      group by d.package_id
    ) a on a.package_id = p.id
    where e.id = any(${entryIds})`.execute(db)
  const ids = rows.flatMap(({ packageId }) => packageId ?? [])
  const [rates, minimums] = await Promise.all([listRates(db, ids), listMinimumsAhead(db, ids, today)])
  return rows.map(({ packageId, largest, ...facts }) => {
    const of = packageId === null ? undefined : rates.get(packageId)
    const undercuts = of ? undercutsAhead(of, minimums.get(packageId ?? 0) ?? [], largest ?? 0, today) : []
    return { ...facts, undercuts }
  })
}
