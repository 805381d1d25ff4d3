import { type AlertState, alertState, kindOfAlert } from '#features/alerts/alert-state.ts'
import { type Alert, listOpenAlerts } from '#features/alerts/reads.server.ts'
import { findLastBackup } from '#features/backups/reads.server.ts'
import { isFinal } from '#features/bookings/booking.ts'
import { isOverdue } from '#features/bookings/jobs/reminders.ts'
import { listBookingsById } from '#features/bookings/reads.server.ts'
import { listAccounts } from '#features/bookings/reads-accounts.server.ts'
import { listEntriesById } from '#features/content/reads.server.ts'
import { runOf, runText } from '#features/crew/assignments/assignment.ts'
import { findAssignmentsById } from '#features/crew/assignments/reads-assignments.server.ts'
import { proposalState } from '#features/proposals/proposal.ts'
import { listProposalsById } from '#features/proposals/reads.server.ts'
import { listMissingRuns } from '#features/roster/reads-due.server.ts'
import type { Db } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'

/** An alert that is not marked as done, its state, and what it is about: a content entry, a proposal, or a run that somebody else is needed for (`runText`). */
export type ReadAlert = Alert & {
  state: AlertState
  entry: { id: number; kind: string } | undefined
  proposal: { id: string; tripId: string } | undefined
  run: string | undefined
}

const requestStates: readonly string[] = ['requested', 'pending']

/** The oldest alerts that are not done, up to `limit`, of one booking where given: each with its state now. */
export async function readAlerts(db: Db, query: { limit: number; bookingId?: string }, now: Date): Promise<ReadAlert[]> {
  const today = kigaliDay(now)
  const alerts = await listOpenAlerts(db, query)
  const of = (kind: string) => alerts.filter(({ occasion }) => kindOfAlert(occasion) === kind)
  const bookings = await listBookingsById(db, [...new Set(alerts.flatMap(({ bookingId }) => bookingId ?? []))])
  const [accounts, entries, proposals, backup, runs] = await Promise.all([
    listAccounts(db, bookings, today),
    listEntriesById(db, of('entry-plan').map(entryIdOf)),
    listProposalsById(db, of('proposal-short').map(proposalIdOf)),
    of('backup-late').length > 0 ? findLastBackup(db) : undefined,
    readRunsOf(db, alerts, now),
  ])
  const bookingById = new Map(bookings.map((booking) => [booking.id, booking]))
  const entryById = new Map(entries.map((entry) => [entry.id, entry]))
  const proposalById = new Map(proposals.map((proposal) => [proposal.id, proposal]))
  return alerts.map((alert) => {
    const booking = alert.bookingId === null ? undefined : bookingById.get(alert.bookingId)
    const entry = kindOfAlert(alert.occasion) === 'entry-plan' ? entryById.get(entryIdOf(alert)) : undefined
    const proposal = kindOfAlert(alert.occasion) === 'proposal-short' ? proposalById.get(proposalIdOf(alert)) : undefined
    const run = runs.get(alert.id)
    const state = alertState(alert, {
      booking: booking && {
        isFinal: isFinal(booking.state),
        isRequest: requestStates.includes(booking.state),
        isWaiting: booking.onRequest === 'waiting',
        isOverdue: isOverdue({ ...booking, outstandingMinor: accounts.get(booking.id)?.outstandingMinor ?? 0 }, today),
        refundDueMinor: accounts.get(booking.id)?.refundDueMinor ?? 0,
      },
      entry: entry && { publishedAt: entry.publishedAt, isTrashed: entry.trashedAt !== null },
      ...{ proposal: proposal && { isOpen: proposalState(proposal, now) === 'sent' }, run },
      lastBackupAt: backup?.madeAt,
    })
    return {
      ...{ ...alert, state, entry: entry && { id: entry.id, kind: entry.kind } },
      ...{ proposal: proposal && { id: proposal.id, tripId: proposal.tripId }, run: run?.key },
    }
  })
}

/** Of an alert about a plan of an entry: 'entry-plan:<entry>:<instant>'. */
const entryIdOf = ({ occasion }: Alert): number => Number(occasion.split(':')[1])

/** Of an alert about what a proposal is short of: 'proposal-short:<proposal>:<resource>:<day>'. */
const proposalIdOf = ({ occasion }: Alert): string => occasion.split(':')[1] ?? ''

/** Of an alert that somebody else is needed for a run: 'crew-declined:<assignment>'. A vehicle that is still with a customer misses on none. */
const assignmentIdOf = ({ occasion }: Alert): number | undefined => {
  const [, id] = occasion.split(':')
  return ['crew-declined', 'crew-late', 'crew-busy'].includes(kindOfAlert(occasion)) ? Number(id) : undefined
}

/** The runs that such alerts are about, by the id of the alert, and whether they still miss somebody. Five statements, none where there is no such alert. */
async function readRunsOf(
  db: Db,
  alerts: readonly Alert[],
  now: Date,
): Promise<Map<number, { key: string; isMissing: boolean }>> {
  const ids = alerts.flatMap((alert) => assignmentIdOf(alert) ?? [])
  const assignments = ids.length > 0 ? await findAssignmentsById(db, ids) : []
  const runOfId = new Map(assignments.map((one) => [one.id, runOf(one)]))
  const missing = await listMissingRuns(
    db,
    [...runOfId.values()].filter((run) => run !== undefined),
    now,
  )
  return new Map(
    alerts.flatMap((alert) => {
      const run = runOfId.get(assignmentIdOf(alert) ?? 0)
      return run ? [[alert.id, { key: runText(run), isMissing: missing.has(runText(run)) }]] : []
    }),
  )
}
