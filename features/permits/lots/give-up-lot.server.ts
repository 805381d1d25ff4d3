import type { Context, Tx } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { Permit, PermitLot } from '../lot.ts'
import { findTermsOf } from '../reads-terms.server.ts'
import { insertRefund, type NewRefund, updateBack } from '../refunds/writes.server.ts'
import { nextState } from '../rules/lot-states.ts'
import { refundAt } from '../rules/refund-terms.ts'
import { updatePermits } from '../writes.server.ts'
import { alertShort } from './alert-short.server.ts'
import { applyToLot } from './apply-to-lot.server.ts'
import { type Actor, changeLot, checkPromised, type LotRefusal, poolOf, type SeenLot } from './change-lot.server.ts'

export type GiveUpRefusal = LotRefusal | { reason: 'count-wrong'; most: number } | { reason: 'reason-missing' }

/** So many permits, and why. */
type Input = { count: number; reason: string }

/** Permits that are wanted no more, or that the authority refused: they backed no promise. Refused once they are reserved. */
export const dropLot = (ctx: Context, seen: SeenLot, { count, reason }: Input, actor: Actor) =>
  changeLot<GiveUpRefusal>(ctx, seen, async (tx, lot, at) => {
    if (nextState(lot.state, 'drop') === undefined) return refused({ reason: 'not-in-this-state', state: lot.state })
    if (count < 1 || count > lot.count) return refused({ reason: 'count-wrong', most: lot.count })
    const change = { state: 'released' as const }
    await applyToLot(tx, lot, { event: 'drop', count, change, text: reason, at, by: actor.name })
    return done(undefined)
  })

/**
 * Permits go back to the authority. What its terms give back for this day is expected from now on; what they do not say is an open refund
 * without an amount, to be agreed. Refused where more would be promised than there is.
 */
export const giveBackLot = (ctx: Context, seen: SeenLot, { count, reason }: Input, actor: Actor) =>
  changeLot<GiveUpRefusal>(ctx, seen, async (tx, lot, at) => {
    if (nextState(lot.state, 'give-back') === undefined) return refused({ reason: 'not-in-this-state', state: lot.state })
    if (count < 1 || count > lot.count) return refused({ reason: 'count-wrong', most: lot.count })
    if (reason === '') return refused({ reason: 'reason-missing' })
    const change = { state: 'released' as const }
    const { lotId, permits } = await applyToLot(tx, lot, { event: 'give-back', count, change, text: reason, at, by: actor.name })
    const { clock } = await findTermsOf(tx, lot.feeId, kigaliDay(at))
    const percent = clock ? (refundAt(lot.terms, clock, lot.day, at)?.percent ?? null) : null
    await expectBack(tx, { lotId, cause: 'give-back', permits, percent, at, by: actor.name })
    return checkPromised(tx, poolOf(lot), at)
  })

/** The authority takes permits away, as when a park closes: all that was paid is expected back. What was promised stays promised, and is short. */
export const withdrawLot = (ctx: Context, seen: SeenLot, { reason }: Pick<Input, 'reason'>, actor: Actor) =>
  changeLot<GiveUpRefusal>(ctx, seen, async (tx, lot, at) => {
    if (reason === '') return refused({ reason: 'reason-missing' })
    const withdrawn = await withdrawLocked(tx, lot, { reason, at, by: actor.name })
    if (withdrawn.done) await alertShort(ctx, tx, poolOf(lot), { at, cause: `lot-${lot.id}` })
    return withdrawn
  })

/** The same inside the transaction that has locked the lot, without an alert. */
export async function withdrawLocked(
  tx: Tx,
  lot: PermitLot,
  { reason, at, by }: { reason: string; at: Date; by: string },
): Promise<Outcome<undefined, LotRefusal>> {
  if (nextState(lot.state, 'withdraw') === undefined) return refused({ reason: 'not-in-this-state', state: lot.state })
  const change = { state: 'withdrawn' as const }
  const { lotId, permits } = await applyToLot(tx, lot, { event: 'withdraw', change, text: reason, at, by })
  await expectBack(tx, { lotId, cause: 'withdraw', permits, percent: 100, at, by })
  return done(undefined)
}

/** Permits cover nobody any more, and so much of what was paid for them is expected back; null: not known, to be agreed. */
async function expectBack(
  tx: Tx,
  {
    lotId,
    cause,
    permits,
    percent,
    at,
    by,
  }: Omit<NewRefund, 'expectedMinor'> & { permits: readonly Permit[]; percent: number | null },
): Promise<void> {
  await updatePermits(
    tx,
    permits.map(({ id }) => id),
    { purchase_id: null, named_at: null },
  )
  const spentMinor = permits.reduce((sum, permit) => sum + permit.spentMinor, 0)
  const rows = permits.map((permit) => ({
    permitId: permit.id,
    backMinor: Math.round((permit.spentMinor * (percent ?? 0)) / 100),
  }))
  await updateBack(tx, rows)
  const expectedMinor = percent === null ? null : rows.reduce((sum, { backMinor }) => sum + backMinor, 0)
  if (spentMinor > 0 && expectedMinor !== 0) await insertRefund(tx, { lotId, cause, expectedMinor, at, by })
}
