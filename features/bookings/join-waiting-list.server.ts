import { randomUUID } from 'node:crypto'
import { cutOff } from '#features/departures/departure.ts'
import type { PriceRefusal } from '#features/packages/price.ts'
import { lockStock } from '#features/stock/lock-stock.server.ts'
import { listStock } from '#features/stock/reads.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import { waitForStock } from '#features/stock/wait-for-stock.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { hashOfKey } from './booking-key.server.ts'
import type { WaitingAnswer } from './booking-request.ts'
import { offerSeats } from './offer-seats.server.ts'
import { findOffered, isClosed, quoteParty } from './quote-departure.server.ts'
import { findBookingByIdempotencyKey, lockIdempotencyKey } from './reads.server.ts'
import { type MadeBooking, writeNewBooking } from './write-new-booking.server.ts'

export type WaitingRefusal =
  | { reason: 'departure-unknown' }
  | { reason: 'departure-closed' }
  | { reason: 'departure-not-full'; seatsLeft: number }
  | { reason: 'party-too-large'; capacity: number }
  | PriceRefusal

/**
 * Puts a whole party on a departure's waiting list, oldest first; it takes no stock. The price is the one of today for
 * adult foreign visitors, so that an offer can be weighed. Refused while the party fits into what is for sale, and for a
 * party that could never fit.
 *
 * @param formKey the key of the form; the same form with the same answers joins once.
 */
export async function joinWaitingList(
  ctx: Context,
  { answer, formKey }: { answer: WaitingAnswer; formKey: string },
): Promise<Outcome<MadeBooking, WaitingRefusal>> {
  const now = ctx.clock.now()
  const idempotencyKey = `waiting:${hashOfKey(JSON.stringify([formKey, answer])).toString('hex')}`
  const offered = await findOffered(ctx.db, answer.departure, now)
  if (!offered?.package.bookable) return refused({ reason: 'departure-unknown' })
  const { departure } = offered
  if (isClosed(offered)) return refused({ reason: 'departure-closed' })
  if (answer.travellers > departure.capacity) return refused({ reason: 'party-too-large', capacity: departure.capacity })
  const party = { travellersCount: answer.travellers, travellers: [], comfort: departure.comfort, singleRooms: 0 }
  const quote = quoteParty(offered, party, now)
  if (!quote.done) return quote
  return transact<MadeBooking, WaitingRefusal>(ctx.db, async (tx) => {
    await lockIdempotencyKey(tx, idempotencyKey)
    const made = await findBookingByIdempotencyKey(tx, idempotencyKey)
    if (made) return done(made)
    const seats = { resource: departureSeats(departure.id), day: departure.startsOn, quantity: answer.travellers }
    // Before the first row that points at the seats: two who join at once would else wait for each other.
    await lockStock(tx, [seats])
    const at = await ctx.clock.in(tx)
    if (at >= cutOff(departure.startsOn)) return refused({ reason: 'departure-closed' })
    const seatsLeft = (await listStock(tx, [seats], at))[0]?.forSale ?? 0
    if (seatsLeft >= answer.travellers) return refused({ reason: 'departure-not-full', seatsLeft })
    const id = randomUUID()
    const joined = await writeNewBooking(ctx, tx, 'join', {
      id,
      idempotencyKey,
      offered,
      quote: quote.value,
      at,
      holdEndsAt: null,
      travellersCount: answer.travellers,
      leadName: answer.name,
      email: answer.email,
      phone: answer.phone,
      comfort: departure.comfort,
      singleRooms: 0,
      paymentMethod: null,
      message: '',
    })
    await waitForStock(tx, id, seats, at)
    // Seats that came free between the look and the join are offered at once.
    await offerSeats(ctx, tx, { departureId: departure.id, startsOn: departure.startsOn })
    return done(joined)
  })
}
