import { listChildFeesWaiting } from '#features/bookings/child-fees/reads-child-fees.server.ts'
import type { MoneyView } from '#features/bookings/lists/booking-list.ts'
import { listToAnswer } from '#features/bookings/lists/reads-dashboard.server.ts'
import { listIdsByMoney } from '#features/bookings/lists/reads-list.server.ts'
import { listPermitsWaiting, type PermitsWaiting } from '#features/bookings/permits/list-permits-waiting.server.ts'
import { type Booking, listBookingsById } from '#features/bookings/reads.server.ts'
import { listAccounts } from '#features/bookings/reads-accounts.server.ts'
import { type RunKey, runText } from '#features/crew/assignments/assignment.ts'
import { listEnquiries, listLastReplies } from '#features/enquiries/reads-admin.server.ts'
import { poolDayKey } from '#features/permits/rules/need.ts'
import { type DueHandover, listDueHandovers } from '#features/roster/handovers/reads-handovers.server.ts'
import { causeKey, type Misfit } from '#features/roster/misfits.ts'
import { listDueRuns } from '#features/roster/reads-due.server.ts'
import { listMisfits } from '#features/roster/reads-misfits.server.ts'
import { may } from '#features/staff/permissions.ts'
import type { Staff } from '#features/staff/staff.ts'
import { listMissingAndDue } from '#features/travellers/ahead/list-missing-ahead.server.ts'
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
  quoteRequestRow,
  refundOf,
} from './due-rows.ts'
import { loadDueSupply } from './load-due-supply.server.ts'
import { aheadRows, detailsRows, withoutToReserve } from './missing-ahead-rows.ts'
import { permitsOf } from './permits-row.ts'
import { type FactRow, factRows, showWork } from './work-rows.ts'

