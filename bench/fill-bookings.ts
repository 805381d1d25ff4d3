import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { DatabaseAddress } from '#platform/database/database.server.ts'
import { joinEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { openLog } from '#platform/log.server.ts'
import { openRawPool } from '#tests/support/raw-pool.ts'
import type { Day } from '#values/dates.ts'

/**
 * Fills a database that has the demo's packages with plausible bookings of five years: their lines, travellers, timelines and
 * money. The same numbers always make the same bookings. No stock is taken, no email is written.
 *
 *   node bench/fill-bookings.ts 100000 path/to/data
 */

const filled = [
  'bookings',
  'booking_travellers',
  'booking_lines',
  'booking_events',
  'booking_parts',
  'payments',
  'payment_events',
]

/** So many are written by one statement. */
const atOnce = 20_000

/** Common names from around the world, combined at random. */
const first =
  'Marit Jean Aline Paul Grace Eric Ingrid Claire David Esther Samuel Ruth Peter Anna Tom Julia Marc Sofia Liam Emma Noah Olivia Hans Petra Yuki Kenji Mei Li Amara Kofi Ama Kwame Zuri Juma Asha Omar Leila Farah Ivan Olga Nils Astrid Pierre Camille Luca Giulia Carlos Lucia'.split(
    ' ',
  )
const begins =
  'Sol Berg Lund Mug Habi Uwi Kay Nsen Mar Fern Gar Roth Stein Wal Hof Bjorn Dahl Oster Vang Chen Wata Naka Tana Mwa Kip Oti Achi Mori Dupo Lefe Rossi Bian Silva Cost Petro Ivan Novak Kowal Smith Jones Walk Tay Bren Mac Fitz Har Cole Reed'.split(
    ' ',
  )
const ends =
  'heim man strand sen son isha mana gira yitesi ez er ner ski va ko ton ley field wood wick er ard eau ini elli ira es ovic ova en borg by kvist moto mura wala ngi eno eng ola well gan ord ham'.split(
    ' ',
  )

/** A number from 0 up to `below`, the same for the same row and purpose. */
export const some = (purpose: number, below: number, row = sql`n`) =>
  sql<number>`(abs(hashint8extended(${row}::bigint, ${sql.lit(purpose)})) % ${sql.lit(below)})::int`
const pick = (words: readonly string[], purpose: number, row = sql`n`) =>
  sql<string>`(${sql.val(words)}::text[])[1 + ${some(purpose, words.length, row)}]`
const family = (purpose: number, row = sql`n`) => sql<string>`${pick(begins, purpose, row)} || ${pick(ends, purpose + 1, row)}`

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Eight characters of a number below 2^40 that a number and no other is turned into. */
export const reference = sql`(
  select string_agg(substr(${sql.lit(alphabet)}, 1 + ((turned >> (5 * at)) & 31)::int, 1) || case when at = 4 then '-' else '' end, '' order by at desc)
  from generate_series(0, 7) at, (select (n::numeric * 654188429101 % 1099511627776)::bigint as turned) t)`

/** Which bookings are written: those after the number `after`; where days are given, they start within these days, else over five years. */
type Filling = { after?: number; startsWithin?: { from: Day; days: number } }

async function writeBookings(db: Db, from: number, to: number, now: Date, within: Filling['startsWithin']): Promise<void> {
  const at = sql`${now}::timestamptz`
  const start = within && sql`${within.from}::date + ${some(4, within.days)}`
  const made = start
    ? sql`least(${start} - 15 - ${some(1, 250)}, ${at} - interval '1 hour' * (1 + ${some(16, 4_000)}))`
    : sql`${at} - interval '5 years' * (${some(1, 1_000_000)} / 1000000.0)`
  await sql`
    insert into bookings (id, reference, idempotency_key, state, kind, ordered, title, scene, starts_on, ends_on, travellers_count,
      lead_name, email, phone, payment_method, currency, total_minor, deposit_minor, balance_due_on, rwf_per_unit, terms_version, hold_ends_at,
      answer_by, fee_minor, created_at)
    with made as (
      select n, ${made} as made, ${some(2, 100)} as fate, ${some(3, 100)} as sort
      from generate_series(${from}::bigint, ${to}::bigint) n),
    dated as (
      select m.*, ${start ?? sql`m.made::date + 15 + ${some(4, 250)}`} as starts, 2 + ${some(5, 9)} as days, case when sort < 5 then 8 + ${some(6, 20)} else 1 + ${some(6, 6)} end as people,
        case when sort < 5 then 'pilgrims' when sort < 80 then 'journey' else 'stay' end as kind, 60000 + ${some(7, 500_000)}::bigint as each
      from made m),
    placed as (
      select d.*, d.starts + d.days as ends, d.each * least(d.people, 6) as total, case
        when fate < 9 then 'expired' when fate < 16 then 'cancelled' when fate < 18 then 'rejected'
        when d.starts + d.days < ${at}::date then case when fate = 18 then 'no-show' else 'completed' end
        when d.starts <= ${at}::date then 'in-progress'
        when made > ${at} - interval '3 days' and fate < 70 then 'on-hold'
        when made > ${at} - interval '14 days' and fate < 40 then 'enquiry'
        when made > ${at} - interval '14 days' and fate < 60 then 'quoted'
        when fate = 99 then 'waitlisted' when fate = 98 and made > ${at} - interval '20 days' then 'requested' else 'confirmed' end as state
      from dated d),
    packages as (select array_agg(slug order by id) as slugs, array_agg(title order by id) as titles from packages),
    named as (
      select p.*, 1 + ${some(8, 1_000)} % array_length(k.slugs, 1) as nth, k.slugs, k.titles, ${pick(first, 9)} as given, ${family(10)} as family
      from placed p, packages k)
    select md5('booking' || n)::uuid, ${reference}, 'fill-' || n, state, kind,
      case when kind = 'stay' then jsonb_build_object('kind', kind, 'hotel', 'imisozi-terrace-kigali', 'startsOn', starts, 'endsOn', ends, 'rooms',
          jsonb_build_array(jsonb_build_object('room', 'superior-twin', 'board', 'BB', 'adults', people, 'childAges', '[]'::jsonb)), 'extras', '[]'::jsonb, 'code', null)
        else jsonb_build_object('kind', kind, 'package', slugs[nth], 'startsOn', starts, 'comfort', 'lodge', 'singleRooms', 0, 'extras', '[]'::jsonb, 'code', null) end,
      case when kind = 'stay' then 'A house in Kigali' else titles[nth] end, '{"id": "hills", "hour": "dawn", "seed": 1, "place": "Rwanda"}', starts, ends, people,
      given || ' ' || family, lower(given || '.' || family || ${some(12, 400)}) || '@example.org', '+' || (20 + ${some(13, 70)}) || ' ' || (100000000 + ${some(14, 899_999_999)}),
      'bank-transfer', 'USD', total, total * 3 / 10, greatest(starts - 45, made::date), 1450, '2026-11',
      case when state in ('requested', 'on-hold', 'quoted') then ${at} + interval '1 hour' * ${some(15, 90)} end,
      case when state = 'requested' then ${at} + interval '30 hours' end,
      case when state = 'cancelled' then total / 5 else 0 end, made
    from named`.execute(db)
}

/** The rows that belong to each booking, from its own row. */
async function writeParts(db: Db, from: number, to: number): Promise<void> {
  const of = sql`from bookings b, generate_series(${from}::bigint, ${to}::bigint) n where b.idempotency_key = 'fill-' || n`
  const each = sql`from bookings b, generate_series(${from}::bigint, ${to}::bigint) n, generate_series(1, b.travellers_count) p where b.idempotency_key = 'fill-' || n`
  const person = sql`(n * 64 + p)`
  await sql`
    insert into booking_travellers (booking_id, position, first_names, family_name, born_on, residency, assumed_age)
    select b.id, p, case when p = 1 then split_part(b.lead_name, ' ', 1) else ${pick(first, 20, person)} end,
      case when p = 1 or ${some(21, 2, person)} = 0 then split_part(b.lead_name, ' ', 2) else ${family(22, person)} end,
      date '1950-01-01' + ${some(24, 20_000, person)}, 'foreign', 40 ${each}`.execute(db)
  await sql`
    insert into booking_lines (booking_id, position, kind, label, reason, quantity, unit_minor, amount_minor, refundable, vat_minor, ladder, policy)
    select b.id, x.position, x.kind, x.label, '', 1, x.minor, x.minor, true, 0, 'tours',
      '{"steps": [{"daysFrom": 0, "daysTo": 9999, "percent": 100}], "keepsDeposit": true, "depositPercent": 30}'
    from bookings b, generate_series(${from}::bigint, ${to}::bigint) n, lateral (values
      (1, 'base', b.title, b.total_minor - b.total_minor / 4), (2, 'permit', 'Permit', b.total_minor / 4)) x(position, kind, label, minor)
    where b.idempotency_key = 'fill-' || n`.execute(db)
  await sql`
    insert into booking_events (booking_id, version, event, from_state, to_state, actor, text, at)
    select b.id, 1, 'reserve', null, 'on-hold', 'visitor', '', b.created_at ${of}
    union all select b.id, 2, 'settle', 'on-hold', b.state, 'money', '', b.created_at + interval '1 day' ${of} and b.state not in ('requested', 'on-hold', 'enquiry', 'quoted', 'waitlisted')
    union all select b.id, 2, 'note', b.state, b.state, 'Diane', 'Asked about vegetarian meals.', b.created_at + interval '2 days' ${of} and n % 3 = 0`.execute(
    db,
  )
  // Travellers have paid a deposit and mostly the balance; some cancelled bookings wait for a refund, and some have it.
  await sql`
    insert into payments (id, booking_id, method, amount_minor, currency, charged_minor, charged_currency, reference, actor, created_at)
    select md5('payment' || n || x.nth)::uuid, b.id, 'bank-transfer', x.minor, 'USD', x.minor, 'USD', 'MT-' || n, 'Diane', b.created_at + interval '1 day' * x.nth
    from bookings b, generate_series(${from}::bigint, ${to}::bigint) n, lateral (values (1, b.deposit_minor), (2, b.total_minor - b.deposit_minor)) x(nth, minor)
    where b.idempotency_key = 'fill-' || n and x.minor > 0 and case
      when b.state = 'cancelled' then x.nth = 1 and n % 4 <> 0
      when b.state in ('completed', 'in-progress', 'no-show') then x.nth = 1 or n % 200 <> 0
      when b.state = 'confirmed' then x.nth = 1 and n % 25 <> 0 or x.nth = 2 and (b.balance_due_on <= now() and n % 10 <> 0)
      else false end`.execute(db)
  await sql`
    insert into payment_events (payment_id, kind, amount_minor, provider_event_id, actor, at)
    select p.id, x.kind, x.minor, null, 'Diane', p.created_at
    from payments p join bookings b on b.id = p.booking_id join generate_series(${from}::bigint, ${to}::bigint) n on b.idempotency_key = 'fill-' || n,
      lateral (values ('settled', p.amount_minor), ('refunded', case when b.state = 'cancelled' and n % 40 <> 1 then p.amount_minor - b.fee_minor else 0 end)) x(kind, minor)
    where x.minor > 0`.execute(db)
}

/**
 * Writes so many bookings, with numbers that the database has none of yet; the statistics that plans are made from are fresh
 * afterwards. It takes a connection of its own, whose statements may take longer than one that a visitor waits for.
 */
export async function fillBookings(
  address: DatabaseAddress,
  count: number,
  now: Date,
  { after = 0, startsWithin }: Filling = {},
): Promise<void> {
  const pool = openRawPool(address, 'impamba bench', 1)
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  try {
    // Indexes are made in one go afterwards: filling them row by row takes most of the time.
    const { rows: indexes } = await sql<{ name: string; made: string }>`
      select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
      where i.indrelid in ('bookings'::regclass, 'booking_travellers'::regclass) and not i.indisunique`.execute(db)
    for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(db)
    // What the triggers would write one by one is written at once below.
    await sql`alter table payment_events disable trigger the_copy_follows_the_ledger`.execute(db)
    await sql`alter table booking_travellers disable trigger the_names_follow_the_travellers`.execute(db)
    for (let next = after + 1; next <= after + count; next += atOnce) {
      const last = Math.min(after + count, next + atOnce - 1)
      await db.transaction().execute(async (tx) => {
        await writeBookings(tx, next, last, now, startsWithin)
        await writeParts(tx, next, last)
      })
    }
    await sql`
      update bookings b set paid_minor = coalesce(held.minor, 0), traveller_names = named.all_of_them
      from (
        select booking_id, string_agg(concat_ws(' ', first_names, family_name), ' ' order by position) as all_of_them
        from booking_travellers group by booking_id) named
      left join (
        select p.booking_id, sum(case e.kind when 'refunded' then -e.amount_minor else e.amount_minor end)::bigint as minor
        from payments p join payment_events e on e.payment_id = p.id group by p.booking_id) held on held.booking_id = named.booking_id
      where named.booking_id = b.id`.execute(db)
    await sql`alter table payment_events enable trigger the_copy_follows_the_ledger`.execute(db)
    await sql`alter table booking_travellers enable trigger the_names_follow_the_travellers`.execute(db)
    for (const { made } of indexes) await sql`${sql.raw(made)}`.execute(db)
    for (const table of filled) await sql`vacuum (analyze) ${sql.id(table)}`.execute(db)
  } finally {
    await db.destroy()
  }
}

if (import.meta.main) {
  const [count = '', dataDir = ''] = process.argv.slice(2)
  if (!/^\d+$/.test(count) || dataDir === '')
    throw new Error('node bench/fill-bookings.ts <how many> <data folder of a house that was started once>')
  const embedded = await joinEmbeddedPostgres({ dataDir, log: openLog({ format: 'readable' }) })
  const began = performance.now()
  await fillBookings(embedded.address, Number(count), new Date())
  process.stdout.write(`${count} bookings in ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
  await embedded.leave()
}
