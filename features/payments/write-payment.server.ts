import type { Tx } from '#platform/context.ts'
import type { Payment } from './payment.ts'
import { insertPayment } from './writes.server.ts'

/**
 * Stores a payment before anything happens to it; its id is the caller's, so that the same request makes one payment.
 * False where it exists already. Throws where staff record one without a reference.
 */
export function writePayment(tx: Tx, payment: Payment): Promise<boolean> {
  const { charged, rate } = payment
  return insertPayment(tx, {
    id: payment.id,
    booking_id: payment.bookingId,
    method: payment.method,
    amount_minor: payment.amountMinor,
    currency: payment.currency,
    charged_minor: charged.minor,
    charged_currency: charged.currency,
    rate: rate?.unitsPerUnit ?? null,
    rate_source: rate?.source ?? null,
    rate_at: rate?.at ?? null,
    reference: payment.reference,
    received_on: payment.receivedOn ?? null,
    fee_minor: payment.feeMinor ?? null,
    actor: payment.actor,
    created_at: payment.createdAt,
  })
}
