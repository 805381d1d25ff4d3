import { eraseAlertsOf } from '#features/alerts/erase-customer.server.ts'
import { removeDemoBookingRows } from '#features/bookings/demo/remove-demo-bookings.server.ts'
import { removeDemoCrew } from '#features/crew/demo/remove-demo-crew.server.ts'
import { eraseEmailsOf } from '#features/emails/erase-customer.server.ts'
import { removeDemoEnquiries } from '#features/enquiries/remove-demo-bookings.server.ts'
import { removeDemoPayables } from '#features/payables/demo/remove-demo-payables.server.ts'
import { removePaymentsOf } from '#features/payments/remove-demo-bookings.server.ts'
import { removeDemoOrders } from '#features/supply/demo/remove-demo-orders.server.ts'
import { removeDetailsOf } from '#features/travellers/remove-demo-bookings.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { dropJobsAbout } from '#platform/jobs/job-rows.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'

/**
 * How much was removed. `kept` are the references of demo bookings with a card payment, which stay because that money is real.
 */
export type RemovedDemo = { bookings: number; enquiries: number; emails: number; paidByCard: string[] }

/** An email about one of them is being written: try again a moment later. */
export type RemoveRefusal = { reason: 'work-under-way' }

/**
 * Deletes all demo bookings and enquiries with their stock, payments, emails, alerts, jobs, details and timelines in one
 * transaction, with the demo guides and vehicles, what suppliers invoiced and were paid for them, and nothing else. Seats that become free are offered to the waiting list. The audit log stays. Without demo
 * bookings it does nothing.
 */
export function removeDemoBookings(ctx: Context): Promise<Outcome<RemovedDemo, RemoveRefusal>> {
  return transact<RemovedDemo, RemoveRefusal>(ctx.db, async (tx) => {
    await removeDemoPayables(tx)
    await removeDemoCrew(tx)
    const enquiries = await removeDemoEnquiries(tx)
    const { removed, paidByCard } = await removeDemoBookingRows(ctx, tx, async (bookingIds) => {
      await removePaymentsOf(tx, bookingIds)
      await removeDetailsOf(tx, bookingIds)
      await eraseAlertsOf(tx, bookingIds)
      return eraseEmailsOf(tx, { bookingIds, things: enquiries.things, email: '' })
    })
    await removeDemoOrders(tx)
    const names = [...removed.ids, ...enquiries.ids]
    if ((await dropJobsAbout(tx, names, [])) > 0) return refused({ reason: 'work-under-way' })
    return done({ bookings: removed.ids.length, enquiries: enquiries.ids.length, emails: removed.emails, paidByCard })
  })
}
