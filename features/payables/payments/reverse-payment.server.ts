import { randomUUID } from 'node:crypto'
import { findSupplier, lockSupplier } from '#features/suppliers/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { moneyText } from '#values/money.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { followLinesOf } from '../follow/follow-payables.server.ts'
import { type Actor, notePayable } from '../note-payable.server.ts'
import { insertAllocations, insertPayment } from '../writes.server.ts'
import { findPaymentOut, findRateOfPayment, listAllocations } from './reads-payments.server.ts'

export type ReversalRefusal =
  | { reason: 'payment-unknown' }
  | { reason: 'reason-missing' }
  | { reason: 'already-reversed' }
  /** It is the opposite of another one itself. */
  | { reason: 'is-reversal' }

/**
 * Answers a wrong payment by its opposite, with a reason: what it was for is open again, and what was left of it is no credit any more.
 * Refused: one that was answered already, and an opposite itself.
 */
export const reversePayment = (
  ctx: Context,
  { paymentId, reason, actor }: { paymentId: number; reason: string; actor: Actor },
): Promise<Outcome<{ id: number }, ReversalRefusal>> =>
  transact<{ id: number }, ReversalRefusal>(ctx.db, async (tx) => {
    const why = reason.trim()
    if (why === '') return refused({ reason: 'reason-missing' })
    const supplierId = (await findPaymentOut(tx, paymentId))?.supplierId
    if (supplierId === undefined || !(await lockSupplier(tx, supplierId))) return refused({ reason: 'payment-unknown' })
    const payment = await findPaymentOut(tx, paymentId)
    if (!payment) return refused({ reason: 'payment-unknown' })
    if (payment.reversesId !== null) return refused({ reason: 'is-reversal' })
    if (payment.reversedById !== null) return refused({ reason: 'already-reversed' })
    const at = await ctx.clock.in(tx)
    const { rate, rateSource } = await findRateOfPayment(tx, paymentId)
    const id = await insertPayment(
      tx,
      {
        idempotency_key: randomUUID(),
        supplier_id: supplierId,
        paid_on: kigaliDay(at),
        method: payment.method,
        reference: payment.reference,
        currency: payment.currency,
        amount_minor: -payment.amountMinor,
        left_minor: -payment.leftMinor,
        left_currency: payment.leftCurrency,
        rate,
        rate_source: rateSource,
        usd_minor: -payment.usdMinor,
        reverses_id: paymentId,
        reason: why,
        recorded_by_id: actor.id,
        recorded_by: actor.name,
        sample: payment.isDemo,
      },
      at,
    )
    const allocations = await listAllocations(tx, [paymentId])
    const opposite = allocations.map(({ payableId, amountMinor }) => ({ paymentId: id, payableId, amountMinor: -amountMinor }))
    await insertAllocations(tx, opposite, at)
    await followLinesOf(ctx, tx, { supplierId, lineIds: [...new Set(allocations.map(({ lineId }) => lineId))] })
    const name = (await findSupplier(tx, supplierId))?.name ?? ''
    const facts = {
      amount: moneyText({ minor: payment.amountMinor, currency: payment.currency }),
      reference: payment.reference,
      reason: why,
    }
    await notePayable(ctx, tx, {
      supplier: { id: supplierId, name },
      actor,
      action: 'supplier-payment-reversed',
      facts,
      isDemo: payment.isDemo,
    })
    return done({ id })
  })
