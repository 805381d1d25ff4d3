import { type RawBuilder, sql } from 'kysely'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import type { Db } from '#platform/context.ts'
import type { PackageContent, PackageKind } from './package.ts'
import type { PackageText } from './package-text.ts'

type Live = { id: number; content: Omit<PackageContent, 'start' | 'end' | 'nights'> & { notice: string } }

/** Every published package of some kinds as staff wrote it. */
export async function listPackageContents(db: Db, kinds: readonly PackageKind[]): Promise<Live[]> {
  const { rows } = await sql<Live>`
    select p.id, json_build_object('slug', p.slug, 'title', p.title, 'kind', p.kind, 'sentence', p.sentence, 'lede', p.lede,
      'countries', p.countries, 'parks', p.parks, 'styles', p.styles, 'fitness', p.fitness, 'minimumAge', p.minimum_age,
      'groupMin', p.group_min, 'groupMax', p.group_max, 'scene', p.scene, 'bestMonths', p.best_months,
      'seasonNote', p.season_note, 'highSeasons', p.high_seasons, 'laterRates', p.later_rates, 'ratesUntil', p.rates_until, 'comforts', p.comforts,
      'firstDays', p.first_days, 'freeTimeIn', p.free_time_in, 'included', p.included, 'excluded', p.excluded, 'goodToKnow', p.good_to_know, 'bookable', p.bookable, 'notice', coalesce(p.notice, ''),
      'goesWellWith', p.goes_well_with, 'cover', p.cover, 'pictures', p.pictures, 'asOf', p.as_of, 'confidence', p.confidence,
      'days', (select coalesce(json_agg(json_build_object('title', d.title, 'text', d.text, 'from', d.from_place_id,
          'to', d.to_place_id, 'driveMinutes', d.drive_minutes, 'driveKm', d.drive_km, 'meals', d.meals,
          'pictures', d.pictures, 'night', case when d.night_place_id is null then null
            else json_build_object('place', d.night_place_id, 'hotel', d.night_hotel_id) end) order by d.day), '[]')
        from package_days d where d.package_id = p.id),
      'prices', (select coalesce(json_agg(json_build_object('comfort', r.comfort, 'season', r.season, 'occupancy', r.occupancy,
          'groupSize', r.group_size, 'amountMinor', r.amount_minor)
          order by r.comfort, r.season, r.occupancy, r.group_size), '[]')
        from package_prices r where r.package_id = p.id),
      'fees', (select coalesce(json_agg(json_build_object('feeId', f.fee_id, 'day', f.day, 'quantity', f.quantity)
          order by f.day, f.fee_id), '[]')
        from package_fees f where f.package_id = p.id)) as content
    from packages p
    where p.status = 'published' and p.kind = any(${kinds})
    order by p.position, p.id`.execute(db)
  return rows
}

type RatesOf = {
  id: number
  from: { minor: number; groupSize: number; comfort: Comfort } | null
  rates: Pick<PackageContent, 'slug' | 'prices' | 'highSeasons' | 'laterRates' | 'ratesUntil' | 'fees'>
}

/** The rates of packages and the from price that is stored of each, locked until the transaction ends; those that are not shown, too. */
const ratesOf = (which: RawBuilder<boolean>) => sql<RatesOf>`
    select p.id, case when p.from_minor is not null then
        json_build_object('minor', p.from_minor, 'groupSize', p.from_group_size, 'comfort', p.from_comfort) end as from,
      json_build_object('slug', p.slug, 'highSeasons', p.high_seasons, 'laterRates', p.later_rates, 'ratesUntil', p.rates_until,
      'prices', (select coalesce(json_agg(json_build_object('comfort', r.comfort, 'season', r.season, 'occupancy', r.occupancy,
          'groupSize', r.group_size, 'amountMinor', r.amount_minor)), '[]')
        from package_prices r where r.package_id = p.id),
      'fees', (select coalesce(json_agg(json_build_object('feeId', f.fee_id, 'day', f.day, 'quantity', f.quantity)), '[]')
        from package_fees f where f.package_id = p.id)) as rates
    from packages p
    where ${which}
    order by p.id
    for update`

