import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { addDays, type Day, daysBetween } from '#values/dates.ts'
import { type Amount, type Sight, travels } from './operations-in-sight.ts'

export const feeId = 'gorilla-volcanoes'
/** How many permits a lot has. */
const perLot = 8
const daysElsewhere = 270

/**
 * Lots of a year for everybody, those of the past mostly used and a few lost; a lot for each departure; what each traveller needs on the
 * second day, and the permits that cover it where there are enough.
 */
export async function fillPermits(
  db: Db,
  { seen, elsewhere }: Amount,
  { sight, today, now }: { sight: Sight; today: Day; now: Date },
): Promise<void> {
  const days = daysBetween(sight.from, sight.to) + 1
  const half = Math.floor(daysElsewhere / 2)
  const lots = (count: number, first: Day, many: number) => sql`
    insert into permit_lots (fee_id, day, state, class, unit_minor, reference, expires_at, first_day, created_at, created_by)
    select ${feeId}, x.day, s.state, 'foreign', 150000, 'RDB-' || n,
      case when s.state in ('reserved', 'deposited') then x.day - interval '10 days' + interval '1 year' when s.state = 'expired' then x.day - interval '9 days' end,
      x.day, x.day - interval '200 days', 'Diane'
    from generate_series(1, ${Math.floor(count / perLot)}::int) n
    cross join lateral (select ${first}::date + n % ${many}::int as day) x
    cross join lateral (select case when x.day < ${today}::date
      then case when n / ${many}::int % 12 = 0 then 'expired' when n / ${many}::int % 12 = 1 then 'released' else 'used' end
      else (array['paid', 'paid', 'deposited', 'paid', 'reserved', 'paid', 'wanted', 'paid'])[1 + n / ${many}::int % 8] end as state) s`
  await lots(seen, sight.from, days).execute(db)
  await lots(elsewhere / 2, addDays(sight.from, -half), half).execute(db)
  await lots(elsewhere / 2, addDays(sight.to, 1), half).execute(db)
  await sql`
    insert into permit_lots (fee_id, day, departure_id, state, class, unit_minor, reference, first_day, created_at, created_by)
    select ${feeId}, d.starts_on + 1, d.id, case when d.starts_on + 1 < ${today}::date then 'used' else 'paid' end, 'foreign', 150000, 'RDB-D' || d.id,
      d.starts_on + 1, d.opened_at, 'Diane'
    from departures d where d.slug like 'filled-%'`.execute(db)
  await sql`
    insert into permit_moves (lot_id, event, from_state, to_state, count, at, by)
    select id, case state when 'expired' then 'expire' else 'give-back' end, 'deposited', state, ${perLot}::int, day + interval '1 hour', 'Diane'
    from permit_lots where reference like 'RDB-%' and state in ('expired', 'released')`.execute(db)
  await sql`
    insert into permits (lot_id, authority_id, number, spent_minor)
    select l.id, 'rdb', case when l.state = 'used' or l.state = 'paid' and p < 5 then 'N-' || l.id || '-' || p end,
      case l.state when 'used' then 150000 when 'paid' then 150000 when 'wanted' then 0 when 'reserved' then 0 else 45000 end
    from permit_lots l, generate_series(1, ${perLot}::int) p where l.reference like 'RDB-%'`.execute(db)
  await writeNeeds(db, today, now)
}

async function writeNeeds(db: Db, today: Day, now: Date): Promise<void> {
  const day = sql`b.starts_on + 1`
  await sql`
    insert into booking_purchases (booking_id, kind, label, fee_id, day, traveller_position, cost_minor, status, number, settled, changed_at, changed_by)
    select b.id, 'permit', 'Gorilla permit', ${feeId}, ${day}, p, 150000, case when ${day} < ${today}::date then 'bought' else 'needed' end,
      case when ${day} < ${today}::date then 'P-' || b.reference || '-' || p end, ${day} < ${today}::date, ${now}, 'Diane'
    from bookings b, generate_series(1, b.travellers_count) p where b.kind in ('departure', 'journey') and ${travels}`.execute(db)
  await sql`
    insert into stock_days select distinct ${`permit:${feeId}`} || coalesce('@' || b.departure_id, ''), ${day}, 0
    from bookings b where b.kind in ('departure', 'journey') and ${travels} on conflict do nothing`.execute(db)
  await sql`
    insert into stock_claims (booking_id, resource, day, quantity, permanent)
    select b.id, ${`permit:${feeId}`} || coalesce('@' || b.departure_id, ''), ${day}, b.travellers_count, true
    from bookings b where b.kind in ('departure', 'journey') and ${travels}`.execute(db)
  await sql`
    with needs as (
      select q.id, q.day, b.departure_id, row_number() over (partition by q.day, b.departure_id order by q.id) as place
      from booking_purchases q join bookings b on b.id = q.booking_id where q.fee_id = ${feeId}),
    free as (
      select p.id, l.day, l.departure_id, row_number() over (partition by l.day, l.departure_id order by p.id) as place
      from permits p join permit_lots l on l.id = p.lot_id where l.reference like 'RDB-%' and l.state in ('used', 'paid', 'deposited', 'reserved'))
    update permits p set purchase_id = n.id, named_at = ${now}
    from free f join needs n on n.day = f.day and n.departure_id is not distinct from f.departure_id and n.place = f.place where p.id = f.id`.execute(
    db,
  )
}
