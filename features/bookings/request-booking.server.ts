import { randomBytes, randomUUID } from 'node:crypto'
import { cutOff } from '#features/departures/departure.ts'
import type { PriceRefusal } from '#features/packages/price.ts'
import { holdStock } from '#features/stock/hold-stock.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/transact.server.ts'
import { addDays } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { referenceFrom } from '#values/reference.ts'
import type { ExtrasAnswer, PaymentAnswer, TravellersAnswer } from './booking-request.ts'
import { tourPolicy } from './cancellation.ts'
import { holdEnd, holdLengthMs, methodsFor, type PaymentMethod } from './hold-length.ts'
import { type TooYoung, tooYoung } from './party-rules.ts'
import { findOffered, type Offered, type Quote, quoteParty } from './quote-departure.server.ts'
import { type Booking, findBookingByIdempotencyKey, lockIdempotencyKey } from './reads.server.ts'
import { writeLetterLater } from './write-letter-later.server.ts'
import { insertBooking, insertEvent, insertTravellers, replaceLines } from './writes.server.ts'

export type BookingRequest = {
  departureSlug: string
  travellers: TravellersAnswer
  extras: ExtrasAnswer
  payment: PaymentAnswer
  /** One key for one intention: a repeated request with the same key is answered with the booking it made. */
  idempotencyKey: string
}

export type BookingRefusal =
  | { reason: 'departure-unknown' }
  | { reason: 'departure-closed' }
  | { reason: 'departure-full'; seatsLeft: number }
  | { reason: 'method-not-offered'; offered: PaymentMethod[] }
  | { reason: 'price-changed'; totalMinor: number }
  | { reason: 'travellers-too-young'; travellers: TooYoung[] }
  | PriceRefusal

/** What a made booking is known by; `id` and `keyVersion` derive the secret of its page. */
export type MadeBooking = Pick<Booking, 'id' | 'reference' | 'keyVersion'>

/**
 * Holds seats on a departure for a party: price, stock, booking, event and letter at one commit, or a refusal and nothing.
 * The hold's length follows the way of paying and never passes the cut-off. Refused: unknown, closed, full (with what is
 * left), a way of paying that is not offered this late, travellers under a permit's age, no listed price, another price than
 * the one agreed.
 */
export async function requestBooking(ctx: Context, request: BookingRequest): Promise<Outcome<MadeBooking, BookingRefusal>> {
  const offered = await findOffered(ctx, request.departureSlug)
  if (!offered?.package.bookable) return refused({ reason: 'departure-unknown' })
  const ruled = checkParty(offered, request, ctx.clock.now())
  if (!ruled.done) return ruled
  return transact<MadeBooking, BookingRefusal>(ctx.db, async (tx) => {
    await lockIdempotencyKey(tx, request.idempotencyKey)
    const made = await findBookingByIdempotencyKey(tx, request.idempotencyKey)
    return made ? done(made) : makeBooking(ctx, tx, offered, request, ruled.value)
  })
}

/** The rules that need no stock: cut-off, way of paying, ages, price. */
function checkParty(
  offered: Offered,
  { travellers, extras, payment }: BookingRequest,
  now: Date,
): Outcome<Quote, BookingRefusal> {
  const { departure, package: of } = offered
  if (departure.status === 'closed' || departure.status === 'cancelled') return refused({ reason: 'departure-closed' })
  const methods = methodsFor(departure.startsOn, now)
  if (!methods.includes(payment.method)) return refused({ reason: 'method-not-offered', offered: methods })
  const young = tooYoung(travellers.travellers, {
    startsOn: departure.startsOn,
    title: of.title,
    minimumAge: of.minimumAge,
    fees: of.rates.fees,
    dayOf: (day) => addDays(departure.startsOn, day - 1),
  })
  if (young.length > 0) return refused({ reason: 'travellers-too-young', travellers: young })
  const party = { travellersCount: travellers.travellers.length, travellers: travellers.travellers }
  const quote = quoteParty(offered, { ...party, comfort: extras.comfort, singleRooms: extras.singleRooms }, now)
  if (!quote.done || quote.value.schedule.totalMinor === payment.agreedTotalMinor) return quote
  return refused({ reason: 'price-changed', totalMinor: quote.value.schedule.totalMinor })
}

async function makeBooking(
  ctx: Context,
  tx: Tx,
  { departure, settings }: Offered,
  { travellers, extras, payment, idempotencyKey }: BookingRequest,
  quote: Quote,
): Promise<Outcome<MadeBooking, BookingRefusal>> {
  const id = randomUUID()
  const reference = referenceFrom(randomBytes(8))
  const count = travellers.travellers.length
  const seats = { resource: departureSeats(departure.id), day: departure.startsOn, quantity: count }
  const held = await holdStock(ctx, tx, id, [seats], (at) =>
    holdEnd(holdLengthMs(payment.method, departure.startsOn, at), departure.startsOn, at),
  )
  if (!held.done) return refused({ reason: 'departure-full', seatsLeft: held.refusal.short[0]?.left ?? 0 })
  const { at, heldUntil } = held.value
  if (at >= cutOff(departure.startsOn)) return refused({ reason: 'departure-closed' })
  const [lead] = travellers.travellers
  await insertBooking(tx, {
    id,
    reference,
    idempotency_key: idempotencyKey,
    state: 'on-hold',
    departure_id: departure.id,
    starts_on: departure.startsOn,
    ends_on: departure.endsOn,
    travellers_count: count,
    lead_name: lead ? `${lead.firstNames} ${lead.familyName}` : '',
    email: travellers.email,
    phone: travellers.phone,
    comfort: extras.comfort,
    single_rooms: extras.singleRooms,
    payment_method: payment.method,
    message: extras.message,
    currency: 'USD',
    total_minor: quote.schedule.totalMinor,
    deposit_minor: quote.schedule.depositMinor,
    balance_due_on: quote.schedule.balanceDueOn,
    rwf_per_unit: settings.rwfPerUsd,
    policy: JSON.stringify(tourPolicy),
    terms_version: settings.termsVersion,
    hold_ends_at: heldUntil,
    created_at: at,
  })
  await insertTravellers(tx, id, travellers.travellers)
  await replaceLines(tx, id, quote.lines)
  await insertEvent(tx, {
    bookingId: id,
    version: 1,
    event: 'reserve',
    from: null,
    to: 'on-hold',
    actor: 'visitor',
    text: '',
    at,
  })
  await writeLetterLater(ctx, tx, { id, version: 1 }, 'received')
  await ctx.cache.forget(tx, ['departures', `departure:${departure.slug}`, `package:${departure.packageSlug}`])
  return done({ id, reference, keyVersion: 1 })
}
