import type { Money } from '#values/money.ts'
import type { Outcome } from '#values/outcome.ts'

/** A visit to the gateway's own page, where a card is typed in: no card data ever comes here. */
export type Checkout = {
  /** The gateway's name of the checkout. */
  ref: string
  /** `processing`: the visitor has paid, and the money has not arrived. `failed`: it will not arrive, and nothing was taken. */
  status: 'open' | 'processing' | 'paid' | 'expired' | 'failed'
  amount: Money
  /** The gateway's name of the payment itself, by which it is refunded; null until the visitor has paid. */
  paymentIntent: string | null
}

/** An event that the gateway reports. `amount` is in the currency that was charged. */
export type Notice = {
  /** The same for every notice of the same thing: it is written once. */
  eventId: string
  /** `refund-failed`: money that was on its way back did not arrive; it is no event of the ledger but a task for staff. */
  kind: 'settled' | 'failed' | 'expired' | 'pending' | 'refunded' | 'refund-failed'
  /** Our own id of the payment; null for a refund made in the gateway's dashboard: look for `paymentIntent`. */
  paymentId: string | null
  /** The gateway's name: of the checkout, or of the refund. */
  ref: string
  paymentIntent: string | null
  amount: Money
  at: Date
}

export type NewCheckout = {
  /** Our id of the payment. The same id with the same parameters gives the same checkout. */
  paymentId: string
  /** Of the booking, for people who read it at the gateway. */
  reference: string
  /** What the visitor sees that they pay for. It contains no name. */
  description: string
  amount: Money
  /** Where the gateway sends its receipt; it gets no other personal data. */
  email: string
  successUrl: string
  cancelUrl: string
  /** Between 30 minutes and 24 hours from now, or the gateway refuses. */
  expiresAt: Date
}

/** The way to take a card. Everything but `readNotice` throws what `isGatewayAway` and `isGatewayRefusal` know. */
export type CardGateway = {
  createCheckout(checkout: NewCheckout): Promise<{ ref: string; url: string }>
  findCheckout(ref: string): Promise<Checkout>
  /** Closes a checkout, so that it cannot be paid any more, and returns its state: it may have been paid a moment before. */
  expireCheckout(ref: string): Promise<Checkout>
  /** Refunds part or all of a payment. The same idempotency key twice refunds once. */
  refund(refund: { paymentId: string; paymentIntent: string; amount: Money; idempotencyKey: string }): Promise<{ ref: string }>
  /**
   * Reads the raw body of a webhook, to the byte, because only its signature proves that the gateway sent it.
   * `not-for-us`: signed, and about something that we do not handle; it is acknowledged, or it would be sent again for days.
   * `unreadable`: signed, and not of the known shape.
   */
  readNotice(
    rawBody: string | Uint8Array,
    signature: string | null,
  ): Outcome<Notice, { reason: 'signature-wrong' } | { reason: 'not-for-us' | 'unreadable'; type: string }>
}

/** The gateway does not answer, or not with an answer: the same request may succeed in a moment. */
export const gatewayAway = (cause: unknown): Error => named('GatewayAway', 'The card gateway is away', cause)

/** A refusal of the gateway: a wrong key, an unknown checkout, a refund of more than there is. The same request fails again. */
export const gatewayRefusal = (words: string, cause?: unknown): Error => named('GatewayRefusal', words, cause)

export const isGatewayAway = (error: unknown): error is Error => error instanceof Error && error.name === 'GatewayAway'
export const isGatewayRefusal = (error: unknown): error is Error => error instanceof Error && error.name === 'GatewayRefusal'

function named(name: string, message: string, cause: unknown): Error {
  const error = new Error(message, { cause })
  error.name = name
  return error
}