/** The rates of every package that charges a fee. */
export const listRatesWithFee = async (db: Db, feeId: string): Promise<RatesOf[]> =>
  (await ratesOf(sql`exists (select from package_fees f where f.package_id = p.id and f.fee_id = ${feeId})`).execute(db)).rows

/** The rates of every package whose prices change or end on some day. */
export const listRatesWithPeriods = async (db: Db): Promise<RatesOf[]> =>
  (await ratesOf(sql`(p.later_rates <> '[]' or p.rates_until is not null)`).execute(db)).rows

/** The address of a package as it stands, also of one that is not shown any more. */
export async function findPackageSlug(db: Db, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ slug: string }>`select slug from packages where id = ${id}`.execute(db)
  return rows[0]?.slug
}

/** Whether visitors can read a package. */
export async function isPublished(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from packages where id = ${id} and status = 'published'`.execute(db)
  return rows.length > 0
}

/** The ids that a package may name. */
export async function listKnownIds(db: Db): Promise<Record<'countries' | 'parks' | 'places' | 'hotels' | 'fees', Set<string>>> {
  const { rows } = await sql<{ part: 'countries' | 'parks' | 'places' | 'hotels' | 'fees'; id: string }>`
    select 'countries' as part, id from countries union all select 'parks', id from parks
    union all select 'places', id from places union all select 'hotels', id from hotels where status = 'published'
    union all select 'fees', id from visitor_fees`.execute(db)
  const of = (part: string) => new Set(rows.filter((row) => row.part === part).map(({ id }) => id))
  return { countries: of('countries'), parks: of('parks'), places: of('places'), hotels: of('hotels'), fees: of('fees') }
}

/** Where pictures stand in published packages, as cover, of a day or in the gallery: those named, or all. */
export async function listPackagesWithPictures(
  db: Db,
  pictures?: readonly string[],
): Promise<{ picture: string; slug: string; title: string }[]> {
  const [all, named] = [pictures === undefined, pictures ?? []]
  const { rows } = await sql<{ picture: string; slug: string; title: string }>`
    with held as (
      select id as package_id, cover as picture from packages where cover is not null and (${all} or cover = any(${named}))
      union select id, picture from packages, unnest(pictures) as picture
        where ${all} or pictures && ${named}::text[] and picture = any(${named})
      union select package_id, picture from package_days, unnest(pictures) as picture
        where ${all} or pictures && ${named}::text[] and picture = any(${named}))
    select held.picture, p.slug, p.title from held join packages p on p.id = held.package_id
    where p.status = 'published' order by p.title, held.picture`.execute(db)
  return rows
}

/** Every published package with all its text, in the order of the catalogue. */
export async function listPackageTexts(db: Db): Promise<PackageText[]> {
  const { rows } = await sql<PackageText>`
    select p.slug, p.title, p.kind, p.sentence, p.lede, p.styles, p.nights, p.included, p.good_to_know as "goodToKnow", p.notice,
      array(select c.name from countries c where c.id = any(p.countries) order by array_position(p.countries, c.id)) as countries,
      array(select k.name from parks k where k.id = any(p.parks) order by array_position(p.parks, k.id)) as parks,
      coalesce(d.days, '[]') as days, coalesce(d.ids, '{}') as "placeIds",
      array(select l.name from places l where l.id = any(d.ids) order by l.name) as places
    from packages p
    left join lateral (
      select json_agg(json_build_object('title', g.title, 'text', g.text) order by g.day) as days, (
        select array_agg(distinct s.id) from package_days x
        cross join lateral (select unnest(array[x.from_place_id, x.to_place_id, x.night_place_id]) as id) s
        where x.package_id = p.id and s.id is not null) as ids
      from package_days g where g.package_id = p.id) d on true
    where p.status = 'published'
    order by p.position, p.id`.execute(db)
  return rows
}
