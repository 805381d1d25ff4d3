import type { Tx } from '#platform/context.ts'
import type { PaymentEvent } from './payment.ts'
import { insertPaymentEvent } from './writes.server.ts'

/** An event to add; what the gateway did not report is left out. */
export type NewPaymentEvent = Pick<PaymentEvent, 'kind' | 'actor' | 'at'> & Partial<PaymentEvent>

/**
 * Adds an event to a payment. False where the notification is stored already, or the payment has settled or begun before.
 * `followPayment` checks whether the event may follow; only a payment's beginning is written with this function alone.
 */
export function writePaymentEvent(tx: Tx, paymentId: string, event: NewPaymentEvent): Promise<boolean> {
  return insertPaymentEvent(tx, {
    payment_id: paymentId,
    kind: event.kind,
    amount_minor: event.amountMinor ?? 0,
    provider_event_id: event.providerEventId ?? null,
    provider_ref: event.providerRef ?? null,
    provider_url: event.providerUrl ?? null,
    actor: event.actor,
    text: event.text ?? '',
    at: event.at,
  })
}