/** What waits for staff, each kind by urgency: tasks, holds, enquiries, suppliers, payments due and refunds due. */
export async function loadWork(ctx: Context, reader: ReadWords, read: ReadWords, { staff, now }: { staff: Staff; now: Date }) {
  const { db } = ctx
  const today = kigaliDay(now)
  const [mayMove, mayPay] = [may(staff.role, 'bookings:move'), may(staff.role, 'money:write')]
  const mayHandOver = may(staff.role, 'roster:write')
  const [
    tasks,
    { holds, requests, pending },
    overdue,
    refunds,
    permits,
    childFees,
    crew,
    handovers,
    supply,
    { missing, details },
    misfits,
    enquiries,
  ] = await Promise.all([
    loadTasks(ctx, read, { staff, now }),
    listToAnswer(db, now, mostOfKind),
    listConcerned(ctx, 'overdue', now),
    listConcerned(ctx, 'refund-due', now),
    listPermitsWaiting(db, now, { limit: mostOfKind }),
    listChildFeesWaiting(db, { today, limit: mostOfKind }),
    listDueRuns(db, now),
    listDueHandovers(db, { until: `${addDays(today, 2)}T00:00`, now: `${today}T${kigaliClock(now)}` }),
    loadDueSupply(db, read, { now, mayWrite: may(staff.role, 'supply:write') }),
    listMissingAndDue(db, today),
    listMisfits(db, today),
    may(staff.role, 'enquiries:read') ? listEnquiries(db, { view: 'waiting', me: staff.id }) : undefined,
  ])
  const questions = (enquiries?.rows ?? []).filter(({ state }) => state === 'new').slice(0, mostOfKind)
  const most = <One>(all: readonly One[]) => all.slice(0, mostOfKind)
  const [accounts, lastReplies] = await Promise.all([
    listAccounts(db, [...overdue, ...refunds, ...holds], today),
    listLastReplies(
      db,
      questions.map(({ id }) => id),
    ),
  ])
  const withAccount = (bookings: readonly Booking[]): [Booking, Account][] =>
    bookings.flatMap((booking) => {
      const account = accounts.get(booking.id)
      return account ? [[booking, account]] : []
    })
  const ofBooking = ({ id }: { id: string }) => [`booking-${id}`]
  const ofRun = ({ run }: { run: { key: RunKey } }) => [runText(run.key)]
  const alone = () => []
  const ofHire = (
    kind: 'handovers' | 'returns' | 'deposits',
    name: Parameters<typeof handoverOf>[1],
    due: readonly DueHandover[],
  ) => factRows(kind, kind, most(due), (one) => handoverOf(read, name, one, now, mayHandOver), alone)
  return showWork([
    ...tasks.map((one): FactRow => ({ ...one, kind: 'tasks' })),
    ...factRows(
      ...(['holds', 'hold', withAccount(holds)] as const),
      ([booking, account]) => holdOf(read, booking, account, now, { mayMove, mayPay }),
      ([booking]) => ofBooking(booking),
    ),
    ...factRows('requests', 'quotation', requests, (one) => quoteRequestRow(read, one, now, mayMove), ofBooking),
    ...factRows('pending', 'request', pending, (one) => pendingOf(read, one, now, mayMove), ofBooking),
    ...factRows(
      ...(['enquiries', 'enquiry', questions] as const),
      (one) => enquiryOf(read, { ...one, lastReply: lastReplies.get(one.id) }, now, may(staff.role, 'enquiries:write')),
      alone,
    ),
    ...permits.flatMap((one) =>
      factRows('permits', one.isClosed ? 'closed-day' : 'permits', [one], () => permitsOf(read, one, now, mayMove), aboutPermits),
    ),
    ...factRows('childFees', 'child-fees', childFees, (one) => childFeesOf(read, one, today, mayMove), alone),
    ...factRows('crew', 'crew', most(crew), (one) => crewOf(read, one, now, mayHandOver), ofRun),
    ...ofHire('handovers', 'handover', handovers.out),
    ...ofHire('returns', 'takeBack', handovers.return),
    ...ofHire('deposits', 'deposit', handovers.deposit),
    ...factRows(
      'papers',
      'misfit',
      most(byAssignment(misfits)),
      (one) => misfitOf(read, one, today, mayHandOver),
      (one) => one.map((misfit) => causeKey(misfit)),
    ),
    ...supply,
    ...aheadRows(read, withoutToReserve(missing, permits), { now, mayMove }),
    ...detailsRows(read, details, { now, mayMove }),
    ...factRows(
      ...(['overdue', 'overdue', withAccount(overdue)] as const),
      ([booking, account]) => overdueOf(read, booking, account, today, mayPay),
      ([booking]) => ofBooking(booking),
    ),
    ...factRows(
      ...(['refunds', 'refund', withAccount(refunds)] as const),
      ([booking, account]) => refundOf(reader, read, booking, account, now, mayPay),
      ([booking]) => ofBooking(booking),
    ),
  ])
}

/** What permits to reserve are about: their pool, their visit, and the needs of each booking. */
const aboutPermits = ({ feeId, day, departureId, bookings }: PermitsWaiting): string[] => [
  `pool:${poolDayKey({ feeId, day, departureId })}`,
  ...['numbers', 'closed'].map((of) => `${of}:${feeId}:${day}`),
  ...bookings.map(({ reference }) => `need:${reference}:${feeId}:${day}`),
]

/** Who does not fit any more, with each cause: one replacement settles all of them. */
const byAssignment = (misfits: readonly Misfit[]): [Misfit, ...Misfit[]][] =>
  [...Map.groupBy(misfits, ({ member }) => member.assignmentId).values()].flatMap(([first, ...more]) =>
    first ? [[first, ...more]] : [],
  )

type Account = Parameters<typeof overdueOf>[2]

/** The most urgent bookings of one kind, in its own order. */
async function listConcerned({ db }: Context, view: MoneyView, now: Date): Promise<Booking[]> {
  return listBookingsById(db, (await listIdsByMoney(db, view, kigaliDay(now))).slice(0, mostOfKind))
}
