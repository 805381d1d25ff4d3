import { randomUUID } from 'node:crypto'
import { followPayment } from '#features/payments/follow-payment.server.ts'
import { refundableMinor } from '#features/payments/ledger.ts'
import { findPayment } from '#features/payments/reads.server.ts'
import { writePayment } from '#features/payments/write-payment.server.ts'
import { writePaymentEvent } from '#features/payments/write-payment-event.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { closeCheckoutsLater } from '../cancellations/close-checkouts-later.server.ts'
import type { Booking } from '../reads.server.ts'
import { findAccount } from '../reads-accounts.server.ts'

export type WithheldDeposit = {
  /** What is kept of it in all, in minor units of the booking's currency; 0 where all of it was returned. */
  withheldMinor: number
  /** The payment of an earlier settlement of the same deposit. */
  former: string | null
  /** What the payment names: the number plate. */
  reference: string
  actor: string
}

/**
 * Sets what is kept of a vehicle's deposit against what a booking owes: a payment of its own, in the transaction that settles the deposit and
 * holds the lock of the booking. Settled otherwise than before, the former payment is taken back. Answers the payment, null where nothing is kept.
 * Refused: more than the booking owes, because money that pays for nothing is the customer's.
 */
export async function withholdDeposit(
  ctx: Context,
  tx: Tx,
  booking: Booking,
  { withheldMinor, former, reference, actor }: WithheldDeposit,
): Promise<Outcome<string | null, { reason: 'withheld-above-due'; dueMinor: number }>> {
  const known = former === null ? undefined : await findPayment(tx, former)
  const formerMinor = known ? refundableMinor(known.events) : 0
  if (withheldMinor === formerMinor) return done(former)
  const { outstandingMinor, refundDueMinor } = await findAccount(tx, booking, ctx.clock.now())
  const dueMinor = Math.max(0, outstandingMinor - refundDueMinor + formerMinor)
  if (withheldMinor > dueMinor) return refused({ reason: 'withheld-above-due', dueMinor })
  const at = await ctx.clock.in(tx)
  if (known && formerMinor > 0) {
    const providerEventId = `deposit:${known.id}:${known.events.length}`
    const back = {
      kind: 'refunded',
      amountMinor: formerMinor,
      providerEventId,
      text: 'Deposit settled again',
      actor,
      at,
    } as const
    await followPayment(tx, known.id, back)
  }
  await closeCheckoutsLater(ctx, tx, booking.id)
  if (withheldMinor === 0) return done(null)
  const { id: bookingId, currency } = booking
  const [id, charged] = [randomUUID(), { minor: withheldMinor, currency }]
  const payment = { id, bookingId, method: 'vehicle-deposit' as const, amountMinor: withheldMinor, currency, charged, rate: null }
  await writePayment(tx, { ...payment, reference, actor, createdAt: at })
  await writePaymentEvent(tx, id, { kind: 'settled', amountMinor: withheldMinor, actor, at })
  return done(id)
}
