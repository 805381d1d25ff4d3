import { type RawBuilder, sql } from 'kysely'
import type { TrafficSource } from '#features/analytics/traffic-source.ts'
import type { Db, Tx } from '#platform/context.ts'
import { pipelined } from '#platform/database/pipelining.server.ts'
import type { Day } from '#values/dates.ts'
import type { BookingState } from './booking.ts'
import type { BookedLine, BookedPart, Booking, Traveller } from './booking-record.ts'
import { erasedWord } from './erasure.ts'
import type { BookingTables } from './tables.ts'

export type { BookedLine, BookedPart, Booking, Traveller } from './booking-record.ts'

const on = (db: Db) => db.withTables<BookingTables>()

const onRequest = sql<Booking['onRequest']>`(
  select case when count(*) = 0 then 'none' when count(*) > count(r.answer) then 'waiting'
    when bool_and(r.answer = 'yes') then 'answered' else 'refused' end
  from booking_parts r where r.booking_id = b.id and r.on_request)`

const sourceOf = (which: 'first' | 'last') =>
  sql<TrafficSource | null>`case when ${sql.ref(`b.${which}_source_kind`)} is not null then
    jsonb_build_object('kind', ${sql.ref(`b.${which}_source_kind`)}, 'name', ${sql.ref(`b.${which}_source_name`)}) end`

const ownCutOff = sql<number | null>`(select d.cut_off_days from departures d where d.id = b.departure_id)`

function bookings(db: Db) {
  return on(db)
    .selectFrom('bookings as b')
    .select([
      'b.id',
      'b.reference',
      'b.key_version as keyVersion',
      'b.state',
      'b.version',
      'b.kind',
      'b.ordered as order',
      'b.departure_id as departureId',
      'b.title',
      'b.scene',
      'b.starts_on as startsOn',
      'b.ends_on as endsOn',
      'b.travellers_count as travellersCount',
      'b.lead_name as leadName',
      'b.email',
      'b.phone',
      'b.language',
      'b.payment_method as paymentMethod',
      'b.message',
      'b.billing_name as billingName',
      'b.billing_address as billingAddress',
      'b.billing_tax_number as billingTaxNumber',
      'b.channel',
      'b.source',
      'b.currency',
      'b.total_minor as totalMinor',
      'b.deposit_minor as depositMinor',
      'b.balance_due_on as balanceDueOn',
      'b.rwf_per_unit as rwfPerUnit',
      'b.fee_minor as feeMinor',
      'b.statement',
      'b.terms_version as termsVersion',
      'b.terms_language as termsLanguage',
      'b.terms_revision as termsRevision',
      'b.hold_ends_at as holdEndsAt',
      'b.full_hold_ends_at as fullHoldEndsAt',
      'b.answer_by as answerBy',
      'b.free_cancel_until as freeCancelUntil',
      'b.extensions',
      'b.card_grace as cardGrace',
      'b.created_at as createdAt',
      'b.sample',
      onRequest.as('onRequest'),
      ownCutOff.as('cutOffDays'),
      sourceOf('first').as('firstSource'),
      sourceOf('last').as('lastSource'),
    ])
}

export async function findBooking(db: Db, id: string): Promise<Booking | undefined> {
  return bookings(db).where('b.id', '=', id).executeTakeFirst()
}

/** Locks a booking until the transaction ends, then reads it; others may still write rows that reference it. */
export async function lockBooking(tx: Tx, id: string): Promise<Booking | undefined> {
  await on(tx).selectFrom('bookings').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findBooking(tx, id)
}

export async function findBookingByReference(db: Db, reference: string): Promise<Booking | undefined> {
  return bookings(db).where('b.reference', '=', reference).executeTakeFirst()
}

