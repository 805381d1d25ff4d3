import { findSupplier, lockSupplier } from '#features/suppliers/reads.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { type Currency, moneyText } from '#values/money.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type Actor, notePayable } from '../note-payable.server.ts'
import { type Outflow, type OutMethod, unusedMinorOf } from '../payment-out.ts'
import { allocate } from '../rules/allocate.ts'
import { usdOf } from '../rules/exchange.ts'
import { insertAllocations, insertPayment } from '../writes.server.ts'
import { findPaymentByKey, listUnusedPayments, lockOpenPayables, type PayableToPay } from './reads-payments.server.ts'

/**
 * `payables`: what it is for, with what was open of each when it was chosen. `outflow`: what left our account; null of a `credit`, whose
 * amount is 0. `overpaid`: by how much more than is open, as it was seen, and why it was paid all the same.
 */
export type PaymentInput = {
  idempotencyKey: string
  supplierId: number
  paidOn: Day
  method: OutMethod
  reference: string
  currency: Currency
  amountMinor: number
  outflow: Outflow | null
  payables: readonly { id: number; openMinor: number }[]
  overpaid?: { minor: number; reason: string }
  actor: Actor
}

export type PaymentRefusal =
  | { reason: 'supplier-unknown' }
  | { reason: 'amount-wrong' }
  | { reason: 'outflow-wrong' }
  | { reason: 'rate-missing' }
  | { reason: 'day-to-come' }
  | { reason: 'payable-unknown' }
  | { reason: 'currencies-mixed' }
  | { reason: 'demo' }
  | { reason: 'changed-meanwhile' }
  | { reason: 'no-credit' }
  /** Of the amount `openMinor` is open, once `creditMinor` that the supplier owes us is used; `moreMinor` would be its credit. */
  | { reason: 'more-than-open'; openMinor: number; creditMinor: number; moreMinor: number }
  | { reason: 'overpaid-reason-missing' }

/** `creditMinor`: what of the amount is for nothing yet, and is the supplier's credit. */
export type RecordedPayment = { id: number; creditMinor: number }

/**
 * Records a payment to a supplier with what it is for. What the supplier owes us is used first. The same key again is the same payment. Refused:
 * an amount that is not above 0 (of a credit: that is not 0), a day to come, a payable that is of somebody else, of another currency or was paid
 * meanwhile, demo bookings beside real ones, the use of a credit where there is none, and more than is open; with `overpaid` of as much, what is
 * more is the supplier's credit.
 */
export const recordPayment = (ctx: Context, input: PaymentInput): Promise<Outcome<RecordedPayment, PaymentRefusal>> =>
  transact<RecordedPayment, PaymentRefusal>(ctx.db, async (tx) => {
    const { supplierId, currency, amountMinor, actor } = input
    if (!(await lockSupplier(tx, supplierId))) return refused({ reason: 'supplier-unknown' })
    const same = await findPaymentByKey(tx, input.idempotencyKey)
    if (same) return done({ id: same.id, creditMinor: unusedMinorOf(same) })
    const at = await ctx.clock.in(tx)
    const fault = faultOf(input, kigaliDay(at))
    if (fault) return refused(fault)
    const usdMinor = input.outflow
      ? usdOf(input.outflow.minor, input.outflow.currency, input.outflow.rate?.unitsPerUsd ?? null)
      : 0
    if (usdMinor === null) return refused({ reason: 'rate-missing' })
    const open = await lockOpenPayables(tx, supplierId)
    const chosen = chosenOf(input, open)
    if ('reason' in chosen) return refused(chosen)
    const { isDemo } = chosen
    const credits = open.filter((one) => one.openMinor < 0 && one.currency === currency && one.isDemo === isDemo)
    const unused = (await listUnusedPayments(tx, supplierId, currency)).flatMap((one) =>
      one.isDemo === isDemo ? [{ paymentId: one.id, leftMinor: unusedMinorOf(one) }] : [],
    )
    const { allocations, leftMinor } = allocate(amountMinor, chosen.payables, { credits, unused })
    if (amountMinor === 0 && allocations.length === 0) return refused({ reason: 'no-credit' })
    if (leftMinor > 0 && input.overpaid?.minor !== leftMinor) {
      const openMinor = amountMinor - leftMinor
      const creditMinor = chosen.payables.reduce((sum, one) => sum + one.openMinor, 0) - openMinor
      return refused({ reason: 'more-than-open', openMinor, creditMinor, moreMinor: leftMinor })
    }
    const reason = leftMinor > 0 ? (input.overpaid?.reason.trim() ?? '') : ''
    if (leftMinor > 0 && reason === '') return refused({ reason: 'overpaid-reason-missing' })
    const id = await addPayment(tx, input, { usdMinor, isDemo, reason, at })
    await insertAllocations(
      tx,
      allocations.map(({ paymentId, ...one }) => ({ ...one, paymentId: paymentId ?? id })),
      at,
    )
    const name = (await findSupplier(tx, supplierId))?.name ?? ''
    const facts = {
      amount: moneyText({ minor: amountMinor, currency }),
      method: input.method,
      reference: input.reference,
      paidOn: input.paidOn,
      ...(leftMinor > 0 && { credit: moneyText({ minor: leftMinor, currency }), reason }),
    }
    await notePayable(ctx, tx, { supplier: { id: supplierId, name }, actor, action: 'supplier-paid', facts, isDemo })
    return done({ id, creditMinor: leftMinor })
  })

