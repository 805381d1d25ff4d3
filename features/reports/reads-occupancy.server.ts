import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { monthsOfRange, type ReportRange } from './report-range.ts'

/** Seats or room nights: the capacity, how many are sold for good, and how many are held and may expire. */
export type Occupancy = { capacity: number; sold: number; held: number }
/** Seats, and the number of departures on sale that they belong to. */
type Seats = Occupancy & { departures: number }

export type OccupancyReport = {
  seats: { total: Seats; months: (Seats & { month: Day })[]; packages: (Seats & { name: string })[] }
  rooms: { total: Occupancy; months: (Occupancy & { month: Day })[]; hotels: (Occupancy & { name: string })[] }
}

type Row = Seats & { by: 'month' | 'name' | 'total'; month: Day; name: string }

/**
 * The occupancy of departures by their first day and of rooms by night, within a range of days. Cancelled departures and what is
 * off sale are left out. @param now a hold that ends at this instant or before counts as free.
 */
export async function readOccupancy(db: Db, range: Pick<ReportRange, 'from' | 'to'>, now: Date): Promise<OccupancyReport> {
  const [seats, rooms] = await Promise.all([readSeats(db, range, now), readRoomNights(db, range, now)])
  return {
    seats: { total: totalOf(seats), months: byMonth(seats, range), packages: byName(seats) },
    rooms: {
      total: nightsOf(totalOf(rooms)),
      months: byMonth(rooms, range).map(({ month, ...row }) => ({ ...nightsOf(row), month })),
      hotels: byName(rooms).map(({ name, ...row }) => ({ ...nightsOf(row), name })),
    },
  }
}

async function readSeats(db: Db, { from, to }: Pick<ReportRange, 'from' | 'to'>, now: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with filled as (
      select date_trunc('month', d.starts_on)::date as month, k.title as name, s.capacity, c.sold, c.held
      from departures d
      join packages k on k.id = d.package_id
      join stock_days s on s.resource = 'departure:' || d.id and s.day = d.starts_on
      cross join lateral (
        select coalesce(sum(x.quantity) filter (where x.permanent), 0)::int as sold,
          coalesce(sum(x.quantity) filter (where x.held_until > ${now}), 0)::int as held
        from stock_claims x where x.resource = s.resource and x.day = s.day) c
      where d.sale = 'on-sale' and d.cancelled_at is null and d.trashed_at is null and d.starts_on between ${from} and ${to})
    select case when grouping(month) = 0 then 'month' when grouping(name) = 0 then 'name' else 'total' end as by, month, name,
      count(*)::int as departures, coalesce(sum(capacity), 0)::int as capacity, coalesce(sum(sold), 0)::int as sold,
      coalesce(sum(held), 0)::int as held
    from filled group by grouping sets ((month), (name), ()) order by month, name`.execute(db)
  return rows
}

async function readRoomNights(db: Db, { from, to }: Pick<ReportRange, 'from' | 'to'>, now: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with taken as (
      select x.resource, x.day, sum(x.quantity) filter (where x.permanent) as sold, sum(x.quantity) filter (where x.held_until > ${now}) as held
      from stock_claims x where x.resource like 'room:%' and x.day between ${from} and ${to} group by x.resource, x.day),
    nights as (
      select date_trunc('month', s.day)::date as month, split_part(substr(s.resource, 6), '/', 1) as hotel, sum(s.capacity) as capacity,
        sum(t.sold) as sold, sum(t.held) as held
      from stock_days s left join taken t on t.resource = s.resource and t.day = s.day
      where s.resource like 'room:%' and s.day between ${from} and ${to} group by 1, 2)
    select case when grouping(n.month) = 0 then 'month' when grouping(n.hotel) = 0 then 'name' else 'total' end as by, n.month,
      max(coalesce(h.name, n.hotel)) as name, 0 as departures, coalesce(sum(n.capacity), 0)::int as capacity,
      coalesce(sum(n.sold), 0)::int as sold, coalesce(sum(n.held), 0)::int as held
    from nights n left join hotels h on h.id = n.hotel
    group by grouping sets ((n.month), (n.hotel), ()) order by n.month, name`.execute(db)
  return rows
}

const nothing: Seats = { capacity: 0, sold: 0, held: 0, departures: 0 }
const seatsOf = ({ capacity, sold, held, departures }: Seats): Seats => ({ capacity, sold, held, departures })
const nightsOf = ({ capacity, sold, held }: Occupancy): Occupancy => ({ capacity, sold, held })
const totalOf = (rows: readonly Row[]): Seats => seatsOf(rows.find(({ by }) => by === 'total') ?? nothing)
const byName = (rows: readonly Row[]) =>
  rows.filter(({ by, capacity }) => by === 'name' && capacity > 0).map((row) => ({ ...seatsOf(row), name: row.name }))

/** Rows by month, with every month of the range. */
const byMonth = (rows: readonly Row[], range: Pick<ReportRange, 'from' | 'to'>) =>
  monthsOfRange(range).map((month) => ({
    ...seatsOf(rows.find((row) => row.by === 'month' && row.month === month) ?? nothing),
    month,
  }))
