import { sql } from 'kysely'
import { shownPicture } from '#features/media/reads-shown.server.ts'
import type { PlaceTables } from '#features/places/tables.ts'
import type { Comfort, DatedPackageRates } from '#features/pricing/packages/package-rates.ts'
import type { Db } from '#platform/context.ts'
import { type Money, usd } from '#values/money.ts'
import { lengths, type PackageFilter, packagesPerPage } from './package-filter.ts'
import type { NamedPlace, PackageCard, PublishedPackage, SoldPackage } from './published-package.ts'
import type { PackageTables } from './tables.ts'

export type { PackageCard, PublishedPackage }

const on = (db: Db) => db.withTables<PackageTables & PlaceTables>()

const countryNames = sql<{ id: string; name: string }[]>`(
  select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by array_position(p.countries, c.id)), '[]')
  from countries c where c.id = any(p.countries))`

/** The same as `fromAgeOf` says. */
const fromAge = sql<number>`greatest(p.minimum_age, (
  select max(v.minimum_age) from package_fees f join visitor_fees v on v.id = f.fee_id where f.package_id = p.id))`

function cards(db: Db) {
  return on(db)
    .selectFrom('packages as p')
    .where('p.status', '=', 'published')
    .select([
      'p.id',
      'p.slug',
      'p.title',
      'p.kind',
      'p.sentence',
      'p.nights',
      'p.styles',
      'p.scene',
      'p.bookable',
      'p.notice',
      'p.from_minor',
      'p.from_group_size',
      'p.from_comfort',
    ])
    .select([shownPicture('p.cover').as('cover'), countryNames.as('countries'), fromAge.as('fromAge')])
}

type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number]

function asCard({ from_minor, from_group_size, from_comfort, ...row }: CardRow): PackageCard {
  const from =
    from_minor !== null && from_group_size !== null && from_comfort !== null
      ? { amount: usd(from_minor) satisfies Money, groupSize: from_group_size, comfort: from_comfort }
      : undefined
  return { ...row, days: row.nights + 1, from }
}

/** One page of the published packages of a filter, and how many there are in all. */
export async function listPackages(db: Db, filter: PackageFilter): Promise<{ cards: PackageCard[]; count: number }> {
  let query = cards(db)
  if (filter.country) query = query.where(sql<boolean>`p.countries @> array[${filter.country}]::text[]`)
  if (filter.park) query = query.where(sql<boolean>`p.parks @> array[${filter.park}]::text[]`)
  if (filter.style) query = query.where(sql<boolean>`p.styles @> array[${filter.style}]::text[]`)
  if (filter.length) {
    const [least, most] = lengths[filter.length]
    query = query.where('p.nights', '>=', least - 1).where('p.nights', '<=', most - 1)
  }
  if (filter.budget) query = query.where('p.from_minor', '<=', filter.budget * 100)
  if (filter.month) query = query.where(sql<boolean>`p.best_months[${filter.month}::int] >= 2`)
  if (filter.fitness) query = query.where('p.fitness', '<=', filter.fitness)
  const { count } = await query
    .clearSelect()
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (filter.sort === 'price') query = query.orderBy(sql`p.from_minor nulls last`)
  if (filter.sort === 'length') query = query.orderBy('p.nights')
  const rows = await query
    .orderBy('p.position')
    .orderBy('p.id')
    .limit(packagesPerPage)
    .offset((filter.page - 1) * packagesPerPage)
    .execute()
  return { cards: rows.map(asCard), count }
}

/** Every published package that is for sale, in the order of the catalogue: what staff choose from. */
export async function listBookableCards(db: Db): Promise<PackageCard[]> {
  return (await cards(db).where('p.bookable', '=', true).orderBy('p.position').orderBy('p.id').execute()).map(asCard)
}

/** Cards of some published packages, in the given order. */
export async function listCardsBySlug(db: Db, slugs: readonly string[]): Promise<PackageCard[]> {
  if (slugs.length === 0) return []
  const rows = (
    await cards(db)
      .where('p.slug', 'in', [...slugs])
      .execute()
  ).map(asCard)
  return slugs.flatMap((slug) => rows.find((row) => row.slug === slug) ?? [])
}

/** Cards of the published packages on sale that have a price in a comfort, those written for it first. */
export async function listCardsInComfort(db: Db, comfort: Comfort): Promise<PackageCard[]> {
  const rows = await cards(db)
    .where('p.bookable', '=', true)
    .where(
      sql<boolean>`(exists (select from package_prices r where r.package_id = p.id and r.comfort = ${comfort})
        or jsonb_path_exists(p.later_rates, '$[*].prices[*] ? (@.comfort == $comfort)', jsonb_build_object('comfort', ${comfort}::text)))`,
    )
    .orderBy(sql`p.from_comfort is distinct from ${comfort}`)
    .orderBy('p.position')
    .orderBy('p.id')
    .execute()
  return rows.map(asCard)
}

/** Published packages that spend a night in a hotel, in the order of the list, so many at most. */
export async function listCardsByHotel(db: Db, hotelId: string, most: number): Promise<PackageCard[]> {
  const rows = await cards(db)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('package_days as d')
          .whereRef('d.package_id', '=', 'p.id')
          .where('d.night_hotel_id', '=', hotelId)
          .select(sql`1`.as('one')),
      ),
    )
    .orderBy('p.position')
    .orderBy('p.id')
    .limit(most)
    .execute()
  return rows.map(asCard)
}

