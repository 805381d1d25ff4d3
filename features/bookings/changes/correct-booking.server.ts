import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { addressOfNobody, hasNoAddress, isReachable } from '#features/emails/reachable.ts'
import type { Origin } from '#features/enquiries/origin.ts'
import type { Order } from '#features/orders/order.ts'
import type { HireRefusal } from '#features/pricing/hires/price-hire.ts'
import type { Context, Db } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { BillingDetails } from '../billing/billing-details.ts'
import { isFinal } from '../booking.ts'
import type { Booking } from '../booking-record.ts'
import { confirmedHoldEnd, queueConfirmation } from '../emails/confirm-email.server.ts'
import { isErased } from '../erasure.ts'
import { holderKeys } from '../holds/holder-keys.server.ts'
import { changeBooking, type MoveRefusal } from '../move-booking.server.ts'
import { quoteBooked } from '../quotes/quote-booked.server.ts'
import { listTravellers } from '../reads.server.ts'
import { confirmationSentAgain } from './confirmation-again.ts'
import { noteChange } from './note-change.server.ts'
import { updateContact, updateHolderContact } from './writes-contact.server.ts'

type DriverRefusal = Extract<HireRefusal, { reason: 'driver-too-young' | 'licence-too-new' }>
export type CorrectionRefusal = MoveRefusal | DriverRefusal

export type Correction = {
  actor: string
  contact: { name: string; email: string; phone: string }
  message: string
  billing: BillingDetails
  origin: Origin
  /** The language of its emails and documents from now on. */
  language: string
  /** The order with its pick-up or driver (`correctedOrder`). */
  order: Order
  /** Whether the links that were sent so far open nothing any more, because they went to somebody else's address. */
  closesLinks: boolean
  /** The version of what is corrected here that the form showed (`correctionVersion`). */
  seen: string
}

type Corrected = Pick<Booking, 'leadName' | 'email' | 'phone' | 'message' | 'order' | 'channel' | 'source' | 'language'> &
  BillingDetails

/**
 * Names what can be corrected of a booking as it is: another text once any of it has changed, whatever else happens to the
 * booking.
 */
export const correctionVersion = (booking: Corrected): string => {
  const { leadName, email, phone, message, order, channel, source, language } = booking
  const { billingName, billingAddress, billingTaxNumber } = booking
  const billing = [billingName, billingAddress, billingTaxNumber]
  const details = order.kind === 'hire' ? [order.pickUp ?? null, order.driver] : []
  return createHash('sha256')
    .update(JSON.stringify([leadName, email, phone, message, details, channel, source, language, billing]))
    .digest('base64url')
    .slice(0, 22)
}

/**
 * Staff correct the contact, the language, the billing details and the wishes of a booking, and where a car is brought or who drives it. No price and no state
 * changes; the timeline records what changed. A hold whose email is not confirmed gets the email with the confirmation link again when its
 * address changes, to the new one; the link that went to the old address confirms nothing any more. No other email is sent. A customer
 * without an email address is stored under an unreachable one. Refused: what somebody else has corrected since it was shown, a driver whom the class does not accept, an
 * erased customer, and pick-up or driver of a booking that has ended.
 */
export function correctBooking(ctx: Context, id: string, input: Correction): Promise<Outcome<undefined, CorrectionRefusal>> {
  return changeBooking<undefined, DriverRefusal>(ctx, id, async (tx, booking) => {
    if (correctionVersion(booking) !== input.seen) return refused({ reason: 'changed-meanwhile' })
    const changesOrder = !isDeepStrictEqual(input.order, booking.order)
    if (isErased(booking) || (changesOrder && isFinal(booking.state)))
      return refused({ reason: 'move-not-allowed', state: booking.state })
    const driver = changesOrder ? await driverRefusal(tx, booking, input.order, ctx.clock.now()) : undefined
    if (driver) return refused(driver)
    const { name, phone } = input.contact
    const { language } = input
    const { channel, source } = input.origin
    const { billingName, billingAddress, billingTaxNumber } = input.billing
    const isBilledAsBefore =
      billingName === booking.billingName &&
      billingAddress === booking.billingAddress &&
      billingTaxNumber === booking.billingTaxNumber
    const email = input.contact.email || (hasNoAddress(booking.email) ? booking.email : addressOfNobody(`booking-${id}`))
    const changed = [
      ...(name === booking.leadName ? [] : ['lead traveller']),
      ...(email === booking.email ? [] : ['email']),
      ...(phone === booking.phone ? [] : ['phone']),
      ...(language === booking.language ? [] : ['language']),
      ...(input.message === booking.message ? [] : ['request']),
      ...(isBilledAsBefore ? [] : ['billing details']),
      ...(channel === booking.channel ? [] : ['sales channel']),
      ...(source === booking.source ? [] : ['marketing source']),
      ...(changesOrder ? [booking.order.kind === 'hire' && booking.order.withDriver ? 'pick-up' : 'driver'] : []),
      ...(input.closesLinks ? ['links sent before closed'] : []),
    ]
    const confirmsAgain = email !== booking.email && isReachable(email) && confirmedHoldEnd(booking) !== null
    if (changed.length === 0) return done(undefined)
    await updateContact(tx, booking, {
      lead_name: name,
      email,
      phone,
      message: input.message,
      billing_name: billingName,
      billing_address: billingAddress,
      billing_tax_number: billingTaxNumber,
      language,
      channel,
      source,
      ...(changesOrder && { ordered: JSON.stringify(input.order) }),
      ...(input.closesLinks && { key_version: booking.keyVersion + 1 }),
    })
    await updateHolderContact(tx, id, holderKeys(ctx, { email, phone }))
    if (confirmsAgain) await queueConfirmation(ctx, tx, booking, `corrected-${booking.version + 1}`)
    const text = `Corrected: ${changed.join(', ')}${confirmsAgain ? `. ${confirmationSentAgain}` : ''}`
    await noteChange(ctx, tx, id, { actor: input.actor, text })
    return done(undefined)
  })
}

/** Why the class of a hire does not accept its driver, by the rule of its price. */
async function driverRefusal(db: Db, booking: Booking, order: Order, now: Date): Promise<DriverRefusal | undefined> {
  const priced = await quoteBooked(db, { ...order, code: null }, await listTravellers(db, booking.id), now)
  if (priced.done) return undefined
  const { refusal } = priced
  return refusal.reason === 'driver-too-young' || refusal.reason === 'licence-too-new' ? refusal : undefined
}
