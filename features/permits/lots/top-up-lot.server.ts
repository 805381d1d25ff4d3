import { listVisitorFees } from '#features/places/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { done, refused } from '#values/outcome.ts'
import { listPermits } from '../reads-lots.server.ts'
import { dearestPrice } from '../rules/class-price.ts'
import { nextState } from '../rules/lot-states.ts'
import { updateSpent } from '../writes-cover.server.ts'
import { applyToLot } from './apply-to-lot.server.ts'
import { type Actor, changeLot, type LotRefusal, type SeenLot } from './change-lot.server.ts'

export type TopUpRefusal =
  | LotRefusal
  | { reason: 'count-wrong'; most: number }
  | { reason: 'receipt-missing' }
  | { reason: 'amount-wrong'; openMinor: number }
  | { reason: 'dearest-already' }

type TopUp = { count: number; amountMinor: number; receipt: string }

/**
 * Permits of a cheaper fee class that cover nobody become permits for anybody, at the dearest price of their fee: what is paid already is paid up to it,
 * to the cent, and of the others more is to be paid. Refused for permits of no class or of the dearest, for more than cover nobody, and for another sum.
 */
export const topUpLot = (ctx: Context, seen: SeenLot, { count, amountMinor, receipt }: TopUp, actor: Actor) =>
  changeLot<TopUpRefusal>(ctx, seen, async (tx, lot, at) => {
    if (nextState(lot.state, 'top-up') === undefined) return refused({ reason: 'not-in-this-state', state: lot.state })
    const fee = (await listVisitorFees(tx)).get(lot.feeId)
    const unitMinor = fee ? dearestPrice(fee) : lot.unitMinor
    if (lot.feeClass === null || unitMinor <= lot.unitMinor) return refused({ reason: 'dearest-already' })
    const spare = (await listPermits(tx, [lot.id])).filter(({ purchaseId, namedAt }) => purchaseId === null && namedAt === null)
    if (count < 1 || count > spare.length) return refused({ reason: 'count-wrong', most: spare.length })
    const isPaid = lot.state === 'paid'
    const openMinor = isPaid ? count * (unitMinor - lot.unitMinor) : 0
    if (amountMinor !== openMinor) return refused({ reason: 'amount-wrong', openMinor })
    if (isPaid && receipt === '') return refused({ reason: 'receipt-missing' })
    const change = { feeClass: null, unitMinor }
    const move = { event: 'top-up', count, change, amountMinor: openMinor || null, text: receipt, at, by: actor.name }
    const { permits } = await applyToLot(tx, lot, move)
    if (isPaid)
      await updateSpent(
        tx,
        permits.map(({ id, spentMinor }) => ({ permitId: id, spentMinor: spentMinor + unitMinor - lot.unitMinor })),
        receipt,
      )
    return done(undefined)
  })
