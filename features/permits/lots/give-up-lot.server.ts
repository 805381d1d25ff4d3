import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, refused } from '#values/outcome.ts'
import { findTermsOf } from '../reads-terms.server.ts'
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
 * Permits go back to the authority. What its terms give back for this day is written down as expected; what they do not say, as nothing.
 * Refused where more would be promised than there is.
 */
export const giveBackLot = (ctx: Context, seen: SeenLot, { count, reason }: Input, actor: Actor) =>
  changeLot<GiveUpRefusal>(ctx, seen, async (tx, lot, at) => {
    if (nextState(lot.state, 'give-back') === undefined) return refused({ reason: 'not-in-this-state', state: lot.state })
    if (count < 1 || count > lot.count) return refused({ reason: 'count-wrong', most: lot.count })
    if (reason === '') return refused({ reason: 'reason-missing' })
    const change = { state: 'released' as const }
    const { permits } = await applyToLot(tx, lot, { event: 'give-back', count, change, text: reason, at, by: actor.name })
    const { clock } = await findTermsOf(tx, lot.feeId, kigaliDay(at))
    const percent = clock ? (refundAt(lot.terms, clock, lot.day, at)?.percent ?? 0) : 0
    for (const { id, spentMinor } of permits)
      await updatePermits(tx, [id], { back_minor: Math.round((spentMinor * percent) / 100), purchase_id: null, named_at: null })
    return checkPromised(tx, poolOf(lot), at)
  })

/** The authority takes permits away, as when a park closes: all that was paid is expected back. What was promised stays promised, and is short. */
export const withdrawLot = (ctx: Context, seen: SeenLot, { reason }: Pick<Input, 'reason'>, actor: Actor) =>
  changeLot<GiveUpRefusal>(ctx, seen, async (tx, lot, at) => {
    if (nextState(lot.state, 'withdraw') === undefined) return refused({ reason: 'not-in-this-state', state: lot.state })
    if (reason === '') return refused({ reason: 'reason-missing' })
    const change = { state: 'withdrawn' as const }
    const { permits } = await applyToLot(tx, lot, { event: 'withdraw', change, text: reason, at, by: actor.name })
    for (const { id, spentMinor } of permits)
      await updatePermits(tx, [id], { back_minor: spentMinor, purchase_id: null, named_at: null })
    await alertShort(ctx, tx, poolOf(lot), { at, cause: `lot-${lot.id}` })
    return done(undefined)
  })
