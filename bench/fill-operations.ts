import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { DatabaseAddress } from '#platform/database/database.server.ts'
import { openRawPool } from '#tests/support/raw-pool.ts'
import { addMonths, type Day, daysBetween, kigaliDay } from '#values/dates.ts'
import { fillBookings, reference, some } from './fill-bookings.ts'
import { fillOrders } from './fill-orders.ts'
import { fillPermits } from './fill-permits.ts'
import { type Amount, isSeen, type OperationsSize, runs, type Sight, sightOf, travels } from './operations-in-sight.ts'

const yearsBefore = 5

/**
 * Fills a database that has the demo's packages and rate book with the operations of a tour operator: bookings of five years, half of them on
 * departures, guides and vehicles on the runs, permits of a year, orders to suppliers with what was paid for them, and enquiries. What is
 * elsewhere of bookings and enquiries is history; of permits it lies half before the months in sight and half after them. The same sizes make the same rows.
 */
export async function fillOperations(address: DatabaseAddress, size: OperationsSize, now: Date): Promise<void> {
  const pool = openRawPool(address, 'impamba bench', 1)
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  try {
    await stopSchedule(db)
    await fill(db, address, size, now)
    await sql`vacuum (analyze)`.execute(db)
  } finally {
    await db.destroy()
  }
}

/** What the schedule has due would change the rows while they are written, and take time beside the pages. */
async function stopSchedule(db: Db): Promise<void> {
  const stopped = async () => {
    await sql`update job_clock set last_due = now() + interval '1 day'`.execute(db)
    await sql`delete from jobs where claimed_by is null`.execute(db)
    const { rows } = await sql<{ stopped: boolean }>`
      select exists (select from job_clock) and not exists (select from jobs) as stopped`.execute(db)
    return rows[0]?.stopped
  }
  while (!(await stopped())) await pause(200)
}

async function fill(db: Db, address: DatabaseAddress, size: OperationsSize, now: Date): Promise<void> {
  const today = kigaliDay(now)
  const sight = sightOf(today)
  const days = daysBetween(sight.from, sight.to) + 1
  await fillBookings(address, size.bookings.seen, now, { startsWithin: { from: sight.from, days } })
  const historyFrom = addMonths(sight.from, -12 * yearsBefore)
  const history = { from: historyFrom, days: daysBetween(historyFrom, sight.from) - 1 }
  await fillBookings(address, size.bookings.elsewhere, now, { after: size.bookings.seen, startsWithin: history })
  await writeDepartures(db, today)
  await sql`analyze`.execute(db)
  await writeMembers(db, size.members)
  await writeAssignments(db, size, sight)
  await fillPermits(db, size.permits, { sight, today, now })
  await fillOrders(db, { today, now })
  await writeEnquiries(db, size.enquiries, { sight, historyFrom, now })
}

const number = sql`substr(b.idempotency_key, 6)::bigint`

/** Of every eight bookings the first gives its day to a departure, which it and the next three that travel are on. */
async function writeDepartures(db: Db, today: Day): Promise<void> {
  await sql`
    insert into departures (slug, package_id, starts_on, ends_on, minimum, comfort, sale, opened_at)
    select 'filled-' || n, p.id, b.starts_on, b.starts_on + p.nights, 4, 'lodge', 'on-sale', b.created_at
    from bookings b cross join lateral (select ${number} as n) x
    join (select id, nights, row_number() over (order by id) - 1 as place, count(*) over () as many from packages
      where id in (select package_id from departures)) p on p.place = n / 8 % p.many
    where b.idempotency_key like 'fill-%' and n % 8 = 0 and ${travels} on conflict do nothing`.execute(db)
  await sql`
    update bookings b set kind = 'departure', departure_id = d.id, starts_on = d.starts_on, ends_on = d.ends_on, title = p.title,
      ordered = b.ordered || jsonb_build_object('kind', 'departure', 'departure', d.slug, 'package', p.slug),
      state = case when d.ends_on < ${today}::date then 'completed' when d.starts_on <= ${today}::date then 'in-progress' else 'confirmed' end
    from departures d join packages p on p.id = d.package_id
    where b.idempotency_key like 'fill-%' and b.kind = 'journey' and ${travels} and ${number} % 8 < 4
      and d.slug = 'filled-' || ${number} / 8 * 8`.execute(db)
  await sql`
    insert into stock_days select 'departure:' || id, starts_on, 24 from departures where slug like 'filled-%'`.execute(db)
  await sql`
    insert into stock_claims (booking_id, resource, day, quantity, permanent)
    select b.id, 'departure:' || b.departure_id, b.starts_on, b.travellers_count, true from bookings b where b.kind = 'departure'`.execute(
    db,
  )
}