/** The booking that a request with this key already made, if any. */
export async function findMadeBooking(
  db: Db,
  key: string,
): Promise<Pick<Booking, 'id' | 'reference' | 'keyVersion'> | undefined> {
  return on(db)
    .selectFrom('bookings')
    .select(['id', 'reference', 'key_version as keyVersion'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** The travellers in the order of their places. */
export async function listTravellers(db: Db, bookingId: string): Promise<Traveller[]> {
  return on(db)
    .selectFrom('booking_travellers')
    .select([
      'position',
      'first_names as firstNames',
      'family_name as familyName',
      'born_on as bornOn',
      'assumed_age as assumedAge',
      'residency',
    ])
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute()
}

/** The agreed price of a booking, line by line. */
export async function listLines(db: Db, bookingId: string): Promise<BookedLine[]> {
  const rows = await on(db)
    .selectFrom('booking_lines')
    .select([
      'kind',
      'label',
      'reason',
      'quantity',
      'unit_minor as unitMinor',
      'amount_minor as amountMinor',
      'refundable',
      'vat_minor as vatMinor',
      'ladder',
      'policy',
      'child_fee as childFee',
      'adjustment',
      'text',
    ])
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute()
  return rows.map(({ childFee, adjustment, text, ...line }) => ({
    ...line,
    ...(childFee && { childFee }),
    ...(adjustment && { adjustment }),
    ...(text && { text }),
  }))
}

/** The parts of stock that a booking needs, in lock order. */
export async function listParts(db: Db, bookingId: string): Promise<BookedPart[]> {
  const rows = await on(db)
    .selectFrom('booking_parts')
    .select(['resource', 'day', 'quantity', 'label', 'soft', 'on_request as onRequest', 'answer', 'supplier', 'text'])
    .where('booking_id', '=', bookingId)
    .orderBy('resource')
    .orderBy('day')
    .execute()
  return rows.map(({ text, ...part }) => ({ ...part, ...(text && { text }) }))
}

/** Whether the authority has closed the day of a row of `booking_purchases`. */
export const isClosedDay = sql<boolean>`exists (
  select from permit_closed_days x where x.fee_id = booking_purchases.fee_id and x.day = booking_purchases.day)`

/** The permits and flights of a booking. */
export async function listPurchases(db: Db, bookingId: string) {
  return on(db)
    .selectFrom('booking_purchases')
    .select([
      'id',
      'kind',
      'label',
      'fee_id as feeId',
      'day',
      'traveller_position as travellerPosition',
      'cost_minor as costMinor',
      'status',
      'number',
      'settled',
      isClosedDay.as('isClosed'),
    ])
    .where('booking_id', '=', bookingId)
    .orderBy('day')
    .orderBy('id')
    .execute()
}

/** The events of a booking, oldest first. */
export async function listEvents(db: Db, bookingId: string) {
  return on(db)
    .selectFrom('booking_events')
    .select(['id', 'version', 'event', 'from_state as from', 'to_state as to', 'actor', 'text', 'at'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()
}

/** The bookings whose ids a select finds, in no order: one statement for both. */
export async function listBookingsIn(db: Db, ids: RawBuilder<string>): Promise<Booking[]> {
  return bookings(db).where('b.id', 'in', ids).execute()
}

/** These bookings, in the order of the ids. */
export async function listBookingsById(db: Db, ids: readonly string[]): Promise<Booking[]> {
  if (ids.length === 0) return []
  const found = await bookings(db)
    .where('b.id', 'in', [...ids])
    .execute()
  const at = new Map(ids.map((id, index) => [id, index]))
  return found.toSorted((one, other) => (at.get(one.id) ?? 0) - (at.get(other.id) ?? 0))
}

/** Those of these bookings whose customer is not erased, locked so that nobody is erased until the transaction ends. */
export async function lockUnerased(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await on(tx)
    .selectFrom('bookings')
    .select('id')
    .where('id', 'in', [...ids])
    .where('email', '!=', erasedWord)
    .orderBy('id')
    .forShare()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Bookings by the filters of a mailing, without erased customers. */
export type BookingsWanted = {
  departureId?: number | undefined
  states?: readonly BookingState[] | undefined
  /** The first and the last day on which they may start. */
  from?: Day | undefined
  to?: Day | undefined
  /** The slug of the package that was ordered. */
  package?: string | undefined
}

/** The matching bookings, by start day, at most `limit`. */
export async function listBookingsWanted(db: Db, wanted: BookingsWanted, limit: number): Promise<Booking[]> {
  const { departureId, states, from, to } = wanted
  let rows = bookings(db).where('b.email', '!=', erasedWord)
  if (departureId !== undefined) rows = rows.where('b.departure_id', '=', departureId)
  if (states) rows = rows.where('b.state', 'in', [...states])
  if (from) rows = rows.where('b.starts_on', '>=', from)
  if (to) rows = rows.where('b.starts_on', '<=', to)
  if (wanted.package) rows = rows.where(sql<boolean>`b.ordered ->> 'package' = ${wanted.package}`)
  return rows.orderBy('b.starts_on').orderBy('b.id').limit(limit).execute()
}

/** How many bookings each of these states has; not for ended states, whose number only grows. */
export async function countBookingsByState(
  db: Db,
  states: readonly BookingState[],
): Promise<Partial<Record<BookingState, number>>> {
  const rows = await on(db)
    .selectFrom('bookings')
    .select(['state', (e) => e.fn.countAll<number>().as('count')])
    .where('state', 'in', [...states])
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.state, row.count]))
}

/** The latest events of a booking, oldest first, at most so many. */
export async function listLatestEvents(db: Db, bookingId: string, limit: number) {
  const rows = await on(db)
    .selectFrom('booking_events')
    .select(['id', 'version', 'event', 'from_state as from', 'to_state as to', 'actor', 'text', 'at'])
    .select(['said_by as messageBy', 'said_on as messageOn'])
    .where('booking_id', '=', bookingId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed()
}

/** Serializes requests with the same key until the transaction ends, so that a double click counts once. */
export const lockIdempotencyKey = (db: Db, key: string): Promise<void> => lockKeys(db, [key])

/**
 * Serializes requests that share a key. The keys are locked in the given order: the idempotency key first, then the holder's
 * keys, sorted, so that requests never deadlock.
 */
export async function lockKeys(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await sql`select pg_advisory_xact_lock(hashtextextended(k.key, 0)) from unnest(${[...keys]}::text[]) as k (key)`.execute(
    pipelined(db),
  )
}
