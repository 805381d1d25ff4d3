import { sql } from 'kysely'
import type { DepartureTables } from '#features/departures/tables.ts'
import type { Comfort, PackageContent } from '#features/packages/package.ts'
import type { PriceLine } from '#features/packages/price.ts'
import type { PackageTables } from '#features/packages/tables.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import type { BookingState } from './booking.ts'
import type { DraftAnswers } from './booking-draft.ts'
import { hashOfKey } from './booking-key.server.ts'
import type { CancellationPolicy } from './cancellation.ts'
import type { PaymentMethod } from './hold-length.ts'
import type { BookingTables } from './tables.ts'

/** A booking with what it is for; money in minor units of its currency. */
export type Booking = {
  id: string
  reference: string
  keyVersion: number
  state: BookingState
  version: number
  departureId: number
  departureSlug: string
  packageSlug: string
  title: string
  scene: PackageContent['scene']
  startsOn: Day
  endsOn: Day
  travellersCount: number
  leadName: string
  email: string
  phone: string
  comfort: Comfort
  singleRooms: number
  paymentMethod: PaymentMethod | null
  message: string
  currency: Currency
  totalMinor: number
  depositMinor: number
  balanceDueOn: Day
  rwfPerUnit: number
  policy: CancellationPolicy
  termsVersion: string
  holdEndsAt: Date | null
  extensions: number
  createdAt: Date
}

export type Traveller = { firstNames: string; familyName: string; bornOn: Day; residency: Residency }

const on = (db: Db) => db.withTables<BookingTables & DepartureTables & PackageTables>()

function bookings(db: Db) {
  return on(db)
    .selectFrom('bookings as b')
    .innerJoin('departures as d', 'd.id', 'b.departure_id')
    .innerJoin('packages as p', 'p.id', 'd.package_id')
    .select([
      'b.id',
      'b.reference',
      'b.key_version as keyVersion',
      'b.state',
      'b.version',
      'b.departure_id as departureId',
      'd.slug as departureSlug',
      'p.slug as packageSlug',
      'p.title',
      'p.scene',
      'b.starts_on as startsOn',
      'b.ends_on as endsOn',
      'b.travellers_count as travellersCount',
      'b.lead_name as leadName',
      'b.email',
      'b.phone',
      'b.comfort',
      'b.single_rooms as singleRooms',
      'b.payment_method as paymentMethod',
      'b.message',
      'b.currency',
      'b.total_minor as totalMinor',
      'b.deposit_minor as depositMinor',
      'b.balance_due_on as balanceDueOn',
      'b.rwf_per_unit as rwfPerUnit',
      'b.policy',
      'b.terms_version as termsVersion',
      'b.hold_ends_at as holdEndsAt',
      'b.extensions',
      'b.created_at as createdAt',
    ])
}

export async function findBooking(db: Db, id: string): Promise<Booking | undefined> {
  return bookings(db).where('b.id', '=', id).executeTakeFirst()
}

export async function findBookingByReference(db: Db, reference: string): Promise<Booking | undefined> {
  return bookings(db).where('b.reference', '=', reference).executeTakeFirst()
}

/** The booking that a request with this key has made already, if it has. */
export async function findBookingByIdempotencyKey(db: Db, key: string): Promise<Booking | undefined> {
  return bookings(db).where('b.idempotency_key', '=', key).executeTakeFirst()
}

export async function listTravellers(db: Db, bookingId: string): Promise<Traveller[]> {
  return on(db)
    .selectFrom('booking_travellers')
    .select(['first_names as firstNames', 'family_name as familyName', 'born_on as bornOn', 'residency'])
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute()
}

/** The price of a booking, line by line, as it was agreed. */
export async function listLines(db: Db, bookingId: string): Promise<PriceLine[]> {
  return on(db)
    .selectFrom('booking_lines')
    .select(['kind', 'label', 'reason', 'quantity', 'unit_minor as unitMinor', 'amount_minor as amountMinor', 'refundable'])
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute()
}

