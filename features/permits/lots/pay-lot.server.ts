import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, refused } from '#values/outcome.ts'
import type { Permit } from '../lot.ts'
import { findTermsOf } from '../reads-terms.server.ts'
import { nextState } from '../rules/lot-states.ts'
import { updatePermits } from '../writes.server.ts'
import { applyToLot } from './apply-to-lot.server.ts'
import { type Actor, changeLot, type LotRefusal, type SeenLot } from './change-lot.server.ts'
import { endOfLot } from './end-of-lot.ts'

/** A payment to the authority for so many permits of a lot, in USD cents: what one of them costs, and what was paid for all of them. */
export type LotPayment = { count: number; unitMinor: number; amountMinor: number; receipt: string }

export type PayRefusal =
  | LotRefusal
  | { reason: 'receipt-missing' }
  | { reason: 'count-wrong'; most: number }
  /** More than is open for them. */
  | { reason: 'amount-wrong'; openMinor: number }

/**
 * The deposit of so many permits is paid: they are kept until the balance day. Refused without a receipt, for more than the lot has, and for
 * an amount of which nothing, or the whole, would be the deposit.
 */
export const depositLot = (ctx: Context, seen: SeenLot, payment: LotPayment, actor: Actor) =>
  settle(ctx, seen, payment, { actor, event: 'deposit' })

/** The rest of so many permits is paid: they are ours for good, and their numbers may come later. Refused as a deposit is, and for another sum. */
export const payLot = (ctx: Context, seen: SeenLot, payment: LotPayment, actor: Actor) =>
  settle(ctx, seen, payment, { actor, event: 'pay' })

const settle = (
  ctx: Context,
  seen: SeenLot,
  { count, unitMinor, amountMinor, receipt }: LotPayment,
  { actor, event }: { actor: Actor; event: 'deposit' | 'pay' },
) =>
  changeLot<PayRefusal>(ctx, seen, async (tx, lot, at) => {
    const to = nextState(lot.state, event)
    if (to === undefined) return refused({ reason: 'not-in-this-state', state: lot.state })
    if (receipt === '') return refused({ reason: 'receipt-missing' })
    if (count < 1 || count > lot.count) return refused({ reason: 'count-wrong', most: lot.count })
    const { terms, clock } = await findTermsOf(tx, lot.feeId, kigaliDay(at))
    // What was wanted only has no terms yet: those of this day.
    const own = lot.state === 'wanted' ? terms : lot.terms
    const reservedUntil = event === 'deposit' ? lot.reservedUntil : null
    const expiresAt = endOfLot({ state: to, day: lot.day, terms: own, reservedUntil }, clock, at)
    const change = { state: to, unitMinor, terms: own, reference: lot.reference || receipt, reservedUntil, expiresAt }
    const moved = { event, count, change, amountMinor, text: receipt, at, by: actor.name }
    const { permits } = await applyToLot(tx, lot, moved)
    const openMinor = permits.reduce((all, { spentMinor }) => all + unitMinor - spentMinor, 0)
    const isRight = event === 'pay' ? amountMinor === openMinor : amountMinor > 0 && amountMinor < openMinor
    if (!isRight) return refused({ reason: 'amount-wrong', openMinor })
    const spent = event === 'pay' ? permits.map(() => unitMinor) : shares(permits, amountMinor)
    for (const [index, { id }] of permits.entries()) await updatePermits(tx, [id], { spent_minor: spent[index] ?? 0, receipt })
    return done(undefined)
  })

/** What has been spent on each permit after a payment for all: its share to the cent, of which the first take what does not divide. */
function shares(permits: readonly Permit[], amountMinor: number): number[] {
  const each = Math.floor(amountMinor / permits.length)
  const over = amountMinor - each * permits.length
  return permits.map(({ spentMinor }, index) => spentMinor + each + (index < over ? 1 : 0))
}
