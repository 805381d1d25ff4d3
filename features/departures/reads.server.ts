import { sql } from 'kysely'
import type { Style } from '#features/packages/package.ts'
import type { SoldPackage } from '#features/packages/published-package.ts'
import { listRates, soldColumns, withRates } from '#features/packages/reads.server.ts'
import type { PackageTables } from '#features/packages/tables.ts'
import type { PlaceTables } from '#features/places/tables.ts'
import { fromAgeOf } from '#features/pricing/packages/from-age.ts'
import type { DatedPackageRates } from '#features/pricing/packages/package-rates.ts'
import { pricePerPerson } from '#features/pricing/packages/price-package.ts'
import type { Db } from '#platform/context.ts'
import { type Day, daysBetween, firstOfMonth, kigaliDay } from '#values/dates.ts'
import { cutOff, departureStatus } from './departure.ts'
import type { DepartureRow } from './departure-row.ts'
import type { DepartureTables } from './tables.ts'
import { feesOnDays, type MovedVisit } from './visits/moved-visit.ts'
import { movedVisits } from './visits/reads.server.ts'

export type { DepartureRow }

export type DepartureQuery = {
  now: Date
  /** First start day; today in Kigali when absent. */
  from?: Day
  /** Last start day. */
  until?: Day | undefined
  /** Only those after this departure by date, given by address; none if it is unknown. */
  after?: string | undefined
  style?: Style | undefined
  guaranteedOnly?: boolean | undefined
  packageSlug?: string | undefined
  /** Only those that enter this country. */
  country?: string | undefined
  /** Only cancelled ones. */
  cancelled?: boolean | undefined
  /** The order of the result; the first by date are selected. */
  sort?: 'date' | 'price' | 'seats' | undefined
  limit?: number
  /** Rates that the caller has already read, by package id; the others are read here. */
  rates?: ReadonlyMap<number, DatedPackageRates>
}

/**
 * Departures on sale of published packages that have not started and are not cancelled, unless requested: the first by date, at
 * most 200 by default.
 */
export async function listDepartures(db: Db, query: DepartureQuery): Promise<DepartureRow[]> {
  const found = await filtered(soldRows(db, query.now), query)
    .orderBy('d.starts_on')
    .orderBy('d.id')
    .limit(query.limit ?? 200)
    .execute()
  const departures = await priced(db, found, query.now, query.rates)
  if (query.sort === 'price') return departures.sort((a, b) => a.price.minor - b.price.minor)
  return query.sort === 'seats' ? departures.sort((a, b) => b.left - a.left) : departures
}

