import { sql } from 'kysely'
import { figuresOf, type PoolFigures } from '#features/permits/rules/pool-day.ts'
import { permitDays } from '#features/stock/stock.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { BookingState } from '../booking.ts'

/** A departure that has permits of its own. */
export type PoolDeparture = { id: number; title: string; startsOn: Day }

/** A pool of a fee on one day, for everybody or for a departure: what is promised of it, what is held, and how far that is. */
export type PermitDay = PoolFigures & {
  day: Day
  departure: PoolDeparture | null
  /** To be reserved: nothing is held. */
  wanted: number
  /** Of what is held, by the state of its lot. */
  reserved: number
  deposited: number
  paid: number
  /** Of what is held: in a traveller's name, and with a number. */
  named: number
  numbered: number
  /** When the next of its lots expires unless it is paid. */
  nextEnd: Date | null
}

type Counts = Omit<PermitDay, 'departure' | keyof PoolFigures> & {
  departureId: number | null
  title: string | null
  startsOn: Day | null
  promised: number
  requested: number
  allowance: number
}

/** States in which an answer to a part on request is still waited for. */
const waiting: readonly BookingState[] = ['requested', 'on-hold', 'pending', 'confirmed', 'in-progress']

/**
 * Every pool of a fee on the days from ≤ day ≤ to at an instant, by day, everybody before departures. A day on which nothing is promised,
 * asked for, held or allowed is not in the answer. One statement, which counts as `poolFigures` and `permits_backed` do.
 */
export async function listPermitDays(
  db: Db,
  feeId: string,
  { from, to }: { from: Day; to: Day },
  at: Date,
): Promise<PermitDay[]> {
  const everybody = permitDays(feeId)
  const { rows } = await sql<Counts>`
    with fee as (
      select id, greatest(foreign_minor, resident_minor, african_minor, eac_minor) as dearest, foreign_minor,
        coalesce(resident_minor, foreign_minor) as resident_minor, coalesce(african_minor, foreign_minor) as african_minor,
        coalesce(eac_minor, foreign_minor) as eac_minor
      from visitor_fees where id = ${feeId}
    ), pools as (
      select ${everybody}::text as resource, null::bigint as departure_id
      union
      select ${`${everybody}@`}::text || o.id, o.id from (
        select departure_id as id from permit_lots where fee_id = ${feeId} and day between ${from} and ${to}
        union select departure_id from permit_allowances where fee_id = ${feeId} and from_day <= ${to} and to_day >= ${from}
        union select d.id from departures d join package_fees f on f.package_id = d.package_id and f.fee_id = ${feeId}
          left join departure_visits m on m.departure_id = d.id and m.fee_id = f.fee_id and m.package_day = f.day
          where d.starts_on + coalesce(m.day, f.day) - 1 between ${from} and ${to}
      ) o where o.id is not null
    ), lots as (
      select l.departure_id, l.day, case when l.state = 'used' then 'paid' else l.state end as state, l.expires_at, p.named_at, p.number
      from permit_lots l join permits p on p.lot_id = l.id join fee f on f.id = l.fee_id
      where l.day between ${from} and ${to}
        and (l.state in ('wanted', 'paid', 'used')
          or (l.state in ('reserved', 'deposited') and (l.expires_at is null or l.expires_at > ${at})))
        and (l.state = 'wanted' or l.class is null or p.purchase_id is not null or f.dearest = case l.class
          when 'resident' then f.resident_minor when 'african' then f.african_minor when 'eac' then f.eac_minor else f.foreign_minor end)
    ), counts as (
      select p.departure_id, c.day, sum(c.quantity) as promised, 0 as requested, 0 as wanted, 0 as reserved, 0 as deposited, 0 as paid,
        0 as allowance, 0 as named, 0 as numbered, null::timestamptz as next_end
      from pools p join stock_claims c on c.resource = p.resource
      where c.day between ${from} and ${to} and (c.permanent or c.held_until > ${at})
      group by 1, 2
      union all
      select p.departure_id, r.day, 0, sum(r.quantity), 0, 0, 0, 0, 0, 0, 0, null
      from booking_parts r join bookings b on b.id = r.booking_id join pools p on p.resource = r.resource
      where r.on_request and r.answer is null and r.day between ${from} and ${to} and b.state = any(${[...waiting]})
      group by 1, 2
      union all
      select departure_id, day, 0, 0, count(*) filter (where state = 'wanted'), count(*) filter (where state = 'reserved'),
        count(*) filter (where state = 'deposited'), count(*) filter (where state = 'paid'), 0,
        count(*) filter (where named_at is not null and state <> 'wanted'),
        count(*) filter (where number is not null and state <> 'wanted'),
        min(expires_at) filter (where state in ('reserved', 'deposited'))
      from lots group by 1, 2
      union all
      select a.departure_id, d.day::date, 0, 0, 0, 0, 0, 0, sum(a.quantity), 0, 0, null
      from permit_allowances a
      cross join generate_series(greatest(a.from_day, ${from}::date), least(a.to_day, ${to}::date), interval '1 day') as d (day)
      where a.fee_id = ${feeId} and a.ended_at is null and a.until > ${at} and a.from_day <= ${to} and a.to_day >= ${from}
      group by 1, 2
    )
    select c.day, c.departure_id as "departureId", k.title, d.starts_on as "startsOn",
      sum(c.promised)::int as promised, sum(c.requested)::int as requested, sum(c.wanted)::int as wanted,
      sum(c.reserved)::int as reserved, sum(c.deposited)::int as deposited, sum(c.paid)::int as paid,
      sum(c.allowance)::int as allowance, sum(c.named)::int as named, sum(c.numbered)::int as numbered, min(c.next_end) as "nextEnd"
    from counts c left join departures d on d.id = c.departure_id left join packages k on k.id = d.package_id
    group by c.day, c.departure_id, k.title, d.starts_on
    order by c.day, c.departure_id nulls first`.execute(db)
  return rows.map(({ departureId, title, startsOn, promised, requested, allowance, ...counts }) => ({
    ...counts,
    ...figuresOf({ promised, requested, allowance, held: counts.reserved + counts.deposited + counts.paid }),
    departure: departureId === null ? null : { id: departureId, title: title ?? '', startsOn: startsOn ?? counts.day },
  }))
}

