import { listChildFeesWaiting } from '#features/bookings/child-fees/reads-child-fees.server.ts'
import type { MoneyView } from '#features/bookings/lists/booking-list.ts'
import { listBookings, listIdsByMoney } from '#features/bookings/lists/reads-list.server.ts'
import { listPermitsWaiting } from '#features/bookings/lists/reads-today.server.ts'
import { type Booking, listBookingsById, listHoldsByEnd } from '#features/bookings/reads.server.ts'
import { listAccounts } from '#features/bookings/reads-accounts.server.ts'
import { may } from '#features/staff/permissions.ts'
import type { Staff } from '#features/staff/staff.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { loadTasks } from '../tasks/load-tasks.server.ts'
import { childFeesOf, holdOf, overdueOf, pendingOf, permitsOf, quoteRequestRow, refundOf } from './dashboard-rows.ts'

const shown = 5

/** What waits for staff, each kind with its most urgent first: tasks, holds, enquiries, suppliers, money to come and money to go. */
export async function loadWork(ctx: Context, staff: Staff, now: Date) {
  const { db } = ctx
  const { role } = staff
  const today = kigaliDay(now)
  const [tasks, holds, asked, pending, overdue, refunds, permits, childFees] = await Promise.all([
    loadTasks(ctx, { staff, now }),
    listHoldsByEnd(db, 500),
    listBookings(db, { states: ['enquiry'] }, { sort: 'newest', limit: shown, today }),
    listBookings(db, { states: ['requested', 'pending'] }, { sort: 'newest', limit: 25, today }),
    listConcerned(ctx, 'overdue', now),
    listConcerned(ctx, 'refund-due', now),
    listPermitsWaiting(db, { today, limit: shown }),
    listChildFeesWaiting(db, { limit: shown }),
  ])
  const accounts = await listAccounts(db, [...overdue, ...refunds], today)
  const withAccount = <Row>(bookings: readonly Booking[], row: (booking: Booking, account: Account) => Row): Row[] =>
    bookings.flatMap((booking) => {
      const account = accounts.get(booking.id)
      return account ? [row(booking, account)] : []
    })
  const ahead = holds.filter(({ holdEndsAt }) => holdEndsAt !== null && holdEndsAt > now)
  const byAnswer = pending.bookings.toSorted((a, b) => (a.answerBy?.getTime() ?? 0) - (b.answerBy?.getTime() ?? 0))
  return {
    tasks,
    byTonight: ahead.filter(({ holdEndsAt }) => holdEndsAt && kigaliDay(holdEndsAt) === today).length,
    heldTravellers: ahead.reduce((sum, { travellersCount }) => sum + travellersCount, 0),
    holds: holds.slice(0, shown).map((hold) => holdOf(hold, now, may(role, 'bookings:move'))),
    asked: asked.bookings.map((booking) => quoteRequestRow(booking, now, may(role, 'bookings:move'))),
    pending: byAnswer.slice(0, shown).map((booking) => pendingOf(booking, now, may(role, 'bookings:move'))),
    permits: permits.map((one) => permitsOf(one, today, may(role, 'bookings:move'))),
    childFees: childFees.map((one) => childFeesOf(one, today, may(role, 'bookings:move'))),
    overdue: withAccount(overdue, (booking, account) => overdueOf(booking, account, may(role, 'money:write'))),
    refunds: withAccount(refunds, (booking, account) => refundOf(booking, account, may(role, 'money:write'))),
  }
}

type Account = Parameters<typeof overdueOf>[1]

/** The most urgent bookings of one concern, in its own order. */
async function listConcerned({ db }: Context, view: MoneyView, now: Date): Promise<Booking[]> {
  return listBookingsById(db, (await listIdsByMoney(db, view, kigaliDay(now))).slice(0, shown))
}
