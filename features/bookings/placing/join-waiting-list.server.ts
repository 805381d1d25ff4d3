import { randomUUID } from 'node:crypto'
import { cutOff } from '#features/departures/departure.ts'
import { findProduct } from '#features/orders/find-product.server.ts'
import { type Party, partyOfUnnamed } from '#features/orders/order.ts'
import type { OrderRefusal } from '#features/orders/priced-order.ts'
import { lockStock } from '#features/stock/lock-stock.server.ts'
import { listStock } from '#features/stock/reads.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import { waitForStock } from '#features/stock/wait-for-stock.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type BillingDetails, noBilling } from '../billing/billing-details.ts'
import { hashOfKey } from '../booking-key.server.ts'
import type { WaitingAnswer } from '../drafts/booking-request.ts'
import { quoteOf } from '../quotes/quote.ts'
import { findMadeBooking, lockIdempotencyKey } from '../reads.server.ts'
import { offerSeats } from '../waiting-list/offer-seats.server.ts'
import { byVisitor, type MadeBooking, type MadeBy, writeNewBooking } from './write-new-booking.server.ts'

export type WaitingRefusal =
  | { reason: 'product-unknown' }
  | { reason: 'departure-not-full'; seatsLeft: number }
  | { reason: 'party-larger-than-departure'; capacity: number }
  | OrderRefusal

type WaitingInput = {
  answer: WaitingAnswer
  formKey: string
  party?: Party
  message?: string
  billing?: BillingDetails
  by?: MadeBy
}

/**
 * Puts a whole party on a departure's waiting list, which is served oldest first; it takes no stock. The price is today's, for adult
 * foreign visitors, or for the `party` if staff know it. Refused while the party fits into what is for sale, and for a party larger than
 * the departure.
 *
 * @param formKey the key of the form; the same form with the same answers joins once.
 */
export async function joinWaitingList(
  ctx: Context,
  { answer, formKey, party = partyOfUnnamed(answer.travellers), message = '', billing = noBilling, by = byVisitor }: WaitingInput,
): Promise<Outcome<MadeBooking, WaitingRefusal>> {
  const now = ctx.clock.now()
  const idempotencyKey = `waiting:${hashOfKey(JSON.stringify([formKey, answer])).toString('hex')}`
  const found = await findProduct(ctx.db, { kind: 'departure', departure: answer.departure }, now)
  if (!found.done || found.value.kind !== 'departure') return refused({ reason: 'product-unknown' })
  const product = found.value
  const { departure } = product
  if (answer.travellers > departure.capacity)
    return refused({ reason: 'party-larger-than-departure', capacity: departure.capacity })
  const { slug, packageSlug, comfort, startsOn } = departure
  const order = {
    kind: 'departure',
    departure: slug,
    package: packageSlug,
    comfort,
    singleRooms: 0,
    extras: [],
    code: null,
  } as const
  const quote = quoteOf(product, order, party, now)
  if (!quote.done) return quote
  return transact<MadeBooking, WaitingRefusal>(ctx.db, async (tx) => {
    await lockIdempotencyKey(tx, idempotencyKey)
    const made = await findMadeBooking(tx, idempotencyKey)
    if (made) return done(made)
    const { parts } = quote.value
    // Locked before the first row that references the seats: otherwise two who join at once would deadlock.
    await lockStock(tx, parts)
    const at = await ctx.clock.in(tx)
    if (at >= cutOff(departure)) return refused({ reason: 'closed' })
    const seats = { resource: departureSeats(departure.id), day: startsOn, quantity: answer.travellers }
    const seatsLeft = (await listStock(tx, [seats], at))[0]?.forSale ?? 0
    if (seatsLeft >= answer.travellers) return refused({ reason: 'departure-not-full', seatsLeft })
    const id = randomUUID()
    const joined = await writeNewBooking(ctx, tx, 'join', {
      id,
      idempotencyKey,
      product,
      quote: quote.value,
      party,
      contact: { name: answer.name, email: answer.email, phone: answer.phone, ...billing },
      onRequest: [],
      at,
      holdEndsAt: null,
      paymentMethod: null,
      message,
      by,
    })
    await waitForStock(tx, id, seats, at)
    // Seats that came free since the check are offered at once.
    await offerSeats(ctx, tx, { departureId: departure.id, startsOn })
    return done(joined)
  })
}
