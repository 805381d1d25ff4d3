import { type RawBuilder, sql } from 'kysely'
import { busyStates, type RunKey } from '#features/crew/assignments/assignment.ts'
import { soldStates } from '#features/roster/run.ts'
import { lodgePlace } from '#features/roster/sheet/reads-sheet.server.ts'
import { allChanged } from '#features/settings/reads.server.ts'
import { soldTransfers } from '#features/travellers/flights/reads-flights.server.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { DayFacts } from './day-facts.ts'

const listed = (states: readonly string[]) => sql`(${sql.join(states.map((state) => sql.lit(state)))})`
const clock = (of: string) => sql`to_char(${sql.raw(of)}, 'YYYY-MM-DD"T"HH24:MI')`
const all = (rows: RawBuilder<unknown>) => sql`coalesce((select json_agg(x) from (${rows}) x), '[]')`

/** Whose flight it is: those who are named, or everybody. */
const flown = sql`array(select t.position from booking_travellers t
  where t.booking_id = f.booking_id and (f.positions = '{}' or t.position = any(f.positions)) order by t.position)`

const flight = sql`f.direction, f.day, to_char(f.at, 'HH24:MI') as at, f.number, f.airport`

/** Numbers stand with what was bought or with the permit of a lot. */
const permits = (day: Day) => sql`
  select q.label, coalesce(k.name, '') as park, count(*)::int as total, count(coalesce(q.number, p.number))::int as numbered
  from booking_purchases q
  left join permits p on p.purchase_id = q.id
  left join visitor_fees v on v.id = q.fee_id
  left join parks k on k.id = v.park_id
  where q.booking_id = b.id and q.kind = 'permit' and q.day = ${day}::date and not q.settled
  group by q.label, k.name order by q.label`

const parties = (of: RawBuilder<unknown>, day: Day) => sql`
  select b.id as "bookingId", b.departure_id as "departureId", b.reference, b.lead_name as "leadName", b.phone, b.language,
    b.travellers_count as travellers, b.starts_on as "startsOn", b.ends_on as "endsOn", b.ordered as "order",
    b.balance_minor as "balanceMinor", coalesce(b.overdue_from < ${day}::date, false) as "isOverdue",
    exists (select from booking_parts r where r.booking_id = b.id and r.on_request and r.answer is null) as "isWaiting",
    ${all(sql`select t.position, t.born_on as "bornOn", t.assumed_age as "assumedAge"
      from booking_travellers t where t.booking_id = b.id order by t.position`)} as people,
    array(select n from traveller_details d, unnest(array[d.diet, d.access]) n where d.booking_id = b.id and n is not null order by d.position) as diets,
    (select count(*) from traveller_details d where d.booking_id = b.id and d.health_sealed is not null)::int as "withDetails",
    ${all(sql`select ${flight}, ${flown} as travellers from booking_flights f
      where f.booking_id = b.id and cardinality(${flown}) > 0 order by f.day, f.at, f.number`)} as flights,
    array(select w.direction from booking_without_flights w where w.booking_id = b.id order by w.direction) as "withoutFlights",
    ${soldTransfers} as transfers,
    ${all(sql`select distinct q.label, q.number from booking_purchases q
      where q.booking_id = b.id and q.kind = 'flight' and q.day = ${day}::date order by q.label, q.number`)} as "boughtFlights",
    ${all(permits(day))} as permits,
    coalesce(o.alerts, '[]') as alerts
  from bookings b left join open_alerts o on o.booking_id = b.id where ${of} and b.state in ${listed(soldStates)} order by b.reference`

const members = (of: RawBuilder<unknown>) => sql`
  select a.departure_id as "departureId", a.booking_id as "bookingId", case when a.guide_id is null then 'car' else 'guide' end as kind,
    coalesce(a.guide_id, a.car_id) as "memberId", coalesce(g.name, c.name) as name, a.role, a.state,
    ${clock('lower(a.during)')} as "from", ${clock('upper(a.during)')} as "to", coalesce(g.phone, '') as phone,
    coalesce(c.plate, '') as plate, c.seats, c.vehicle_class_id as "vehicleClassId",
    coalesce(c.ownership = 'hired', false) as "isHiredIn"
  from assignments a
  left join guides g on g.id = a.guide_id
  left join cars c on c.id = a.car_id
  where ${of} and a.state in ${listed(busyStates)} order by a.guide_id is null, name, a.id`

