import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { type BookingState, bookingStates } from '#features/bookings/booking.ts'
import { addDays, type Day } from '#values/dates.ts'

/**
 * A database as the last release left it, by SQL, because its code is gone. One journey with a gorilla permit on its second day,
 * two departures of it and a booking of two travellers in every state. A migration looks at what is in the future, so
 * all of it lies far enough ahead never to be over.
 */
export const lastRelease = {
  now: '2057-03-12T08:00:00Z',
  /** Has four seats: two are confirmed, a party of three waits. */
  full: { id: 1, slug: 'full', startsOn: '2057-06-10', seats: 4 },
  /** Has eight seats. */
  open: { id: 2, slug: 'open', startsOn: '2057-06-20', seats: 8 },
} as const

/** The migrations that the last release had, in a folder of their own, which the caller removes. */
export async function migrationsOfLastRelease(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'last-release-'))
  const names = (await readdir('db/migrations')).filter((name) => name < '0004')
  for (const name of names) await cp(path.join('db/migrations', name), path.join(folder, name))
  return folder
}

/** Its policy for journeys; it charged at least the deposit's share, 30 percent. */
const policy = JSON.stringify({
  steps: [
    { daysFrom: 61, daysTo: null, percent: 20 },
    { daysFrom: 46, daysTo: 60, percent: 40 },
    { daysFrom: 31, daysTo: 45, percent: 60 },
    { daysFrom: 0, daysTo: 30, percent: 100 },
  ],
  keptPercent: 30,
})

/** The states that it had. */
export const formerStates = bookingStates.filter((state): state is FormerState => state !== 'requested')
type FormerState = Exclude<BookingState, 'requested'>

/** Writes it all; answers the bookings' ids by their state. */
export async function writeLastRelease(client: pg.Client): Promise<Record<FormerState, string>> {
  await client.query(journey)
  for (const { slug, startsOn, seats } of [lastRelease.full, lastRelease.open]) {
    const { rows } = await client.query<{ id: number }>(
      `insert into departures (slug, package_id, starts_on, ends_on, minimum, comfort) values ($1, 1, $2, $3, 4, 'lodge') returning id`,
      [slug, startsOn, addDays(startsOn, 2)],
    )
    await client.query('insert into stock_days values ($1, $2, $3)', [`departure:${rows[0]?.id}`, startsOn, seats])
  }
  const ids = Object.fromEntries(formerStates.map((state) => [state, randomUUID()])) as Record<FormerState, string>
  for (const [index, state] of formerStates.entries()) {
    // References to bookings are checked at the commit.
    await client.query('begin')
    await writeBooking(client, state, { id: ids[state], reference: `AAAA-AAA${'23456789ABCD'.charAt(index)}` })
    await client.query('commit')
  }
  await client.query(
    `insert into booking_drafts (key_hash, departure_id, answers, booking_id)
     values (decode(repeat('ab', 32), 'hex'), 1, '{}', $1), (decode(repeat('cd', 32), 'hex'), 1, '{"x": 1}', null)`,
    [ids.confirmed],
  )
  return ids
}

const onFull: readonly BookingState[] = ['waitlisted', 'confirmed', 'expired']
const taken: readonly BookingState[] = ['confirmed', 'in-progress', 'pending']

async function writeBooking(client: pg.Client, state: BookingState, { id, reference }: { id: string; reference: string }) {
  const of = onFull.includes(state) ? lastRelease.full : lastRelease.open
  const travellers = state === 'waitlisted' ? 3 : 2
  const holdEndsAt: Day | null = state === 'on-hold' ? '2057-03-15' : null
  await client.query(
    `insert into bookings (id, reference, idempotency_key, state, departure_id, starts_on, ends_on, travellers_count, lead_name,
       email, phone, comfort, single_rooms, currency, total_minor, deposit_minor, balance_due_on, rwf_per_unit, policy,
       terms_version, hold_ends_at, created_at)
     values ($1::uuid, $2, ($1::uuid)::text, $3, $4, $5, $6, $7, 'Aline Keza', 'aline@example.rw', '+250', 'lodge', 0, 'USD',
       490000, 357000, '2057-04-26', 1450, $8, 'terms', $9, '2057-03-01')`,
    [id, reference, state, of.id, of.startsOn, addDays(of.startsOn, 2), travellers, policy, holdEndsAt],
  )
  await client.query(
    `insert into booking_lines values ($1, 1, 'base', 'Travellers', 'Lodge', 2, 95000, 190000, true),
       ($1, 2, 'permit', 'Gorilla permit', 'Each', 2, 150000, 300000, false)`,
    [id],
  )
  await client.query(
    `insert into booking_events (booking_id, version, event, from_state, to_state, actor, at)
     values ($1, 1, 'reserve', null, $2, 'visitor', '2057-03-01')`,
    [id, state],
  )
  const seats = [id, `departure:${of.id}`, of.startsOn, travellers]
  if (state === 'waitlisted') {
    // Waiting parties had no names.
    await client.query(`insert into stock_waiting values ($1, $2, $3, $4, '2057-03-01')`, seats)
    return
  }
  await client.query(
    `insert into booking_travellers values ($1, 1, 'Aline', 'Keza', '2020-01-01', 'foreign'),
       ($1, 2, 'Jean', 'Keza', '2041-01-01', 'foreign')`,
    [id],
  )
  if (taken.includes(state))
    await client.query(
      'insert into stock_claims (booking_id, resource, day, quantity, permanent) values ($1, $2, $3, $4, true)',
      seats,
    )
  if (holdEndsAt)
    await client.query('insert into stock_claims (booking_id, resource, day, quantity, held_until) values ($1, $2, $3, $4, $5)', [
      ...seats,
      holdEndsAt,
    ])
}

const journey = `
  insert into countries values ('rwanda', 'Rwanda', 'RW', 'Kigali', null, 1);
  insert into places values ('kigali', 'rwanda', 'Kigali', 'city', -1.9, 30.1);
  insert into hotels values ('a-lodge', 'kigali', 'A lodge', 'lodge', 3, 'FB');
  insert into visitor_fees (id, kind, unit, name, minimum_age, foreign_minor, as_of, confidence)
  values ('gorilla', 'permit', 'traveller', 'Gorilla permit', 15, 150000, 2026, 'high');
  insert into packages (slug, title, kind, sentence, lede, countries, parks, styles, start_place_id, end_place_id, nights, fitness,
    minimum_age, group_min, group_max, scene, best_months, season_note, high_seasons, comforts, included, excluded, good_to_know,
    goes_well_with, bookable, as_of, confidence, status, position)
  values ('an-hour-with-the-gorillas', 'Trek', 'journey', 'Sentence', 'Lede', '{rwanda}', '{}', '{}', 'kigali', 'kigali', 2, 2, 12, 1,
    8, '{"id": "hills", "hour": "day", "seed": 1, "place": "Kigali"}', '{1,1,1,1,1,1,1,1,1,1,1,1}', '', '[]', '["lodge"]', '{}', '{}',
    '{}', '{}', true, 2026, 'high', 'published', 0);
  insert into package_prices values (1, 'lodge', 'low', 'sharing', 1, 95000, 'USD'), (1, 'lodge', 'low', 'single', 1, 100000, 'USD');
  insert into package_fees values (1, 'gorilla', 2, 1)`
