/** The state of the local gateway, and the objects of the documented interface made from it. Instants in seconds. */

export type StoredCheckout = {
  id: string
  status: 'open' | 'complete' | 'expired'
  paymentStatus: 'paid' | 'unpaid'
  amount: number
  currency: string
  description: string
  clientReference: string | null
  email: string | null
  metadata: Record<string, string>
  intent: { id: string; status: 'processing' | 'succeeded' | 'requires_payment_method'; metadata: Record<string, string> } | null
  intentMetadata: Record<string, string>
  refunded: number
  successUrl: string
  cancelUrl: string
  createdAt: number
  expiresAt: number
  /** Whether the last card was declined. */
  declined: boolean
}

export type StoredRefund = {
  id: string
  amount: number
  currency: string
  intent: string
  metadata: Record<string, string>
  status: 'pending' | 'succeeded' | 'failed'
  createdAt: number
}

export type StoredEvent = { id: string; type: string; body: string }

export function checkoutObject(checkout: StoredCheckout, address: string, expanded: boolean): Record<string, unknown> {
  const { id, status, intent } = checkout
  return {
    id,
    object: 'checkout.session',
    mode: 'payment',
    livemode: false,
    status,
    payment_status: checkout.paymentStatus,
    amount_subtotal: checkout.amount,
    amount_total: checkout.amount,
    currency: checkout.currency,
    client_reference_id: checkout.clientReference,
    customer_email: checkout.email,
    metadata: checkout.metadata,
    allowed_payment_method_types: ['card'],
    payment_intent: intent && (expanded ? { object: 'payment_intent', ...intent } : intent.id),
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    created: checkout.createdAt,
    expires_at: checkout.expiresAt,
    url: status === 'open' ? `${address}/pay/${id}` : null,
  }
}

export const refundObject = (refund: StoredRefund): Record<string, unknown> => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  currency: refund.currency,
  payment_intent: refund.intent,
  charge: refund.intent.replace('pi_', 'ch_'),
  metadata: refund.metadata,
  status: refund.status,
  reason: null,
  created: refund.createdAt,
})

export const chargeObject = (checkout: StoredCheckout): Record<string, unknown> => ({
  id: checkout.intent?.id.replace('pi_', 'ch_'),
  object: 'charge',
  amount: checkout.amount,
  amount_refunded: checkout.refunded,
  refunded: checkout.refunded === checkout.amount,
  currency: checkout.currency,
  metadata: checkout.intent?.metadata ?? {},
  payment_intent: checkout.intent?.id,
})

/** An answer of the interface that is no: its status and its error. */
export type Refusal = { status: number; error: { type: string; code?: string; message: string; param?: string } }

export const invalid = (message: string, param?: string, code?: string, status = 400): Refusal => ({
  status,
  error: { type: 'invalid_request_error', message, ...(param ? { param } : {}), ...(code ? { code } : {}) },
})