const absences = (day: Day) => sql`
  select case when a.guide_id is null then 'car' else 'guide' end as kind, coalesce(a.guide_id, a.car_id) as "memberId",
    ${clock('lower(a.during)')} as "from", ${clock('upper(a.during)')} as "to"
  from assignments a
  where a.absence is not null and a.state in ${listed(busyStates)} and a.during && tsrange(${day}::date, ${day}::date + 1)`

/** Lines that touch the day, as they are now or as their suppliers confirmed them. */
const lines = (of: RawBuilder<unknown>, day: Day) => sql`
  select r.departure_id as "departureId", r.booking_id as "bookingId", l.id, l.kind, l.title, l.state,
    l.first_day as "firstDay", l.last_day as "lastDay", l.service_id as "serviceId", l.details, l.currency, null as "costMinor",
    l.sent || '{"costMinor": null}' as sent, l.declined_fingerprint as "declinedFingerprint", null as "cancellationSentAt",
    case when l.agreed is not null then json_build_object('firstDay', l.agreed ->> 'firstDay', 'lastDay', l.agreed ->> 'lastDay') end as agreed,
    l.their_reference as "theirReference", coalesce(s.name, '') as supplier, coalesce(s.phone, '') as phone,
    coalesce(h.name, '') as hotel, coalesce(${lodgePlace('h')}, '') as place
  from supply_runs r
  join supplier_order_lines l on l.run_id = r.id
  left join supplier_orders o on o.id = l.order_id
  left join suppliers s on s.id = o.supplier_id
  left join hotels h on h.id = s.hotel_id
  left join places p on p.id = coalesce(h.place_id, s.place_id)
  where ${of} and (${day}::date between l.first_day and l.last_day
    or ${day}::date between (l.agreed ->> 'firstDay')::date and (l.agreed ->> 'lastDay')::date)
  order by l.first_day, l.id`

const otherFlights = (ofRuns: RawBuilder<unknown>, day: Day) => sql`
  select ${flight}, cardinality(${flown}) as travellers, b.departure_id as "departureId", b.id as "bookingId", b.reference, b.lead_name as "leadName", b.phone
  from booking_flights f join bookings b on b.id = f.booking_id
  where f.day = ${day}::date and b.state in ${listed(soldStates)} and not coalesce(${ofRuns}, false) and cardinality(${flown}) > 0
  order by f.at, f.number, b.reference`

/**
 * What is read of these runs for a day: their parties, guides and vehicles, order lines, and the flights of the day of everybody else. One
 * statement, however many there are. Nothing encrypted and no cost is read.
 */
export async function findDayFacts(db: Db, keys: readonly RunKey[], day: Day): Promise<DayFacts> {
  const departures = keys.flatMap((key) => ('departureId' in key ? [key.departureId] : []))
  const bookings = keys.flatMap((key) => ('bookingId' in key ? [key.bookingId] : []))
  const of = (departure: string, booking: string) =>
    sql`(${sql.ref(departure)} = any(${departures}::bigint[]) or ${sql.ref(booking)} = any(${bookings}::uuid[]))`
  const ofBookings = of('b.departure_id', 'b.id')
  // Open alerts have no index by booking: they are read once, not once for each.
  const { rows } = await sql<DayFacts>`
    with open_alerts as materialized (
      select a.booking_id, json_agg(json_build_object('occasion', a.occasion, 'at', a.at, 'text', a.text) order by a.id) as alerts
      from alerts a where a.done_at is null and a.booking_id is not null group by a.booking_id)
    select ${allChanged} as "changedSettings",
      ${all(sql`select d.id, d.package_id as "packageId", d.comfort from departures d where d.id = any(${departures}::bigint[])`)} as departures,
      ${all(parties(ofBookings, day))} as parties, ${all(members(of('a.departure_id', 'a.booking_id')))} as members,
      ${all(absences(day))} as absences, ${all(lines(of('r.departure_id', 'r.booking_id'), day))} as lines,
      ${all(otherFlights(ofBookings, day))} as "otherFlights"`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('A statement without a table answered no row')
  return facts
}
