import { randomUUID } from 'node:crypto'
import { aboutOf } from '#features/orders/about.ts'
import { findProduct, type ProductRefusal } from '#features/orders/find-product.server.ts'
import type { Party, ProductOrder } from '#features/orders/order.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { hashOfKey } from '../booking-key.server.ts'
import type { Contact } from '../drafts/booking-draft.ts'
import { findMadeBooking, lockIdempotencyKey } from '../reads.server.ts'
import { byVisitor, type MadeBooking, type MadeBy, writeNewBooking } from './write-new-booking.server.ts'

export type EnquiryRefusal = ProductRefusal | { reason: 'dates-wrong' } | { reason: 'started-already' }

/** An order that the site does not price by itself: a party that is too large, a hire of a month. */
type Enquiry = { order: ProductOrder; party: Party; contact: Contact; message: string }

/** `quiet`: no email, because staff send the price at once in an email of its own. */
type EnquiryInput = { enquiry: Enquiry; formKey: string; by?: MadeBy; quiet?: boolean }

/**
 * Stores an enquiry: a reference and an email, no price and no stock; staff answer it with a quote. The same form with the same answers
 * is one enquiry. Refused: an unknown product, a start that has passed.
 */
export async function enquire(
  ctx: Context,
  { enquiry, formKey, by = byVisitor, quiet = false }: EnquiryInput,
): Promise<Outcome<MadeBooking, EnquiryRefusal>> {
  const { order, party, contact, message } = enquiry
  const now = ctx.clock.now()
  const found = await findProduct(ctx.db, { ...order, code: null }, now)
  if (!found.done) return found
  const product = found.value
  const about = aboutOf(product, order)
  if (!about) return refused({ reason: 'dates-wrong' })
  if (about.startsOn <= kigaliDay(now)) return refused({ reason: 'started-already' })
  const idempotencyKey = `enquiry:${hashOfKey(JSON.stringify([formKey, enquiry])).toString('hex')}`
  const schedule = { totalMinor: 0, depositMinor: 0, balanceMinor: 0, balanceDueOn: about.startsOn }
  return transact<MadeBooking, EnquiryRefusal>(ctx.db, async (tx) => {
    await lockIdempotencyKey(tx, idempotencyKey)
    const made = await findMadeBooking(tx, idempotencyKey)
    if (made) return done(made)
    return done(
      await writeNewBooking(ctx, tx, 'enquire', {
        id: randomUUID(),
        idempotencyKey,
        product,
        quote: { ...about, order, lines: [], parts: [], schedule },
        party,
        contact,
        message,
        paymentMethod: null,
        onRequest: [],
        at: now,
        holdEndsAt: null,
        by,
        quiet,
      }),
    )
  })
}