/** What has happened to a booking, oldest first. */
export async function listEvents(db: Db, bookingId: string) {
  return on(db)
    .selectFrom('booking_events')
    .select(['id', 'version', 'event', 'from_state as from', 'to_state as to', 'actor', 'text', 'at'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()
}

export type BookingQuery = {
  states?: readonly BookingState[] | undefined
  /** Part of a reference, a name or an address. */
  search?: string | undefined
  page: number
}
export const bookingsPerPage = 25

/** A page of bookings for staff, newest first, and how many there are in all. */
export async function listBookings(db: Db, query: BookingQuery): Promise<{ bookings: Booking[]; count: number }> {
  let rows = bookings(db)
  if (query.states) rows = rows.where('b.state', 'in', [...query.states])
  if (query.search) {
    const part = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`
    rows = rows.where((e) =>
      e.or((['b.reference', 'b.lead_name', 'b.email', 'p.title'] as const).map((column) => e(column, 'ilike', part))),
    )
  }
  const { count } = await rows
    .clearSelect()
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const found = await rows
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(bookingsPerPage)
    .offset((query.page - 1) * bookingsPerPage)
    .execute()
  return { bookings: found, count }
}

/** How many bookings stand in each state. */
export async function countBookingsByState(db: Db): Promise<Partial<Record<BookingState, number>>> {
  const rows = await on(db)
    .selectFrom('bookings')
    .select(['state', (e) => e.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.state, row.count]))
}

/** Holds in the order in which they end: what staff have to answer first. */
export async function listHoldsByEnd(db: Db, limit: number): Promise<Booking[]> {
  return bookings(db).where('b.state', '=', 'on-hold').orderBy('b.hold_ends_at').limit(limit).execute()
}

/** The ids of bookings whose hold has lapsed at an instant, at most a hundred. */
export async function listLapsedHolds(db: Db, at: Date): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'on-hold')
    .where('hold_ends_at', '<=', at)
    .orderBy('hold_ends_at')
    .limit(100)
    .execute()
  return rows.map((row) => row.id)
}

/** Confirmed bookings whose first day has come and those on the road whose last day is over, with the move each is due; at most 500. */
export async function listJourneysToFollow(db: Db, today: Day): Promise<{ id: string; event: 'start' | 'end' }[]> {
  const rows = await on(db)
    .selectFrom('bookings')
    .select(['id', 'state'])
    .where((e) =>
      e.or([
        e.and([e('state', '=', 'confirmed'), e('starts_on', '<=', today)]),
        e.and([e('state', '=', 'in-progress'), e('ends_on', '<', today)]),
      ]),
    )
    .limit(500)
    .execute()
  return rows.map(({ id, state }) => ({ id, event: state === 'confirmed' ? 'start' : 'end' }))
}

/** The booking that a draft has become. */
export type MadeDraft = Pick<Booking, 'id' | 'reference' | 'keyVersion'> & { madeAt: Date }

/** What somebody has typed so far, by the key in the address of the steps. */
export async function findDraft(
  db: Db,
  key: string,
): Promise<{ id: string; departureSlug: string; answers: DraftAnswers; booking: MadeDraft | null } | undefined> {
  const row = await on(db)
    .selectFrom('booking_drafts as f')
    .innerJoin('departures as d', 'd.id', 'f.departure_id')
    .leftJoin('bookings as b', 'b.id', 'f.booking_id')
    .select([
      'f.id',
      'd.slug as departureSlug',
      'f.answers',
      'b.id as bookingId',
      'b.reference',
      'b.key_version as keyVersion',
      'b.created_at as madeAt',
    ])
    .where('f.key_hash', '=', hashOfKey(key))
    .executeTakeFirst()
  if (!row) return undefined
  const { id, departureSlug, answers, bookingId, reference, madeAt } = row
  const booking = bookingId && reference && madeAt ? { id: bookingId, reference, keyVersion: row.keyVersion ?? 1, madeAt } : null
  return { id, departureSlug, answers, booking }
}

/** Serialises requests that carry the same key until the transaction ends, so that a double click is answered once. */
export async function lockIdempotencyKey(db: Db, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db)
}
