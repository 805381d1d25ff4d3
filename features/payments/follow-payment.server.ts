import type { Tx } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type FollowRefusal, paymentState, whyNotFollow } from './ledger.ts'
import type { StoredPayment } from './payment.ts'
import { findPayment, lockPayment } from './reads.server.ts'
import { type NewPaymentEvent, writePaymentEvent } from './write-payment-event.server.ts'

/**
 * Adds an event to a payment where it may follow, and returns the payment as it is then: docs/payments.md, 'Notices'.
 * The payment is locked first, so that a repeated notification, or a webhook and the poller at once, are handled one after the
 * other. Refuses an unknown payment, a notification that changes nothing, and a refund of more than has settled.
 */
export async function followPayment(
  tx: Tx,
  paymentId: string,
  event: NewPaymentEvent,
): Promise<Outcome<StoredPayment, FollowRefusal | { reason: 'unknown-payment' }>> {
  const payment = await lockPayment(tx, paymentId)
  if (!payment) return refused({ reason: 'unknown-payment' })
  const { amountMinor = 0, providerEventId = null } = event
  const refusal = whyNotFollow(payment, { kind: event.kind, amountMinor, providerEventId })
  if (refusal) return refused(refusal)
  const written = await writePaymentEvent(tx, paymentId, event)
  const after = written ? await findPayment(tx, paymentId) : undefined
  return after ? done(after) : refused({ reason: 'changes-nothing', state: paymentState(payment.events) })
}
