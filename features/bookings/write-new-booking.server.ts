import { randomBytes } from 'node:crypto'
import { departureTopics } from '#features/departures/departure.ts'
import type { Context, Tx } from '#platform/context.ts'
import { referenceFrom } from '#values/reference.ts'
import { tourPolicy } from './cancellation.ts'
import type { Offered, Quote } from './quote-departure.server.ts'
import type { Booking } from './reads.server.ts'
import { writeLetterLater } from './write-letter-later.server.ts'
import { insertBooking, insertEvent, replaceLines } from './writes.server.ts'

/** What a made booking is known by; `id` and `keyVersion` derive the secret of its page. */
export type MadeBooking = Pick<Booking, 'id' | 'reference' | 'keyVersion'>

export type NewBooking = Pick<
  Booking,
  | 'id'
  | 'holdEndsAt'
  | 'travellersCount'
  | 'leadName'
  | 'email'
  | 'phone'
  | 'comfort'
  | 'singleRooms'
  | 'paymentMethod'
  | 'message'
> & {
  /** A repeated request with this key finds the booking again. */
  idempotencyKey: string
  offered: Offered
  quote: Quote
  at: Date
}

/** How a booking begins: its first state, the event that says so and the letter that tells it. */
const beginnings = {
  reserve: { state: 'on-hold', letter: 'received' },
  join: { state: 'waitlisted', letter: 'waiting' },
} as const

/**
 * Writes a new booking inside the caller's transaction: its row with price, schedule, policy and terms frozen as they are
 * now, its lines, its first event, its letter, and the pages that are stale. Its stock is the caller's to take.
 */
export async function writeNewBooking(
  ctx: Context,
  tx: Tx,
  event: keyof typeof beginnings,
  { idempotencyKey, offered: { departure, settings }, quote, at, ...booking }: NewBooking,
): Promise<MadeBooking> {
  const { state, letter } = beginnings[event]
  const { id } = booking
  const reference = referenceFrom(randomBytes(8))
  await insertBooking(tx, {
    id,
    reference,
    idempotency_key: idempotencyKey,
    state,
    departure_id: departure.id,
    starts_on: departure.startsOn,
    ends_on: departure.endsOn,
    travellers_count: booking.travellersCount,
    lead_name: booking.leadName,
    email: booking.email,
    phone: booking.phone,
    comfort: booking.comfort,
    single_rooms: booking.singleRooms,
    payment_method: booking.paymentMethod,
    message: booking.message,
    currency: 'USD',
    total_minor: quote.schedule.totalMinor,
    deposit_minor: quote.schedule.depositMinor,
    balance_due_on: quote.schedule.balanceDueOn,
    rwf_per_unit: settings.rwfPerUsd,
    policy: JSON.stringify(tourPolicy),
    terms_version: settings.termsVersion,
    hold_ends_at: booking.holdEndsAt,
    created_at: at,
  })
  await replaceLines(tx, id, quote.lines)
  await insertEvent(tx, { bookingId: id, version: 1, event, from: null, to: state, actor: 'visitor', text: '', at })
  await writeLetterLater(ctx, tx, { id, version: 1 }, letter)
  await ctx.cache.forget(tx, departureTopics(departure.slug, departure.packageSlug))
  return { id, reference, keyVersion: 1 }
}
