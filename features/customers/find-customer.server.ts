import { findBooker, listBookingIdsOf, listDraftsOf } from '#features/bookings/privacy/reads-customers.server.ts'
import { findBooking } from '#features/bookings/reads.server.ts'
import { listEmailsOf } from '#features/emails/reads-customers.server.ts'
import { thingsOf } from '#features/enquiries/email-occasions.ts'
import { findEnquirer, findReader, listEnquiriesOf } from '#features/enquiries/reads.server.ts'
import { listWhatIsGiven } from '#features/travellers/list-given.server.ts'
import type { Db } from '#platform/context.ts'
import { type CustomerView, readWho } from './customer.ts'

/**
 * What is kept of the person that an address, in any case, or the reference of a booking or an enquiry stands for; undefined
 * where nothing is. A booking belongs to whoever made it: everybody who travels in it is shown with it.
 */
export async function findCustomer(db: Db, typed: string): Promise<CustomerView | undefined> {
  const email = await findAddress(db, typed)
  if (email === undefined) return undefined
  const kept = await listStoredOf(db, email)
  const bookings: CustomerView['bookings'][number][] = []
  for (const id of kept.bookingIds) {
    const booking = await findBooking(db, id)
    if (!booking) continue
    const { reference, title, state, startsOn, leadName, phone } = booking
    bookings.push({ id, reference, title, state, startsOn, leadName, phone, travellers: await listWhatIsGiven(db, id) })
  }
  const { enquiries, reader, drafts, letters } = kept
  const nothing = bookings.length + enquiries.length + drafts.length + letters.length === 0 && !reader
  if (nothing) return undefined
  const newest = bookings.sort((a, b) => (a.startsOn < b.startsOn ? 1 : -1))
  const counted = { drafts: drafts.length, letters: letters.length }
  return { email, bookings: newest, enquiries, newsletter: reader?.state ?? null, ...counted }
}

/** The address, in lower case, that typed words stand for, whether or not anything is kept under it. */
async function findAddress(db: Db, typed: string): Promise<string | undefined> {
  const who = readWho(typed)
  if (!who) return undefined
  if ('email' in who) return who.email
  return ((await findBooker(db, who.reference)) ?? (await findEnquirer(db, who.reference)))?.toLowerCase()
}

/** Everything under an address, in lower case, that is read at once. */
export async function listStoredOf(db: Db, email: string) {
  const bookingIds = await listBookingIdsOf(db, email)
  const enquiries = await listEnquiriesOf(db, email)
  const reader = await findReader(db, email)
  const drafts = await listDraftsOf(db, email)
  const things = thingsOf({ enquiries: enquiries.map(({ id }) => id), subscribers: reader ? [reader.id] : [] })
  const letters = await listEmailsOf(db, { bookingIds, things, email })
  return { bookingIds, enquiries, reader, drafts, letters }
}
