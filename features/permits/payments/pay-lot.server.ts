import type { Context } from '#platform/context.ts'
import { refused } from '#values/outcome.ts'
import { type Actor, changeLot, type LotRefusal, type SeenLot } from '../lots/change-lot.server.ts'
import { listPermits } from '../reads-lots.server.ts'
import { splitPermits } from '../rules/split-permits.ts'
import { type SettleRefusal, settlePermits } from './settle-permits.server.ts'

/** A payment to the authority for so many permits of a lot, in USD cents: what one of them costs, and what was paid for all of them. */
export type LotPayment = { count: number; unitMinor: number; amountMinor: number; receipt: string }

export type PayRefusal = LotRefusal | SettleRefusal | { reason: 'count-wrong'; most: number }

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
  { count, unitMinor, ...payment }: LotPayment,
  { actor, event }: { actor: Actor; event: 'deposit' | 'pay' },
) =>
  changeLot<PayRefusal>(ctx, seen, async (tx, lot, at) => {
    const split = splitPermits(await listPermits(tx, [lot.id]), count)
    if (!split.done) return refused({ reason: 'count-wrong', most: lot.count })
    const only = split.value.go.map(({ id }) => id)
    return settlePermits(tx, [{ lot: { ...lot, unitMinor }, only }], { ...payment, event, at, by: actor.name })
  })