function faultOf({ method, amountMinor, outflow, paidOn }: PaymentInput, today: Day): PaymentRefusal | undefined {
  if (paidOn > today) return { reason: 'day-to-come' }
  if (method === 'credit') return amountMinor === 0 && outflow === null ? undefined : { reason: 'amount-wrong' }
  if (amountMinor <= 0) return { reason: 'amount-wrong' }
  if (!outflow || outflow.minor <= 0) return { reason: 'outflow-wrong' }
  if (outflow.currency !== 'USD' && (!outflow.rate || outflow.rate.source.trim() === '')) return { reason: 'rate-missing' }
  return undefined
}

/** The payables that were chosen, as they were seen: all of the demonstration, or none. */
function chosenOf(
  { payables, currency }: PaymentInput,
  open: readonly PayableToPay[],
): { payables: PayableToPay[]; isDemo: boolean } | PaymentRefusal {
  const chosen: PayableToPay[] = []
  for (const { id, openMinor } of payables) {
    const found = open.find((one) => one.id === id)
    // What is not open any more was paid or struck by somebody else.
    if (!found || found.openMinor !== openMinor) return { reason: 'changed-meanwhile' }
    if (found.openMinor < 0) return { reason: 'payable-unknown' }
    if (found.currency !== currency) return { reason: 'currencies-mixed' }
    if (!chosen.includes(found)) chosen.push(found)
  }
  const isDemo = chosen[0]?.isDemo ?? false
  return chosen.every((one) => one.isDemo === isDemo) ? { payables: chosen, isDemo } : { reason: 'demo' }
}

const addPayment = (
  tx: Tx,
  { idempotencyKey, supplierId, paidOn, method, reference, currency, amountMinor, outflow, actor }: PaymentInput,
  { usdMinor, isDemo, reason, at }: { usdMinor: number; isDemo: boolean; reason: string; at: Date },
): Promise<number> => {
  const rate = outflow && outflow.currency !== 'USD' ? outflow.rate : null
  return insertPayment(
    tx,
    {
      idempotency_key: idempotencyKey,
      supplier_id: supplierId,
      paid_on: paidOn,
      method,
      reference,
      currency,
      amount_minor: amountMinor,
      left_minor: outflow?.minor ?? 0,
      left_currency: outflow?.currency ?? 'USD',
      rate: rate?.unitsPerUsd ?? null,
      rate_source: rate?.source ?? null,
      usd_minor: usdMinor,
      reverses_id: null,
      reason,
      recorded_by_id: actor.id,
      recorded_by: actor.name,
      sample: isDemo,
    },
    at,
  )
}
