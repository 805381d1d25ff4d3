import { eraseAlertsOf } from '#features/alerts/erase-customer.server.ts'
import { eraseCustomerWords } from '#features/audit-log/erase-customer.server.ts'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { eraseAutosavesAbout } from '#features/autosave/purge-autosave.server.ts'
import { closeCheckoutsQueue } from '#features/bookings/cancellations/close-checkouts-later.server.ts'
import { erasedWord } from '#features/bookings/erasure.ts'
import { type BookingErasureRefusal, eraseBookingsOf } from '#features/bookings/privacy/erase-customer.server.ts'
import { eraseEmailsOf } from '#features/emails/erase-customer.server.ts'
import { eraseEnquiriesOf } from '#features/enquiries/erase-customer.server.ts'
import { eraseHandoversOf } from '#features/roster/handovers/erase-customer.server.ts'
import { shipmentsUnderWay } from '#features/shipments/shipments-under-way.server.ts'
import { eraseOrdersOf } from '#features/supply/erase-customer.server.ts'
import { eraseTasksOf } from '#features/tasks/erase-customer.server.ts'
import { eraseDetailsOf } from '#features/travellers/erase-customer.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { dropJobsAbout } from '#platform/jobs/job-rows.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { confirmsErasure } from './customer.ts'
import { customerId } from './customer-id.server.ts'

export type EraseRefusal =
  | BookingErasureRefusal
  /** Nothing is stored, or it was erased already. */
  | { reason: 'nothing-stored' }
  | { reason: 'not-confirmed' }
  /** Accepted freight has not arrived: the references of its enquiries. */
  | { reason: 'shipment-live'; references: string[] }
  /** An email to them is being sent, or the gateway still has to close a checkout. */
  | { reason: 'work-under-way' }

/** What was erased; the audit log stores it without a name. */
export type Erased = {
  bookings: string[]
  details: number
  enquiries: number
  newsletter: boolean
  drafts: number
  letters: number
}

/**
 * Erases a customer by their address, in lower case: docs/privacy.md, 'Erasing a person'. One transaction, with an audit entry that does
 * not name them. `typed` is what staff typed to confirm it. Returns what was erased.
 */
export function eraseCustomer(
  ctx: Context,
  { email, typed, staff }: { email: string; typed: string; staff: { id: string; name: string } },
): Promise<Outcome<Erased, EraseRefusal>> {
  return transact<Erased, EraseRefusal>(ctx.db, async (tx) => {
    const inBookings = await eraseBookingsOf(ctx, tx, { email, actor: staff.name })
    if (!inBookings.done) return inBookings
    const { bookings, drafts } = inBookings.value
    const bookingIds = bookings.map(({ id }) => id)
    const underWay = await shipmentsUnderWay(tx, email)
    if (underWay.length > 0) return refused({ reason: 'shipment-live', references: underWay })
    const inEnquiries = await eraseEnquiriesOf(tx, email)
    const details = await eraseDetailsOf(tx, bookingIds)
    await eraseHandoversOf(tx, bookingIds)
    const toSuppliers = await eraseOrdersOf(tx, bookingIds)
    const emails = await eraseEmailsOf(tx, { bookingIds, things: [...inEnquiries.things, ...toSuppliers], email })
    await eraseAlertsOf(tx, bookingIds)
    await eraseTasksOf(tx, bookingIds)
    const written = [...bookings, ...inEnquiries.enquiries].flatMap(({ id, reference }) => [id, reference])
    await eraseAutosavesAbout(tx, [email, ...written])
    const [enquiries, newsletter] = [inEnquiries.enquiries.length, inEnquiries.subscribers.length > 0]
    if (bookings.length + drafts + enquiries + emails === 0 && !newsletter) return refused({ reason: 'nothing-stored' })
    const references = [...bookings, ...inEnquiries.enquiries].map(({ reference }) => reference)
    if (!confirmsErasure(typed, { email, references })) return refused({ reason: 'not-confirmed' })
    const names = [email, ...bookingIds, ...inEnquiries.enquiries.map(({ id }) => id), ...inEnquiries.subscribers]
    if ((await dropJobsAbout(tx, names, [closeCheckoutsQueue])) > 0) return refused({ reason: 'work-under-way' })
    await eraseCustomerWords(tx, { email, words: erasedWord })
    const id = customerId(ctx, email)
    const erased = {
      bookings: bookings.map(({ reference }) => reference),
      details,
      enquiries,
      newsletter,
      drafts,
      letters: emails,
    }
    const subject = { kind: 'customer', id, words: erasedWord } as const
    await recordAudit(ctx, tx, { actor: staff, action: 'data-erased', subject, facts: erased })
    return done(erased)
  })
}