async function writeMembers(db: Db, members: number): Promise<void> {
  await sql`
    insert into guides (name, phone, roles, spoken, base_place_id)
    select 'Guide ' || n, '+250 788 ' || (100000 + n), '{driver-guide}', '{"en": "fluent"}', 'kigali' from generate_series(1, ${members}::int) n`.execute(
    db,
  )
  await sql`
    insert into cars (name, seats, plate, base_place_id)
    select 'Land Cruiser ' || n, 7, 'RAD ' || (100 + n) || ' K', 'kigali' from generate_series(1, ${members}::int) n`.execute(db)
}

/** A guide and a vehicle on runs, in turn, so that nobody is in two places at once: on those in sight, and on each third of the latest before. */
async function writeAssignments(db: Db, { assignments, members }: OperationsSize, sight: Sight): Promise<void> {
  const seen = isSeen(sql`r.starts_on`, sight)
  await sql`
    with wanted as (
      (select r.* from (${runs}) r where ${seen} order by md5(r.name) limit ${assignments.seen / 2})
      union all
      (select departure_id, booking_id, starts_on, ends_on, package_id, name
        from (select r.*, row_number() over (order by r.starts_on desc, r.name) as nth from (${runs}) r where r.starts_on < ${sight.from}::date) x
        where nth % 3 = 0 order by nth limit ${assignments.elsewhere / 2})),
    placed as (select *, row_number() over (order by starts_on, name) % ${members}::int as place from wanted),
    people as (select id, row_number() over (order by id) - 1 as place from guides),
    vehicles as (select id, row_number() over (order by id) - 1 as place from cars)
    insert into assignments (guide_id, car_id, role, departure_id, booking_id, during, run_days, state, created_by)
    select g.guide, g.car, g.role, w.departure_id, w.booking_id, tsrange(w.starts_on::timestamp, (w.ends_on + 1)::timestamp),
      daterange(w.starts_on, w.ends_on, '[]'), 'confirmed', 'Diane'
    from placed w join people p on p.place = w.place join vehicles v on v.place = w.place,
      lateral (values (p.id, null::bigint, 'driver-guide'), (null, v.id, null)) g (guide, car, role)
    on conflict do nothing`.execute(db)
}

/** Enquiries, nine of ten answered within four days. */
async function writeEnquiries(
  db: Db,
  { seen, elsewhere }: Amount,
  { sight, historyFrom, now }: { sight: Sight; historyFrom: Day; now: Date },
): Promise<void> {
  const span = (from: Day, to: Day) => daysBetween(from, to) * 1_440
  const write = (from: number, to: number, first: Day, minutes: number) => sql`
    insert into enquiries (id, reference, kind, name, email, phone, message, details, state, created_at, finished_at, idempotency_key, channel)
    select md5('enquiry' || n)::uuid, ${reference}, 'contact', 'Somebody ' || n, 'somebody' || n || '@example.org', '', 'When may we come?', '[]',
      case when n % 10 = 0 then 'new' else 'answered' end, at, case when n % 10 > 0 then at + interval '4 days' end, 'fill-' || n,
      (array['website', 'email', 'whatsapp'])[1 + n % 3]
    from generate_series(${from}::int, ${to}::int) n cross join lateral (select ${first}::date + interval '1 minute' * ${some(40, minutes)} as at) x`
  await write(1, seen, sight.from, span(sight.from, kigaliDay(now))).execute(db)
  await write(seen + 1, seen + elsewhere, historyFrom, span(historyFrom, sight.from)).execute(db)
  await sql`
    insert into enquiry_events (enquiry_id, version, at, actor, event, text)
    select id, 2, created_at + (finished_at - created_at) * (ascii(substr(id::text, 1, 1)) % 16 / 16.0), 'Diane', 'answer', 'In June.'
    from enquiries where finished_at is not null and idempotency_key like 'fill-%'`.execute(db)
}
