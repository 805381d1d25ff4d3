import { randomBytes } from 'node:crypto'
import type { TrafficSources } from '#features/analytics/traffic-source.ts'
import type { Origin } from '#features/enquiries/origin.ts'
import type { Party } from '#features/orders/order.ts'
import { tagsOf } from '#features/orders/order-tags.ts'
import type { Product } from '#features/orders/product.ts'
import type { AgreedTerms } from '#features/pages/agreed-terms.ts'
import { findTermsToAgree } from '#features/pages/reads.server.ts'
import type { StockPart } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { followOrdersQueue } from '#values/queues.ts'
import { referenceFrom } from '#values/reference.ts'
import type { Contact } from '../drafts/booking-draft.ts'
import { queueBookingEmail } from '../emails/queue-booking-email.server.ts'
import { answerBy } from '../holds/hold-length.ts'
import { holderKeys } from '../holds/holder-keys.server.ts'
import { type BookedQuote, withPolicies } from '../quotes/quote.ts'
import type { Booking } from '../reads.server.ts'
import { newSupplierRequests } from '../suppliers/supplier-requests.ts'
import { insertNewBooking } from './writes-new-booking.server.ts'

/** What identifies a new booking; `id` and `keyVersion` derive the key of its page. */
export type MadeBooking = Pick<Booking, 'id' | 'reference' | 'keyVersion'>

/**
 * Who made a booking, for its timeline; whether it is a demo booking of `npm run demo:bookings`; and the client address of a visitor's
 * request. The language of the pages on which it was made, or that staff chose; English without it. What staff record of where it comes
 * from; a visitor's comes from the website. The sources of the visits in which it was begun and sent; of a booking by staff those of its
 * enquiry.
 */
export type MadeBy = { actor: string; sample?: true; address?: string; language?: string } & Partial<Origin> &
  Partial<TrafficSources>

export const byVisitor: MadeBy = { actor: 'visitor' }
export const isVisitor = ({ actor }: MadeBy): boolean => actor === byVisitor.actor

export type NewBooking = Pick<Booking, 'id' | 'holdEndsAt' | 'paymentMethod' | 'message'> & {
  /** A repeated request with this key finds the booking again. */
  idempotencyKey: string
  product: Pick<Product, 'settings'> & { departure?: { id: number } }
  quote: BookedQuote
  party: Party
  contact: Contact
  /** The terms that were agreed to; without them those that apply now, in the customer's language. */
  terms?: AgreedTerms
  /** The hold's end once the address is confirmed, if there is something to confirm. */
  fullHoldEndsAt?: Date | null
  /** The parts on request. */
  onRequest: readonly StockPart[]
  at: Date
  by: MadeBy
  /** The draft that it is made from, which is closed. */
  draftId?: string | null
  /** Queues no email, because another follows at once. */
  quiet?: boolean
}

/** The first state and email of a booking, by its first event. */
const beginnings = {
  reserve: { state: 'on-hold', email: 'received' },
  request: { state: 'requested', email: 'requested' },
  join: { state: 'waitlisted', email: 'waiting' },
  enquire: { state: 'enquiry', email: 'enquired' },
} as const

/**
 * Writes a new booking inside the caller's transaction: its row with order, price, schedule, policies and terms frozen as they are now,
 * its lines, parts and travellers, its first event and its email, and invalidates the pages that show it. The caller takes its stock.
 */
export async function writeNewBooking(
  ctx: Context,
  tx: Tx,
  event: keyof typeof beginnings,
  { idempotencyKey, product, quote, party, contact, onRequest, at, by, draftId = null, quiet = false, ...booking }: NewBooking,
): Promise<MadeBooking> {
  const { state, email } = beginnings[event]
  const { settings, departure } = product
  const { id, holdEndsAt, fullHoldEndsAt = null } = booking
  const terms = booking.terms ?? (await findTermsToAgree(tx, settings.termsVersion, by.language ?? 'en'))
  const end = fullHoldEndsAt ?? holdEndsAt
  const reference = referenceFrom(randomBytes(8))
  await insertNewBooking(tx, {
    holder: by.sample ? undefined : { ...holderKeys(ctx, contact, by.address), byStaff: !isVisitor(by) },
    booking: {
      id,
      reference,
      idempotency_key: idempotencyKey,
      state,
      kind: quote.order.kind,
      ordered: quote.order,
      title: quote.title,
      scene: quote.scene,
      departure_id: departure?.id ?? null,
      starts_on: quote.startsOn,
      ends_on: quote.endsOn,
      travellers_count: party.length,
      lead_name: contact.name,
      email: contact.email,
      phone: contact.phone,
      payment_method: booking.paymentMethod,
      message: booking.message,
      billing_name: contact.billingName ?? '',
      billing_address: contact.billingAddress ?? '',
      billing_tax_number: contact.billingTaxNumber ?? '',
      language: by.language ?? 'en',
      channel: by.channel ?? (isVisitor(by) ? 'website' : null),
      source: by.source ?? null,
      first_source_kind: by.firstSource?.kind ?? null,
      first_source_name: by.firstSource?.name ?? null,
      last_source_kind: by.lastSource?.kind ?? null,
      last_source_name: by.lastSource?.name ?? null,
      currency: 'USD',
      total_minor: quote.schedule.totalMinor,
      deposit_minor: quote.schedule.depositMinor,
      balance_due_on: quote.schedule.balanceDueOn,
      rwf_per_unit: settings.rwfPerUsd,
      terms_version: terms.version,
      terms_language: terms.language,
      terms_revision: terms.revision,
      hold_ends_at: holdEndsAt,
      full_hold_ends_at: fullHoldEndsAt,
      answer_by: event === 'request' && end ? answerBy(at, end) : null,
      created_at: at,
      sample: by.sample ?? false,
    },
    lines: withPolicies(quote.lines, settings),
    parts: { parts: quote.parts, requests: newSupplierRequests(onRequest) },
    party,
    event: { version: 1, event, from_state: null, to_state: state, actor: by.actor, text: '', at },
    draftId,
  })
  if (!quiet) await queueBookingEmail(ctx, tx, { id, version: 1 }, email)
  // Suppliers are asked while a request waits for them; of a hold nothing is ordered by itself.
  if (state === 'requested') await ctx.jobs.addOnce(tx, followOrdersQueue)
  await ctx.cache.invalidate(tx, tagsOf(quote.order))
  return { id, reference, keyVersion: 1 }
}
