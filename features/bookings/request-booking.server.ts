import { randomUUID } from 'node:crypto'
import { cutOff } from '#features/departures/departure.ts'
import type { PriceRefusal } from '#features/packages/price.ts'
import { holdStock } from '#features/stock/hold-stock.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { ExtrasAnswer, PaymentAnswer, TravellersAnswer } from './booking-request.ts'
import { holdEnd, holdLengthMs, methodsFor, type PaymentMethod } from './hold-length.ts'
import { hasAdult, rulesOf, type TooYoung, tooYoung } from './party-rules.ts'
import { findOffered, isClosed, type Offered, type Quote, quoteParty } from './quote-departure.server.ts'
import { findBookingByIdempotencyKey, lockIdempotencyKey } from './reads.server.ts'
import { type MadeBooking, writeNewBooking } from './write-new-booking.server.ts'
import { closeDraft, insertTravellers } from './writes.server.ts'

export type BookingRequest = {
  departureSlug: string
  travellers: TravellersAnswer
  extras: ExtrasAnswer
  payment: PaymentAnswer
  /** What the visitor typed, which becomes the booking once: a repeated request is answered with the booking it made. */
  draftId: string
}

export type BookingRefusal =
  | { reason: 'departure-unknown' }
  | { reason: 'no-adult' }
  | { reason: 'departure-closed' }
  | { reason: 'departure-full'; seatsLeft: number }
  | { reason: 'method-not-offered'; offered: PaymentMethod[] }
  | { reason: 'price-changed'; totalMinor: number }
  | { reason: 'travellers-too-young'; travellers: TooYoung[] }
  | PriceRefusal

/**
 * Holds seats on a departure for a party: price, stock, booking, event and letter at one commit, or a refusal and nothing.
 * The hold's length follows the way of paying and never passes the cut-off. Refused: unknown, closed, full (with what is
 * left), a way of paying that is not offered this late, a party without an adult, travellers under a permit's age, no
 * listed price, another price than the one that was agreed.
 */
export async function requestBooking(ctx: Context, request: BookingRequest): Promise<Outcome<MadeBooking, BookingRefusal>> {
  const offered = await findOffered(ctx.db, request.departureSlug, ctx.clock.now())
  if (!offered?.package.bookable) return refused({ reason: 'departure-unknown' })
  const ruled = checkParty(offered, request, ctx.clock.now())
  if (!ruled.done) return ruled
  return transact<MadeBooking, BookingRefusal>(ctx.db, async (tx) => {
    await lockIdempotencyKey(tx, keyOf(request))
    const made = await findBookingByIdempotencyKey(tx, keyOf(request))
    return made ? done(made) : makeBooking(ctx, tx, offered, request, ruled.value)
  })
}

const keyOf = ({ draftId }: Pick<BookingRequest, 'draftId'>) => `draft:${draftId}`

/** The rules that need no stock: cut-off, way of paying, ages, price. */
function checkParty(
  offered: Offered,
  { travellers, extras, payment }: BookingRequest,
  now: Date,
): Outcome<Quote, BookingRefusal> {
  const { departure, package: of } = offered
  if (isClosed(offered)) return refused({ reason: 'departure-closed' })
  if (!hasAdult(travellers.travellers, departure.startsOn)) return refused({ reason: 'no-adult' })
  const methods = methodsFor(departure.startsOn, now)
  if (!methods.includes(payment.method)) return refused({ reason: 'method-not-offered', offered: methods })
  const young = tooYoung(travellers.travellers, rulesOf(of, departure.startsOn))
  if (young.length > 0) return refused({ reason: 'travellers-too-young', travellers: young })
  const party = { travellersCount: travellers.travellers.length, travellers: travellers.travellers }
  const quote = quoteParty(offered, { ...party, comfort: extras.comfort, singleRooms: extras.singleRooms }, now)
  if (!quote.done || quote.value.schedule.totalMinor === payment.agreedTotalMinor) return quote
  return refused({ reason: 'price-changed', totalMinor: quote.value.schedule.totalMinor })
}

async function makeBooking(
  ctx: Context,
  tx: Tx,
  offered: Offered,
  { travellers, extras, payment, draftId }: BookingRequest,
  quote: Quote,
): Promise<Outcome<MadeBooking, BookingRefusal>> {
  const { id: departureId, startsOn } = offered.departure
  const id = randomUUID()
  const count = travellers.travellers.length
  const seats = { resource: departureSeats(departureId), day: startsOn, quantity: count }
  const end = (at: Date) => holdEnd(holdLengthMs(payment.method, startsOn, at), startsOn, at)
  const held = await holdStock(ctx, tx, id, [seats], end)
  if (!held.done) return refused({ reason: 'departure-full', seatsLeft: held.refusal.short[0]?.left ?? 0 })
  const { at, heldUntil } = held.value
  if (at >= cutOff(startsOn)) return refused({ reason: 'departure-closed' })
  const [lead] = travellers.travellers
  const made = await writeNewBooking(ctx, tx, 'reserve', {
    id,
    idempotencyKey: keyOf({ draftId }),
    offered,
    quote,
    at,
    holdEndsAt: heldUntil,
    travellersCount: count,
    leadName: lead ? `${lead.firstNames} ${lead.familyName}` : '',
    email: travellers.email,
    phone: travellers.phone,
    comfort: extras.comfort,
    singleRooms: extras.singleRooms,
    paymentMethod: payment.method,
    message: extras.message,
  })
  await insertTravellers(tx, id, travellers.travellers)
  await closeDraft(tx, draftId, id, count)
  return done(made)
}