/** How many departures a query has, counted up to `most`. */
export async function countDepartures(db: Db, query: DepartureQuery, most: number): Promise<number> {
  // Ordered, so that an index skips past departures, which come first in the table.
  const some = filtered(soldRows(db, query.now), query)
    .clearSelect()
    .select('d.id')
    .orderBy('d.starts_on')
    .orderBy('d.id')
    .limit(most)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The rows of a query of departures. */
function filtered(rows: ReturnType<typeof departureRows>, query: DepartureQuery): ReturnType<typeof departureRows> {
  let left = rows
    .where('d.starts_on', '>=', query.from ?? kigaliDay(query.now))
    .where('d.cancelled_at', query.cancelled ? 'is not' : 'is', null)
  if (query.until) left = left.where('d.starts_on', '<=', query.until)
  if (query.after)
    left = left.where(
      sql<boolean>`(d.starts_on, d.id) > (select starts_on, id from departures where slug = ${query.after} and trashed_at is null)`,
    )
  if (query.style) left = left.where(sql<boolean>`${query.style} = any(p.styles)`)
  if (query.country) left = left.where(sql<boolean>`${query.country} = any(p.countries)`)
  if (query.packageSlug) left = left.where('p.slug', '=', query.packageSlug)
  if (query.guaranteedOnly) left = left.where('d.guaranteed', '=', true)
  return left
}

/** One departure on sale of a package on sale by its address, also one that has started or is cancelled. */
export async function findDeparture(db: Db, slug: string, now: Date): Promise<DepartureRow | undefined> {
  return (await priced(db, await soldRows(db, now).where('d.slug', '=', slug).execute(), now))[0]
}

/** The same with its package, whose permits are on the days of the departure, in one statement. Of a package off sale too, which its price refuses. */
export async function findDepartureAndPackage(
  db: Db,
  slug: string,
  now: Date,
): Promise<{ departure: DepartureRow; package: SoldPackage } | undefined> {
  const row = await openedRows(db, now)
    .where('d.slug', '=', slug)
    .select([...soldColumns, movedVisits.as('visits')])
    .executeTakeFirst()
  if (!row) return undefined
  const { nights, bookable, groupMax, comforts, firstDays, freeTimeIn, rates: ofPackage, visits, ...found } = withRates(row)
  const rates = { ...ofPackage, fees: feesOnDays(ofPackage.fees, visits) }
  const { packageId: id, packageSlug, title, kind, scene, minimumAge } = found
  const names = { id, slug: packageSlug, title, kind, scene }
  return {
    departure: { ...asDeparture(found, rates, now), visits },
    package: { ...names, nights, bookable, minimumAge, groupMax, comforts, firstDays, freeTimeIn, rates },
  }
}

/** One departure by its id, on sale or not: for the admin area. */
export async function findDepartureById(db: Db, id: number, now: Date): Promise<DepartureRow | undefined> {
  return (await priced(db, await departureRows(db, now).where('d.id', '=', id).execute(), now))[0]
}

/**
 * Whether a departure can be booked at an instant: on sale, not cancelled and before its cut-off. Call it after its seats are
 * locked.
 */
export async function isSold(db: Db, id: number, at: Date): Promise<boolean> {
  const row = await db
    .withTables<DepartureTables>()
    .selectFrom('departures')
    .select(['starts_on as startsOn', 'cut_off_days as cutOffDays'])
    .where('id', '=', id)
    .where('sale', '=', 'on-sale')
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined && at < cutOff(row)
}

/**
 * The same of a departure that was priced with its visits on some days: `visit-moved` where one of them was moved since. Call it after its seats are
 * locked.
 */
export async function isSoldAs(
  db: Db,
  { id, visits = [] }: Pick<DepartureRow, 'id' | 'visits'>,
  at: Date,
): Promise<'sold' | 'not-on-sale' | 'visit-moved'> {
  const row = await db
    .withTables<DepartureTables>()
    .selectFrom('departures as d')
    .select(['d.starts_on as startsOn', 'd.cut_off_days as cutOffDays', movedVisits.as('visits')])
    .where('d.id', '=', id)
    .where('d.sale', '=', 'on-sale')
    .where('d.cancelled_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined || at >= cutOff(row)) return 'not-on-sale'
  const isSame = ({ feeId, packageDay, day }: MovedVisit, n: number) =>
    visits[n]?.feeId === feeId && visits[n].packageDay === packageDay && visits[n].day === day
  return visits.length === row.visits.length && row.visits.every(isSame) ? 'sold' : 'visit-moved'
}

/** When and why the operator cancelled a departure; undefined when it is not cancelled. */
export async function findCancellation(db: Db, id: number): Promise<{ at: Date; reason: string } | undefined> {
  const row = await db
    .withTables<DepartureTables>()
    .selectFrom('departures')
    .select(['cancelled_at as at', 'cancelled_reason as reason'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.at ? { at: row.at, reason: row.reason ?? '' } : undefined
}

type StockAt = {
  resource: string
  day: Day
  capacity: number
  taken: number
  free: number
  for_sale: number
  next_end: Date | null
}

function departureRows(db: Db, now: Date) {
  return (
    db
      .withTables<DepartureTables & PackageTables & PlaceTables>()
      .selectFrom('departures as d')
      .innerJoin('packages as p', 'p.id', 'd.package_id')
      .innerJoin('places as a', 'a.id', 'p.start_place_id')
      .innerJoin('places as z', 'z.id', 'p.end_place_id')
      // A lateral query for each departure: a plain join would scan all claims for one page of the list.
      .innerJoin(
        sql<StockAt>`lateral (select * from stock_at(${now}) where resource = 'departure:' || d.id and day = d.starts_on limit 1)`.as(
          's',
        ),
        (on) => on.onTrue(),
      )
      .select([
        'd.id',
        'd.slug',
        'p.id as packageId',
        'p.slug as packageSlug',
        'p.title',
        'p.kind',
        'p.styles',
        'p.scene',
        'd.starts_on as startsOn',
        'd.ends_on as endsOn',
        'a.name as startPlace',
        'z.name as endPlace',
        'd.comfort',
        'd.cut_off_days as cutOffDays',
        's.capacity',
        's.taken',
        confirmedSeats.as('confirmed'),
        's.for_sale as left',
        'd.minimum',
        'd.guaranteed',
        'd.cancelled_at as cancelledAt',
        's.next_end as nextEnd',
        'd.note',
        'p.minimum_age as minimumAge',
      ])
  )
}

/** Departures on sale of a published package, which may be off sale itself. */
const openedRows = (db: Db, now: Date) =>
  departureRows(db, now).where('p.status', '=', 'published').where('d.sale', '=', 'on-sale').where('d.trashed_at', 'is', null)

/** What visitors may see and book: only departures on sale, of packages on sale. */
const soldRows = (db: Db, now: Date) => openedRows(db, now).where('p.bookable', '=', true)

type FoundRow = Awaited<ReturnType<ReturnType<typeof departureRows>['execute']>>[number]

async function priced(
  db: Db,
  rows: FoundRow[],
  now: Date,
  known: ReadonlyMap<number, DatedPackageRates> = new Map(),
): Promise<DepartureRow[]> {
  const unknown = new Set(rows.map((row) => row.packageId).filter((id) => !known.has(id)))
  const rates = await listRates(db, [...unknown])
  return rows.flatMap((row) => {
    const own = known.get(row.packageId) ?? rates.get(row.packageId)
    return own ? [asDeparture(row, own, now)] : []
  })
}

function asDeparture({ cancelledAt, minimumAge, ...row }: FoundRow, rates: DatedPackageRates, now: Date): DepartureRow {
  return {
    ...row,
    days: daysBetween(row.startsOn, row.endsOn) + 1,
    price: pricePerPerson(rates, { startsOn: row.startsOn, comfort: row.comfort, groupSize: row.minimum }),
    status: departureStatus({ ...row, cancelled: cancelledAt !== null }, now),
    fromAge: fromAgeOf({ minimumAge, fees: rates.fees }),
  }
}

/** The seats of the departure `d` that bookings have for good: paid or confirmed, so that they cannot lapse. */
export const confirmedSeats = sql<number>`(
  select coalesce(sum(c.quantity), 0)::int from stock_claims c
  where c.resource = 'departure:' || d.id and c.day = d.starts_on and c.permanent)`

type MonthsQuery = { now: Date; style?: Style | undefined; guaranteedOnly?: boolean | undefined }

/** The months, '2027-06', of the next two years in which a departure on sale begins. Each is looked up by the index of dates. */
export async function listDepartureMonths(db: Db, { now, style, guaranteedOnly }: MonthsQuery): Promise<string[]> {
  const today = kigaliDay(now)
  const { rows } = await sql<{ month: string }>`
    select to_char(m, 'YYYY-MM') as month
    from generate_series(${firstOfMonth(today)}::date, ${firstOfMonth(today)}::date + interval '23 months', interval '1 month') as m
    where exists (select from departures d join packages p on p.id = d.package_id
      where d.starts_on >= greatest(m::date, ${today}::date) and d.starts_on < m::date + interval '1 month'
        and d.cancelled_at is null and d.sale = 'on-sale' and d.trashed_at is null and p.status = 'published' and p.bookable
        and (${style ?? null}::text is null or ${style ?? null}::text = any(p.styles))
        and (d.guaranteed or not ${guaranteedOnly ?? false}::boolean))
    order by m`.execute(db)
  return rows.map(({ month }) => month)
}
