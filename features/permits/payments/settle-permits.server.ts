import type { Tx } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { Permit, PermitLot } from '../lot.ts'
import { applyToLot } from '../lots/apply-to-lot.server.ts'
import { endOfLot } from '../lots/end-of-lot.ts'
import { isClosedNow } from '../reads-closed.server.ts'
import { listPermits } from '../reads-lots.server.ts'
import { findTermsOf } from '../reads-terms.server.ts'
import { nextState } from '../rules/lot-states.ts'
import { sharesOfPayment } from '../rules/shares-of-payment.ts'
import { updateSpent } from '../writes-cover.server.ts'
import { spendCredits } from './spend-credits.server.ts'

/** Permits of a lot that one payment is for; all of them without `only`. */
export type PaidFor = { lot: PermitLot; only?: readonly number[] }

export type SettleRefusal =
  | { reason: 'not-in-this-state'; state: PermitLot['state'] }
  | { reason: 'receipt-missing' }
  /** A payment is what is open for all of them, a deposit less. */
  | { reason: 'amount-wrong'; openMinor: number }
  /** The authority owes us nothing any more. */
  | { reason: 'no-credit' }
  /** The authority has closed the day of what is only wanted: it cannot be bought. */
  | { reason: 'day-closed' }

/** `usesCredit`: what the authority owes us is used first, and so much less money is sent. */
export type Settlement = {
  event: 'pay' | 'deposit'
  amountMinor: number
  receipt: string
  usesCredit?: boolean
  at: Date
  by: string
}

/**
 * One payment to an authority for permits of several lots, shared out over them to the cent, with one receipt: those of a lot that are not
 * in it become a lot of their own. Inside the transaction that has locked the lots; a refusal rolls it back.
 */
export async function settlePermits(
  tx: Tx,
  chosen: readonly PaidFor[],
  { event, amountMinor, receipt, usesCredit = false, at, by }: Settlement,
): Promise<Outcome<undefined, SettleRefusal>> {
  if (receipt === '') return refused({ reason: 'receipt-missing' })
  const parts: { lot: PermitLot; only: readonly number[]; permits: Permit[]; unitMinor: number }[] = []
  for (const { lot, only } of chosen) {
    const own = await listPermits(tx, [lot.id])
    const permits = own.filter(({ id }) => !only || only.includes(id))
    parts.push({ lot, only: permits.map(({ id }) => id), permits, unitMinor: lot.unitMinor })
  }
  const open = parts.flatMap(({ permits, unitMinor }) => permits.map(({ spentMinor }) => unitMinor - spentMinor))
  const openMinor = open.reduce((all, one) => all + one, 0)
  const isRight = event === 'pay' ? amountMinor === openMinor : amountMinor > 0 && amountMinor < openMinor
  if (!isRight) return refused({ reason: 'amount-wrong', openMinor })
  const shares = sharesOfPayment(amountMinor, open)
  const paid: { feeId: string; paidMinor: number }[] = []
  for (const { lot, only, permits } of parts) {
    const to = nextState(lot.state, event)
    if (to === undefined) return refused({ reason: 'not-in-this-state', state: lot.state })
    if (lot.state === 'wanted' && (await isClosedNow(tx, lot))) return refused({ reason: 'day-closed' })
    const own = shares.splice(0, permits.length)
    const { terms, clock } = await findTermsOf(tx, lot.feeId, kigaliDay(at))
    // What was wanted only has no terms yet: those of this day.
    const ofLot = lot.state === 'wanted' ? terms : lot.terms
    const reservedUntil = event === 'deposit' ? lot.reservedUntil : null
    const expiresAt = endOfLot({ state: to, day: lot.day, terms: ofLot, reservedUntil }, clock, at)
    const change = { state: to, terms: ofLot, reference: lot.reference || receipt, reservedUntil, expiresAt }
    const paidMinor = own.reduce((all, one) => all + one, 0)
    paid.push({ feeId: lot.feeId, paidMinor })
    await applyToLot(tx, lot, { event, only, change, amountMinor: paidMinor, text: receipt, at, by })
    await updateSpent(
      tx,
      permits.map(({ id, spentMinor }, index) => ({ permitId: id, spentMinor: spentMinor + (own[index] ?? 0) })),
      receipt,
    )
  }
  if (usesCredit && (await spendCredits(tx, paid, { receipt, at, by })) === 0) return refused({ reason: 'no-credit' })
  return done(undefined)
}
