import { eraseAlertsOf } from '#features/alerts/erase-customer.server.ts'
import { eraseCustomerWords } from '#features/audit-log/erase-customer.server.ts'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { eraseAutosavesAbout } from '#features/autosave/purge-autosave.server.ts'
import { closeCheckoutsQueue } from '#features/bookings/cancellations/close-checkouts-later.server.ts'
import { erasedWord } from '#features/bookings/erasure.ts'
import { type BookingErasureRefusal, eraseBookingsOf } from '#features/bookings/privacy/erase-customer.server.ts'
import { eraseEmailsOf } from '#features/emails/erase-customer.server.ts'
import { eraseEnquiriesOf } from '#features/enquiries/erase-customer.server.ts'
import { shipmentsUnderWay } from '#features/shipments/shipments-under-way.server.ts'
import { eraseDetailsOf } from '#features/travellers/erase-customer.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { dropJobsAbout } from '#platform/jobs/job-rows.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { confirms } from './customer.ts'
import { customerId } from './customer-id.server.ts'

export type EraseRefusal =
  | BookingErasureRefusal
  /** Nothing is kept, or somebody was first. */
  | { reason: 'nothing-kept' }
  | { reason: 'not-confirmed' }
  /** Freight of theirs was accepted and has not arrived: the references of its enquiries. */
  | { reason: 'shipment-live'; references: string[] }
  /** A letter to them is being written at this moment, or the gateway is still to close a checkout of theirs. */
  | { reason: 'work-under-way' }

/** How much went: in the log it stands without a name. */
export type Erased = {
  bookings: string[]
  details: number
  enquiries: number
  newsletter: boolean
  drafts: number
  letters: number
}

/**
 * Erases a person by their address, in lower case: docs/privacy.md, 'Erasing a person'. One transaction; what was done is
 * written down in it without saying about whom. `typed` is what staff wrote to confirm it. Answers how much went.
 */
export function eraseCustomer(
  ctx: Context,
  { email, typed, staff }: { email: string; typed: string; staff: { id: string; name: string } },
): Promise<Outcome<Erased, EraseRefusal>> {
  return transact<Erased, EraseRefusal>(ctx.db, async (tx) => {
    const booked = await eraseBookingsOf(ctx, tx, { email, actor: staff.name })
    if (!booked.done) return booked
    const { bookings, drafts } = booked.value
    const bookingIds = bookings.map(({ id }) => id)
    const underWay = await shipmentsUnderWay(tx, email)
    if (underWay.length > 0) return refused({ reason: 'shipment-live', references: underWay })
    const asked = await eraseEnquiriesOf(tx, email)
    const details = await eraseDetailsOf(tx, bookingIds)
    const letters = await eraseEmailsOf(tx, { bookingIds, things: asked.things, email })
    await eraseAlertsOf(tx, bookingIds)
    const written = [...bookings, ...asked.enquiries].flatMap(({ id, reference }) => [id, reference])
    await eraseAutosavesAbout(tx, [email, ...written])
    const [enquiries, newsletter] = [asked.enquiries.length, asked.subscribers.length > 0]
    if (bookings.length + drafts + enquiries + letters === 0 && !newsletter) return refused({ reason: 'nothing-kept' })
    const references = [...bookings, ...asked.enquiries].map(({ reference }) => reference)
    if (!confirms(typed, { email, references })) return refused({ reason: 'not-confirmed' })
    const names = [email, ...bookingIds, ...asked.enquiries.map(({ id }) => id), ...asked.subscribers]
    if ((await dropJobsAbout(tx, names, [closeCheckoutsQueue])) > 0) return refused({ reason: 'work-under-way' })
    await eraseCustomerWords(tx, { email, words: erasedWord })
    const id = customerId(ctx, email)
    const erased = { bookings: bookings.map(({ reference }) => reference), details, enquiries, newsletter, drafts, letters }
    const subject = { kind: 'customer', id, words: erasedWord } as const
    await recordAudit(ctx, tx, { actor: staff, action: 'data-erased', subject, facts: erased })
    return done(erased)
  })
}
