import type { Tx } from '#platform/context.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { Permit, PermitLot } from '../lot.ts'
import { listPermits } from '../reads-lots.server.ts'
import { listRefundsOf } from '../refunds/reads.server.ts'
import type { VisitAnswer, VisitCause } from '../refunds/refund.ts'
import { insertRefund, updateBack } from '../refunds/writes.server.ts'
import { nextState } from '../rules/lot-states.ts'
import { updateNames } from '../writes-cover.server.ts'
import { applyToLot } from './apply-to-lot.server.ts'

/** What happened at the gate: for which permits, by which paper of the warden, and what the authority gives. */
export type MissedVisit = {
  cause: VisitCause
  permitIds: readonly number[]
  paper: string
  answer: VisitAnswer
  /** What comes back for each permit, in USD cents, where the answer is money. */
  eachMinor: number
}

export type VisitRefusal =
  | { reason: 'not-in-this-state'; state: PermitLot['state'] }
  | { reason: 'changed-meanwhile' }
  | { reason: 'visit-ahead'; day: Day }
  | { reason: 'nobody-chosen' }
  | { reason: 'paper-missing' }
  | { reason: 'back-wrong'; mostMinor: number }
  | { reason: 'marked-already'; paper: string }

/**
 * Permits were used, and their travellers did not get the visit: they become a used lot of their own, with what the authority gives back as
 * an open refund. Refused before the day, without the warden's paper, for permits that were for nobody, for more than was paid, and a second
 * time. Inside the transaction that has locked the lot.
 *
 * @returns the permits.
 */
export async function recordVisit(
  tx: Tx,
  lot: PermitLot,
  { cause, permitIds, paper, answer, eachMinor }: MissedVisit,
  { at, by }: { at: Date; by: string },
): Promise<Outcome<Permit[], VisitRefusal>> {
  if (nextState(lot.state, cause) === undefined) return refused({ reason: 'not-in-this-state', state: lot.state })
  if (kigaliDay(at) < lot.day) return refused({ reason: 'visit-ahead', day: lot.day })
  if (permitIds.length === 0) return refused({ reason: 'nobody-chosen' })
  if (paper === '') return refused({ reason: 'paper-missing' })
  const [marked] = await listRefundsOf(tx, [lot.id])
  if (marked) return refused({ reason: 'marked-already', paper: marked.paper })
  const chosen = (await listPermits(tx, [lot.id])).filter(({ id }) => permitIds.includes(id))
  if (chosen.length < permitIds.length || chosen.some(({ purchaseId }) => purchaseId === null))
    return refused({ reason: 'changed-meanwhile' })
  const mostMinor = Math.min(...chosen.map(({ spentMinor }) => spentMinor))
  const backMinor = answer === 'money' ? eachMinor : 0
  if (backMinor < 0 || backMinor > mostMinor) return refused({ reason: 'back-wrong', mostMinor })
  const only = chosen.map(({ id }) => id)
  const expectedMinor = answer === 'open' ? null : backMinor * chosen.length
  const move = { event: cause, only, change: { state: 'used' as const }, amountMinor: expectedMinor || null, text: paper, at, by }
  const { lotId } = await applyToLot(tx, lot, move)
  await updateNames(tx, only, at)
  await updateBack(
    tx,
    only.map((permitId) => ({ permitId, backMinor })),
  )
  await insertRefund(tx, { lotId, cause, paper, nextDay: answer === 'next-day', expectedMinor, at, by })
  return done(chosen)
}
