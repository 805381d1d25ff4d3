import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { runs } from './operations-in-sight.ts'

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** `S-` and four signs of a number below 2^20 that a number and no other is turned into. */
const reference = sql`(
  select 'S-' || string_agg(substr(${sql.lit(alphabet)}, 1 + ((turned >> (5 * at)) & 31)::int, 1), '' order by at)
  from generate_series(0, 3) at, (select (o.id * 654189 % 1048576)::bigint as turned) t)`

const linesPerRun = 3

/**
 * Three order lines for each run, of two suppliers or three: two nights each after the other. What is over was used, invoiced and paid, but for a few
 * of the last two months; of what is ahead seven in ten are confirmed, and the others wait for something.
 */
export async function fillOrders(db: Db, { today, now }: { today: Day; now: Date }): Promise<void> {
  await sql`
    insert into supply_runs (departure_id, booking_id, followed_at)
    select departure_id, booking_id, ${now} from (${runs}) r order by starts_on, name`.execute(db)
  await sql`
    create temporary table new_lines as
    select r.id as run_id, x.n, s.supplier_id, s.id as service_id, s.name, w.starts_on + least(2 * x.n, greatest(0, w.ends_on - w.starts_on - 1)) as first_day,
      (r.id * ${linesPerRun}::int + x.n) as nth
    from supply_runs r join (${runs}) w on w.departure_id = r.departure_id or w.booking_id = r.booking_id
    cross join generate_series(0, ${linesPerRun - 1}) x (n)
    join (select id, supplier_id, name, row_number() over (order by id) - 1 as place, count(*) over () as many from supplier_services where kind = 'stay') s
      on s.place = (r.id * 7 + x.n * 11) % s.many`.execute(db)
  await sql`
    insert into supplier_orders (run_id, supplier_id, reference, created_at)
    select o.run_id, o.supplier_id, ${reference}, o.first_day - interval '60 days'
    from (select *, row_number() over (order by run_id, supplier_id) as id
      from (select run_id, supplier_id, min(first_day) as first_day from new_lines group by 1, 2) x) o`.execute(db)
  const facts = sql`jsonb_build_object('kind', 'stay', 'serviceId', l.service_id, 'title', l.name, 'firstDay', l.first_day, 'lastDay', l.first_day + 1,
    'details', d.details, 'currency', 'USD', 'costMinor', c.cost)`
  await sql`
    insert into supplier_order_lines (run_id, order_id, item_key, kind, service_id, title, first_day, last_day, details, cost_minor, state, sent, agreed,
      their_reference, provisional_until, answer_by, confirmed_at, ended_at, created_at)
    select l.run_id, case when s.state <> 'to-choose' then o.id end, 'night:' || l.n, 'stay', l.service_id, l.name, l.first_day, l.first_day + 1, d.details, c.cost, s.state,
      case when s.state not in ('to-choose', 'to-request') then ${facts} end, case when s.state in ('used', 'confirmed') then ${facts} end,
      case when s.state in ('used', 'confirmed') then 'R-' || l.nth else '' end, case when s.state = 'provisional' then ${now}::timestamptz + interval '9 days' end,
      case when s.state = 'requested' then ${now}::timestamptz + interval '30 hours' end,
      case when s.state in ('used', 'confirmed') then l.first_day - interval '50 days' end,
      case when s.state = 'used' then l.first_day + interval '3 days' end, l.first_day - interval '60 days'
    from new_lines l join supplier_orders o on o.run_id = l.run_id and o.supplier_id = l.supplier_id
    cross join lateral (select case when l.first_day + 1 < ${today}::date then 'used'
      else (array['confirmed', 'confirmed', 'requested', 'confirmed', 'to-request', 'confirmed', 'confirmed', 'provisional', 'confirmed', 'to-choose'])[1 + l.nth % 10] end as state) s
    cross join lateral (select 20000 + 1000 * (l.nth % 40) as cost) c
    cross join lateral (select '{"rooms": [{"adults": 2, "childAges": []}], "crewBeds": 1, "adults": 2, "childAges": [], "board": "FB", "vehicles": null,
      "kilometres": null, "quantity": null}'::jsonb as details) d`.execute(db)
  await sql`
    insert into supplier_messages (order_id, number, kind, method, sent_at, sent_by)
    select o.id, 1, 'order', 'email', o.created_at, 'Diane' from supplier_orders o
    where exists (select from supplier_order_lines l where l.order_id = o.id and l.sent is not null)`.execute(db)
  await writePayables(db, today)
}

async function writePayables(db: Db, today: Day): Promise<void> {
  await sql`
    insert into payable_lines (order_line_id, line_version, total_minor, currency, followed_at)
    select id, version, cost_minor, currency, confirmed_at from supplier_order_lines where agreed is not null`.execute(db)
  await sql`
    insert into payables (supplier_id, order_line_id, part, due_on, currency, amount_minor, made_at)
    select o.supplier_id, l.id, 'all', l.first_day, l.currency, l.cost_minor, l.confirmed_at
    from supplier_order_lines l join supplier_orders o on o.id = l.order_id where l.agreed is not null`.execute(db)
  const isOpen = sql`(q.due_on > ${today}::date - 60 and q.id % 20 = 0)`
  const paid = sql`from payables q join supplier_order_lines l on l.id = q.order_line_id where l.state = 'used' and not ${isOpen}`
  await sql`
    insert into supplier_invoices (supplier_id, number, invoiced_on, due_on, currency, total_minor, state, recorded_by_id, recorded_by, recorded_at)
    select q.supplier_id, 'F-' || l.id, l.last_day, q.due_on, 'USD', q.amount_minor, 'taken', 'bench', 'Diane', q.due_on + interval '3 days' ${paid}`.execute(
    db,
  )
  await sql`
    insert into invoice_matches (invoice_id, order_line_id, expected_minor, amount_minor)
    select i.id, substr(i.number, 3)::bigint, i.total_minor, i.total_minor from supplier_invoices i where i.number like 'F-%'`.execute(
    db,
  )
  await sql`
    insert into payments_out (idempotency_key, supplier_id, paid_on, method, reference, currency, amount_minor, left_minor, left_currency, usd_minor,
      recorded_by_id, recorded_by, recorded_at)
    select md5('out' || q.id)::uuid, q.supplier_id, q.due_on, 'bank', 'T-' || q.id, 'USD', q.amount_minor, q.amount_minor, 'USD', q.amount_minor,
      'bench', 'Diane', q.due_on + interval '9 hours' ${paid}`.execute(db)
  await sql`
    insert into payment_allocations (payment_id, payable_id, amount_minor, at)
    select o.id, substr(o.reference, 3)::bigint, o.amount_minor, o.recorded_at from payments_out o where o.reference like 'T-%'`.execute(
    db,
  )
}
