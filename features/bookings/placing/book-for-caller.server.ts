import type { TrafficSources } from '#features/analytics/traffic-source.ts'
import { addressOfNobody } from '#features/emails/reachable.ts'
import type { Origin } from '#features/enquiries/origin.ts'
import { mostTravellers } from '#features/orders/most-travellers.ts'
import type { Party, ProductOrder } from '#features/orders/order.ts'
import type { BookedBy } from '#features/orders/order-cut-off.ts'
import type { AdjustmentRefusal, NewDiscount } from '#features/pricing/adjustments/adjust.ts'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { noBilling } from '../billing/billing-details.ts'
import { hashOfKey } from '../booking-key.server.ts'
import type { Contact } from '../drafts/booking-draft.ts'
import { discountedQuote } from '../quotes/adjusted-quote.ts'
import type { Quote } from '../quotes/quote.ts'
import { quoteBooking } from '../quotes/quote-booking.server.ts'
import { quoteOrder } from '../quotes/quote-order.server.ts'
import type { CallerWay } from './caller-request.ts'
import { type EnquiryRefusal, enquire } from './enquire.server.ts'
import { type HoldRefusal, holdOrder } from './hold-order.server.ts'
import { joinWaitingList, type WaitingRefusal } from './join-waiting-list.server.ts'
import type { MadeBooking } from './write-new-booking.server.ts'

export type CallerInput = {
  way: CallerWay
  order: ProductOrder
  party: Party
  /** The email is empty for a caller without one. */
  contact: Contact
  message: string
  /** The total that was named on the phone, in minor units; absent without a price. */
  agreedTotalMinor?: number | undefined
  /** A discount on that total, for a hold or a quote. */
  discount?: NewDiscount | undefined
  /** The key of the form; the same form with the same answers makes one booking. */
  formKey: string
  /** The member of staff, for the timeline, the language of the customer, and where it comes from: what staff record, and what their enquiry has. */
  by: { actor: string; language?: string } & Origin & Partial<TrafficSources>
}

export type CallerRefusal = HoldRefusal | AdjustmentRefusal | EnquiryRefusal | WaitingRefusal | { reason: 'no-list-for-this' }

/**
 * Staff book for a caller: a hold of seven days, never past the cut-off (of a hire the end of its first day) and without a payment method yet; a quote, which is an enquiry
 * whose price is sent at once in one email; an enquiry without a price; or a place on a waiting list. Refused: what the visitor's own
 * steps refuse (docs/pricing.md, docs/stock.md), and a waiting list for what has none.
 */
export async function bookForCaller(ctx: Context, input: CallerInput): Promise<Outcome<MadeBooking, CallerRefusal>> {
  const { formKey, contact } = input
  const most = mostTravellers.pilgrims
  if (input.party.length > most) return refused({ reason: 'party-too-large', most })
  const email = contact.email === '' ? addressOfNobody(`caller-${nameOf(formKey)}`) : contact.email
  const known = { ...input, contact: { ...contact, email } }
  switch (input.way) {
    case 'hold':
      return hold(ctx, known)
    case 'quote':
      return quote(ctx, known)
    case 'enquiry':
      return enquire(ctx, { enquiry: enquiryOf(known), formKey, by: input.by })
    case 'waiting':
      return wait(ctx, known)
  }
}

const nameOf = (key: string) => hashOfKey(key).toString('hex').slice(0, 24)

const enquiryOf = ({ order, party, contact, message }: CallerInput) => ({ order, party, contact, message })

async function hold(ctx: Context, input: CallerInput): Promise<Outcome<MadeBooking, CallerRefusal>> {
  const { formKey, agreedTotalMinor = Number.NaN, discount, by } = input
  const checked = discount ? await priceFor(ctx, input, 'staff') : done(undefined)
  if (!checked.done) return checked
  const idempotencyKey = `caller:${nameOf(JSON.stringify([formKey, enquiryOf(input)]))}`
  return holdOrder(ctx, { ...enquiryOf(input), agreedTotalMinor, discount, method: null, idempotencyKey, by })
}

/** What it comes to with the discount. Refused: an order without a price, another total than was named, a discount that cannot be given. */
async function priceFor(
  ctx: Context,
  { order, party, agreedTotalMinor = Number.NaN, discount }: CallerInput,
  by?: BookedBy,
): Promise<Outcome<Quote, CallerRefusal>> {
  const now = ctx.clock.now()
  const priced = await quoteOrder(ctx.db, order, party, now, undefined, by)
  if (!priced.done) return priced
  const { quote, product } = priced.value
  const { totalMinor } = quote.schedule
  if (totalMinor !== agreedTotalMinor) return refused({ reason: 'price-changed', totalMinor })
  return discountedQuote(quote, discount, product, now)
}

/** Prices the order first: an order without a price makes no enquiry. */
async function quote(ctx: Context, input: CallerInput): Promise<Outcome<MadeBooking, CallerRefusal>> {
  const { agreedTotalMinor = Number.NaN, discount, formKey, by } = input
  const priced = await priceFor(ctx, input)
  if (!priced.done) return priced
  const made = await enquire(ctx, { enquiry: enquiryOf(input), formKey: `${formKey}:quote`, by, quiet: true })
  if (!made.done) return made
  // A second press finds it quoted already. If the price changes at this moment, the enquiry stays without a quote.
  await quoteBooking(ctx, made.value.id, {
    actor: by.actor,
    text: '',
    price: 'of-the-order',
    agreedTotalMinor,
    discount,
    seen: 1,
  })
  return done(made.value)
}

async function wait(ctx: Context, input: CallerInput): Promise<Outcome<MadeBooking, CallerRefusal>> {
  const { order, party, contact, message, formKey, by } = input
  if (order.kind !== 'departure') return refused({ reason: 'no-list-for-this' })
  const { name, email, phone, ...given } = contact
  const answer = { name, email, phone, departure: order.departure, travellers: party.length }
  return joinWaitingList(ctx, { answer, formKey, party, message, billing: { ...noBilling, ...given }, by })
}
