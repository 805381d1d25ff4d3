import { listChildFeesWaiting } from '#features/bookings/child-fees/reads-child-fees.server.ts'
import type { MoneyView } from '#features/bookings/lists/booking-list.ts'
import { listToAnswer } from '#features/bookings/lists/reads-dashboard.server.ts'
import { listIdsByMoney } from '#features/bookings/lists/reads-list.server.ts'
import { listPermitsWaiting } from '#features/bookings/permits/list-permits-waiting.server.ts'
import { type Booking, listBookingsById, listHoldsByEnd } from '#features/bookings/reads.server.ts'
import { listAccounts } from '#features/bookings/reads-accounts.server.ts'
import { listEnquiries, listLastReplies } from '#features/enquiries/reads-admin.server.ts'
import { listDueHandovers } from '#features/roster/handovers/reads-handovers.server.ts'
import { listDueRuns } from '#features/roster/reads-due.server.ts'
import { listMisfits } from '#features/roster/reads-misfits.server.ts'
import { may } from '#features/staff/permissions.ts'
import type { Staff } from '#features/staff/staff.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, kigaliClock, kigaliDay } from '#values/dates.ts'
import { loadTasks } from '../tasks/load-tasks.server.ts'
import { mostOfKind } from './due-list.ts'
import {
  childFeesOf,
  crewOf,
  enquiryOf,
  handoverOf,
  holdOf,
  misfitOf,
  overdueOf,
  pendingOf,
  permitsOf,
  quoteRequestRow,
  refundOf,
} from './due-rows.ts'
import { loadDueSupply } from './load-due-supply.server.ts'
import { loadMissingAhead } from './load-missing-ahead.server.ts'

/** What waits for staff, each kind by urgency: tasks, holds, enquiries, suppliers, payments due and refunds due. */
export async function loadWork(ctx: Context, reader: ReadWords, read: ReadWords, { staff, now }: { staff: Staff; now: Date }) {
  const { db } = ctx
  const today = kigaliDay(now)
  const [mayMove, mayPay] = [may(staff.role, 'bookings:move'), may(staff.role, 'money:write')]
  const mayHandOver = may(staff.role, 'roster:write')
  const [
    tasks,
    holds,
    { requests, pending },
    overdue,
    refunds,
    permits,
    childFees,
    crew,
    handovers,
    supply,
    missing,
    misfits,
    enquiries,
  ] = await Promise.all([
    loadTasks(ctx, read, { staff, now }),
    listHoldsByEnd(db, 50),
    listToAnswer(db, mostOfKind),
    listConcerned(ctx, 'overdue', now),
    listConcerned(ctx, 'refund-due', now),
    listPermitsWaiting(db, now, { limit: mostOfKind }),
    listChildFeesWaiting(db, { today, limit: mostOfKind }),
    listDueRuns(db, now),
    listDueHandovers(db, { until: `${addDays(today, 2)}T00:00`, now: `${today}T${kigaliClock(now)}` }),
    loadDueSupply(db, read, { now, mayWrite: may(staff.role, 'supply:write') }),
    loadMissingAhead(db, read, { now, mayMove }),
    listMisfits(db, today),
    may(staff.role, 'enquiries:read') ? listEnquiries(db, { view: 'waiting', me: staff.id }) : undefined,
  ])
  const questions = (enquiries?.rows ?? []).filter(({ state }) => state === 'new').slice(0, mostOfKind)
  const [accounts, lastReplies] = await Promise.all([
    listAccounts(db, [...overdue, ...refunds], today),
    listLastReplies(
      db,
      questions.map(({ id }) => id),
    ),
  ])
  const withAccount = <Row>(bookings: readonly Booking[], row: (booking: Booking, account: Account) => Row): Row[] =>
    bookings.flatMap((booking) => {
      const account = accounts.get(booking.id)
      return account ? [row(booking, account)] : []
    })
  // An ended booking has released its seats, so there is nothing left to decide.
  const ahead = holds.filter(({ holdEndsAt }) => holdEndsAt !== null && holdEndsAt > now)
  return {
    tasks,
    holds: ahead.slice(0, mostOfKind).map((hold) => holdOf(read, hold, now, mayMove)),
    requests: requests.map((booking) => quoteRequestRow(read, booking, now, mayMove)),
    pending: pending.map((booking) => pendingOf(read, booking, now, mayMove)),
    enquiries: questions.map((enquiry) =>
      enquiryOf(read, { ...enquiry, lastReply: lastReplies.get(enquiry.id) }, now, may(staff.role, 'enquiries:write')),
    ),
    permits: permits.map((one) => permitsOf(read, one, today, mayMove)),
    childFees: childFees.map((one) => childFeesOf(read, one, today, mayMove)),
    crew: crew.slice(0, mostOfKind).map((one) => crewOf(read, one, now, may(staff.role, 'roster:write'))),
    handovers: handovers.out.slice(0, mostOfKind).map((one) => handoverOf(read, 'handover', one, now, mayHandOver)),
    returns: handovers.return.slice(0, mostOfKind).map((one) => handoverOf(read, 'takeBack', one, now, mayHandOver)),
    deposits: handovers.deposit.slice(0, mostOfKind).map((one) => handoverOf(read, 'deposit', one, now, mayHandOver)),
    papers: misfits.slice(0, mostOfKind).map((one) => misfitOf(read, one, today, mayHandOver)),
    ...supply,
    ...missing,
    overdue: withAccount(overdue, (booking, account) => overdueOf(read, booking, account, today, mayPay)),
    refunds: withAccount(refunds, (booking, account) => refundOf(reader, read, booking, account, now, mayPay)),
  }
}

type Account = Parameters<typeof overdueOf>[2]

/** The most urgent bookings of one kind, in its own order. */
async function listConcerned({ db }: Context, view: MoneyView, now: Date): Promise<Booking[]> {
  return listBookingsById(db, (await listIdsByMoney(db, view, kigaliDay(now))).slice(0, mostOfKind))
}