/** A day on which permits are promised that nobody has bought, and what keeps the promise. */
export type AdoptedDay = {
  day: Day
  departure: PoolDeparture | null
  promised: number
  bought: number
  allowance: number
  until: Date
}

/** What was promised before permits were counted by lot and is kept by an allowance at an instant, by day. */
export async function listAdoptedDays(db: Db, feeId: string, at: Date): Promise<AdoptedDay[]> {
  const { rows } = await sql<
    Omit<AdoptedDay, 'departure'> & { departureId: number | null; title: string | null; startsOn: Day | null }
  >`
    select a.day, a.departure_id as "departureId", k.title, d.starts_on as "startsOn", a.allowance, a.until,
      (select coalesce(sum(c.quantity), 0)::int from stock_claims c
        where c.resource = a.resource and c.day = a.day and (c.permanent or c.held_until > ${at})) as promised,
      (select count(*)::int from permit_lots l join permits p on p.lot_id = l.id
        where l.resource = a.resource and l.day = a.day and l.state in ('paid', 'used')) as bought
    from (
      select from_day as day, resource, departure_id, sum(quantity)::int as allowance, min(until) as until
      from permit_allowances
      where fee_id = ${feeId} and cause = 'adopted' and ended_at is null and until > ${at}
      group by 1, 2, 3
    ) a
    left join departures d on d.id = a.departure_id left join packages k on k.id = d.package_id
    order by a.day, a.departure_id nulls first`.execute(db)
  return rows.map(({ departureId, title, startsOn, ...row }) => ({
    ...row,
    departure: departureId === null ? null : { id: departureId, title: title ?? '', startsOn: startsOn ?? row.day },
  }))
}
