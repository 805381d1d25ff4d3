import { sql } from 'kysely'
import type { Clock, Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { BookingTables } from '../tables.ts'
import type { HolderKeys } from './holder-keys.server.ts'
import type { UnpaidHold } from './unpaid-groups.ts'
import { type Held, type Holder, lapseCountsMs } from './unpaid-holds.ts'

/** The places a booking takes from stock: travellers, rooms or cars; the same as `placesOf`. */
const places = sql<number>`(case b.kind when 'stay' then jsonb_array_length(b.ordered -> 'rooms')
  when 'hire' then (b.ordered ->> 'vehicles')::int else b.travellers_count end)`

/** A hold, or a request that keeps something from sale; one of which all is on request keeps nothing. */
const keepsStock = sql<boolean>`(b.state = 'on-hold' or b.state = 'requested'
  and exists (select from booking_parts r where r.booking_id = b.id and not r.on_request))`

type HoldQuery = {
  keys: HolderKeys
  email: string
  departureId: number | null
  /** A booking that is changed or held again, which does not count against itself. */
  bookingId: string | null
}

/**
 * What a person and a client address hold unpaid, without holds by staff, and whether the email address is known from a paid
 * booking or confirmed for this one. One statement, by the database's clock; under the locks of `holderLocks` the answer cannot
 * change before the transaction ends.
 */
export async function findHeld(
  clock: Clock,
  db: Db,
  { keys, email, departureId, bookingId }: HoldQuery,
): Promise<Record<Holder, Held> & { known: boolean }> {
  const sums = (by: Holder) => sql`json_build_object(
    'places', coalesce(sum(places) filter (where live and ${sql.ref(by)} and kind <> 'pilgrims'), 0),
    'onDeparture', coalesce(sum(places) filter (where live and ${sql.ref(by)} and departure_id = ${departureId}), 0),
    'group', coalesce(sum(places) filter (where live and ${sql.ref(by)} and kind = 'pilgrims'), 0),
    'lapses', coalesce(sum(lapses) filter (where ${sql.ref(by)}), 0))`
  const { rows } = await sql<Record<Holder, Held> & { known: boolean }>`
    with held as (
      select b.kind, b.departure_id, ${places} as places,
        (h.email_key = ${keys.email} or h.phone_key = ${keys.phone}) is true as person,
        (h.address_key = ${keys.address}) is true as address,
        ${keepsStock} and b.hold_ends_at > i.at and b.paid_minor <= 0 and b.id is distinct from ${bookingId}::uuid as live,
        (b.state = 'on-hold' and b.hold_ends_at <= i.at)::int + (
          select count(*) from booking_events e
          where e.booking_id = b.id and e.from_state = 'on-hold' and e.event in ('expire', 'cancel', 'decline')
            and e.at > i.at - make_interval(secs => ${lapseCountsMs / 1000})) as lapses
      from (select ${clock.nowSql()} as at) i, booking_holders h join bookings b on b.id = h.booking_id
      where not h.by_staff and (h.email_key = ${keys.email} or h.phone_key = ${keys.phone} or h.address_key = ${keys.address}))
    select ${sums('person')} as person, ${sums('address')} as address,
      exists (select from bookings k where lower(k.email) = lower(${email})
        and (k.paid_minor > 0 or k.state in ('pending', 'confirmed', 'in-progress', 'completed')))
      or exists (select from booking_events e where e.booking_id = ${bookingId}::uuid and e.event = 'confirm-email') as known
    from held`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A sum without a row')
  return row
}

/** The stored maker of a hold; undefined when nothing is stored. */
export async function findHolder(db: Db, bookingId: string): Promise<{ address: string | null; byStaff: boolean } | undefined> {
  return db
    .withTables<BookingTables>()
    .selectFrom('booking_holders')
    .select(['address_key as address', 'by_staff as byStaff'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
}

/** An unpaid hold as staff see it. */
export type UnpaidRow = UnpaidHold & {
  reference: string
  version: number
  leadName: string
  title: string
  startsOn: Day
  holdEndsAt: Date
  /** Whether its email address is not confirmed yet. */
  unconfirmed: boolean
  byStaff: boolean
}

/** Unpaid holds by their end, at most `limit`; with those of staff, without demo bookings. */
export async function listUnpaidHolds(db: Db, now: Date, limit: number): Promise<UnpaidRow[]> {
  const { rows } = await sql<UnpaidRow>`
    select b.id, b.reference, b.version, b.lead_name as "leadName", b.title, b.starts_on as "startsOn", b.hold_ends_at as "holdEndsAt",
      b.full_hold_ends_at is not null as unconfirmed, h.by_staff as "byStaff", ${places} as places,
      json_build_object('email', h.email_key, 'phone', h.phone_key, 'address', h.address_key) as keys
    from bookings b join booking_holders h on h.booking_id = b.id
    where ${keepsStock} and b.hold_ends_at > ${now} and b.paid_minor <= 0 and not b.sample
    order by b.hold_ends_at, b.id limit ${limit}`.execute(db)
  return rows
}
