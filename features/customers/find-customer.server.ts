import { findBooker, listBookingIdsOf, listDraftsOf } from '#features/bookings/privacy/reads-customers.server.ts'
import { findBooking } from '#features/bookings/reads.server.ts'
import { listEmailsOf } from '#features/emails/reads.server.ts'
import { thingsOf } from '#features/enquiries/email-occasions.ts'
import { findEnquirer, findReader, listEnquiriesOf } from '#features/enquiries/reads.server.ts'
import { listGivenDetails } from '#features/travellers/list-stored-details.server.ts'
import type { Db } from '#platform/context.ts'
import { type CustomerView, readCustomerQuery } from './customer.ts'

/**
 * What is stored of a customer, found by an address in any case, or by the reference of a booking or an enquiry; undefined when
 * nothing is. A booking belongs to whoever made it and is shown with all its travellers.
 */
export async function findCustomer(db: Db, typed: string): Promise<CustomerView | undefined> {
  const email = await findAddress(db, typed)
  if (email === undefined) return undefined
  const stored = await listStoredOf(db, email)
  const bookings: CustomerView['bookings'][number][] = []
  for (const id of stored.bookingIds) {
    const booking = await findBooking(db, id)
    if (!booking) continue
    const { reference, title, state, startsOn, leadName, phone } = booking
    bookings.push({ id, reference, title, state, startsOn, leadName, phone, travellers: await listGivenDetails(db, id) })
  }
  const { enquiries, reader, drafts, emails } = stored
  const nothing = bookings.length + enquiries.length + drafts.length + emails.length === 0 && !reader
  if (nothing) return undefined
  const newest = bookings.sort((a, b) => (a.startsOn < b.startsOn ? 1 : -1))
  const counted = { drafts: drafts.length, emails: emails.length }
  return { email, bookings: newest, enquiries, newsletter: reader?.state ?? null, ...counted }
}

/** The address, in lower case, that the typed text means, whether or not anything is stored under it. */
async function findAddress(db: Db, typed: string): Promise<string | undefined> {
  const who = readCustomerQuery(typed)
  if (!who) return undefined
  if ('email' in who) return who.email
  return ((await findBooker(db, who.reference)) ?? (await findEnquirer(db, who.reference)))?.toLowerCase()
}

/** Everything stored under an address, in lower case. */
export async function listStoredOf(db: Db, email: string) {
  const bookingIds = await listBookingIdsOf(db, email)
  const enquiries = await listEnquiriesOf(db, email)
  const reader = await findReader(db, email)
  const drafts = await listDraftsOf(db, email)
  const things = thingsOf({ enquiries: enquiries.map(({ id }) => id), subscribers: reader ? [reader.id] : [] })
  const emails = await listEmailsOf(db, { bookingIds, things, email })
  return { bookingIds, enquiries, reader, drafts, emails }
}