// Rows as they are become JSON in about six tenths of the time that objects built key by key take.
const prices = sql<DatedPackageRates['prices']>`(
  select coalesce(json_agg(q), '[]') from (
    select r.comfort, r.season, r.occupancy, r.group_size as "groupSize", r.amount_minor as "amountMinor"
    from package_prices r where r.package_id = p.id
    order by r.comfort, r.season, r.occupancy, r.group_size) q)`

const fees = sql<DatedPackageRates['fees']>`(
  select coalesce(json_agg(q), '[]') from (
    select v.id, v.kind, v.unit, v.park_id as "parkId", v.name, v.minimum_age as "minimumAge", v.foreign_minor as "foreignMinor",
      v.resident_minor as "residentMinor", v.african_minor as "africanMinor", v.eac_minor as "eacMinor", v.as_of as "asOf", v.confidence,
      v.child_from as "childFrom", v.child_to as "childTo", v.child_minor as "childMinor", f.day, f.quantity
    from package_fees f join visitor_fees v on v.id = f.fee_id where f.package_id = p.id
    order by f.day, v.name) q)`

/** The rates of a package `p` over all its periods. */
const ratesColumns = [
  'p.high_seasons as highSeasons',
  'p.later_rates as laterRates',
  'p.rates_until as ratesUntil',
  prices.as('prices'),
  fees.as('fees'),
] as const

type RatesRow = Required<DatedPackageRates>

/** A row with the rates that `ratesColumns` selected in a field of their own. */
export function withRates<Row extends RatesRow>({
  highSeasons,
  laterRates,
  ratesUntil,
  prices: listed,
  fees: feeRows,
  ...row
}: Row) {
  return { ...row, rates: { highSeasons, laterRates, ratesUntil, prices: listed, fees: feeRows } }
}

/** The rates of some packages by id, in one statement: what the price function needs. */
export async function listRates(db: Db, packageIds: readonly number[]): Promise<Map<number, DatedPackageRates>> {
  if (packageIds.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('packages as p')
    .where('p.id', 'in', [...packageIds])
    .select(['p.id', ...ratesColumns])
    .execute()
  return new Map(rows.map(({ id, ...rates }) => [id, rates]))
}

/** What is read of a package `p` to price an order of it, besides its address and its names. */
export const soldColumns = [
  'p.nights',
  'p.bookable',
  'p.minimum_age as minimumAge',
  'p.group_max as groupMax',
  'p.comforts',
  'p.first_days as firstDays',
  'p.free_time_in as freeTimeIn',
  ...ratesColumns,
] as const

/** One published package by its address, as far as the price of an order depends on it. */
export async function findSoldPackage(db: Db, slug: string): Promise<SoldPackage | undefined> {
  const row = await on(db)
    .selectFrom('packages as p')
    .where('p.status', '=', 'published')
    .where('p.slug', '=', slug)
    .select(['p.id', 'p.slug', 'p.title', 'p.kind', 'p.scene', ...soldColumns])
    .executeTakeFirst()
  return row && withRates(row)
}

/** One published package by its address, whole. */
export async function findPackage(db: Db, slug: string): Promise<PublishedPackage | undefined> {
  const row = await cards(db)
    .where('p.slug', '=', slug)
    .select([
      'p.lede',
      'p.fitness',
      'p.minimum_age as minimumAge',
      'p.group_min as groupMin',
      'p.group_max as groupMax',
      'p.best_months as bestMonths',
      'p.season_note as seasonNote',
      'p.comforts',
      'p.first_days as firstDays',
      'p.free_time_in as freeTimeIn',
      'p.included',
      'p.excluded',
      'p.good_to_know as goodToKnow',
      'p.goes_well_with as goesWellWith',
      'p.pictures',
      'p.as_of as asOf',
      'p.confidence',
      ...ratesColumns,
    ])
    .select([
      place('p.start_place_id').as('start'),
      place('p.end_place_id').as('end'),
      sql<{ id: string; name: string }[]>`(
        select coalesce(json_agg(json_build_object('id', k.id, 'name', k.name) order by array_position(p.parks, k.id)), '[]')
        from parks k where k.id = any(p.parks))`.as('parks'),
      sql<PublishedPackage['itinerary']>`(
        select coalesce(json_agg(json_build_object('day', d.day, 'title', d.title, 'text', d.text,
          'from', ${place('d.from_place_id')}, 'to', ${place('d.to_place_id')},
          'driveMinutes', d.drive_minutes, 'driveKm', d.drive_km, 'meals', d.meals,
          'pictures', d.pictures, 'night', case when d.night_place_id is null then null
            else json_build_object('place', ${place('d.night_place_id')}, 'hotel', h.name, 'altitudeM', h.altitude_m, 'hotelPage',
              case when h.status = 'published' and exists (select from hotel_rooms r where r.hotel_id = h.id) then h.id end)
            end) order by d.day), '[]')
        from package_days d left join hotels h on h.id = d.night_hotel_id where d.package_id = p.id)`.as('itinerary'),
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const { from_minor, from_group_size, from_comfort, ...rest } = withRates(row)
  const card = asCard({ from_minor, from_group_size, from_comfort, ...rest })
  return { ...rest, ...card }
}

const place = (column: string) => sql<NamedPlace>`(
  select json_build_object('id', l.id, 'name', l.name, 'countryId', l.country_id, 'lat', l.lat, 'lng', l.lng)
  from places l where l.id = ${sql.ref(column)})`

export async function countPackages(db: Db): Promise<number> {
  const row = await on(db)
    .selectFrom('packages')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}
