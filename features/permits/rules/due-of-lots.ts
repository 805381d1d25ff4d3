import type { PermitLot } from '../lot.ts'
import type { Cover } from './cover-needs.ts'
import { numberMissingFrom } from './deadlines.ts'
import { closingDaysBefore, type DueKind, type DueRow, daysEarlier, dueRow, lastMinute } from './due-row.ts'
import { backs } from './lot-states.ts'
import { moveCost } from './move-terms.ts'
import type { LotPermit } from './need.ts'
import { refundAt } from './refund-terms.ts'
import type { FeeOnSale } from './to-buy.ts'

/** A lot with when it was paid; null: it is not, or that is not known. */
export type DueLot = Pick<PermitLot, 'id' | 'feeId' | 'day' | 'departureId' | 'state' | 'terms' | 'expiresAt' | 'timesMoved'> & {
  paidAt: Date | null
}
export type DuePermit = LotPermit & { number: string | null }

const shownDays = 14
const endAlertDays = 3
const numberAlertDays = 7

/**
 * What is due for lots that back something at an instant: what is still to be paid until their end, what their spare permits may still
 * become, and numbers that have not come. By the terms that stand on the lot. Source: docs/permits.md, 'Deadlines'.
 */
export function dueOfLots(
  lots: readonly DueLot[],
  permits: readonly DuePermit[],
  cover: Cover,
  fees: Readonly<Record<string, FeeOnSale>>,
  now: Date,
): DueRow[] {
  const byLot = Map.groupBy(permits, ({ lotId }) => lotId)
  return lots.flatMap((lot) => {
    const fee = fees[lot.feeId]
    return fee && backs(lot, now) && lot.state !== 'used' ? rowsOf(lot, byLot.get(lot.id) ?? [], cover, fee, now) : []
  })
}

function rowsOf(
  lot: DueLot,
  permits: readonly DuePermit[],
  cover: Cover,
  { authorityId, clock }: FeeOnSale,
  now: Date,
): DueRow[] {
  const { id: lotId, feeId, day, departureId, state, expiresAt } = lot
  const row = (kind: DueKind, dueAt: Date | null, count: number, shown: number, alertFrom: Date | null) => {
    if (!dueAt || count === 0) return []
    const subject = { authorityId, feeId, day, departureId, lotId, reference: null, count }
    // A lot that was moved or deposited has another end, and another alert.
    const occasion = `permit-${kind}:${lotId}:${dueAt.toISOString()}`
    return dueRow({ kind, subject, clock, dueAt, shownDays: shown, alertFrom, occasion }, now) ?? []
  }
  const spare = permits.filter(({ id }) => !cover.needOf.has(id)).length
  const move = moveCost(lot, clock, now)
  const refund = state === 'reserved' ? null : refundAt(lot.terms, clock, day, now)
  const endAlert = expiresAt && daysEarlier(lastMinute(clock, expiresAt), endAlertDays)
  const missing = state === 'paid' ? permits.filter(({ number }) => number === null).length : 0
  const numbersBy = closingDaysBefore(clock, day, numberAlertDays)
  const missingFrom = lot.paidAt ? numberMissingFrom(clock, lot.paidAt) : numbersBy
  return [
    row(state === 'reserved' ? 'reservation-ends' : 'balance', expiresAt, permits.length, shownDays, endAlert),
    row('last-move', move.done ? move.value.until : null, spare, shownDays, null),
    row('refund-falls', refund?.until ?? null, spare, shownDays, null),
    row('numbers-missing', missingFrom, missing, 0, numbersBy),
  ].flat()
}
