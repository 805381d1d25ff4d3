import type { TrafficSource } from '#features/analytics/traffic-source.ts'
import { type BillingDetails, noBilling } from '#features/bookings/billing/billing-details.ts'
import { isErased } from '#features/bookings/erasure.ts'
import { findBooking } from '#features/bookings/reads.server.ts'
import { hasNoAddress } from '#features/emails/reachable.ts'
import type { Origin } from '#features/enquiries/origin.ts'
import { findAdminEnquiry } from '#features/enquiries/reads-admin.server.ts'
import type { Db } from '#platform/context.ts'
import { isUuid } from '#values/uuid.ts'

/** Who is known already, and by what: `from` is the field of the address that names their booking or enquiry. */
export type Customer = {
  from: 'again' | 'enquiry'
  id: string
  name: string
  phone: string
  email: string
  language: string
  /** Of their enquiry, where it was written on the site. */
  trafficSource: TrafficSource | null
} & Origin &
  BillingDetails

/**
 * Whom a booking is for, as the booking to make again or the enquiry has it: found by an id, so that no address of ours holds who they
 * are. Undefined where neither is known.
 */
export async function findCaller(
  db: Db,
  { again, enquiry }: { again?: string | undefined; enquiry?: string | undefined },
): Promise<Customer | undefined> {
  const found = isUuid(enquiry) ? await findAdminEnquiry(db, enquiry) : undefined
  if (found) {
    const { id, name, phone, language, channel, source, trafficSource } = found
    const email = hasNoAddress(found.email) ? '' : found.email
    return { from: 'enquiry', id, name, phone, email, language, channel, source, trafficSource, ...noBilling }
  }
  const booking = isUuid(again) ? await findBooking(db, again) : undefined
  if (!booking || isErased(booking)) return undefined
  const { id, leadName: name, phone, email: address, language, billingName, billingAddress, billingTaxNumber } = booking
  const billing = { billingName, billingAddress, billingTaxNumber }
  const email = hasNoAddress(address) ? '' : address
  return { from: 'again', id, name, phone, email, language, channel: null, source: 'returning', trafficSource: null, ...billing }
}
