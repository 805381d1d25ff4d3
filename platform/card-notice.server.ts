import Stripe from 'stripe'
import { done, refused } from '#values/outcome.ts'
import type { CardGateway, Notice } from './card-gateway.ts'
import { moneyOf } from './card-wire.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Reads a notice after its signature is checked over the raw body. A signature is taken for five minutes, and one from the
 * future always, so a notice that comes again is known by its event id alone.
 */
export function readCardNotice(rawBody: string | Uint8Array, signature: string | null, secret: string): Answer {
  const event = checked(rawBody, signature, secret)
  if (!event) return refused({ reason: 'signature-wrong' })
  const notice = noticeOf(event)
  return notice ? done(notice) : refused({ reason: 'not-for-us', type: event.type })
}

type Answer = ReturnType<CardGateway['readNotice']>

function checked(rawBody: string | Uint8Array, signature: string | null, secret: string): Stripe.Event | undefined {
  try {
    return Stripe.webhooks.constructEvent(rawBody, signature ?? '', secret)
  } catch {
    // Whatever it throws: of a header with an empty signature the SDK makes an error of another kind.
    return undefined
  }
}

function noticeOf(event: Stripe.Event): Notice | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
      return ofCheckout(event, event.data.object, event.data.object.payment_status === 'unpaid' ? 'pending' : 'settled')
    case 'checkout.session.async_payment_succeeded':
      return ofCheckout(event, event.data.object, 'settled')
    case 'checkout.session.async_payment_failed':
      return ofCheckout(event, event.data.object, 'failed')
    case 'checkout.session.expired':
      return ofCheckout(event, event.data.object, 'expired')
    // Not charge.refunded: it tells the sum of all refunds so far, and beside these each would be counted twice.
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return ofRefund(event, event.data.object)
    default:
      return undefined
  }
}

const nameOf = (given: string | { id: string } | null): string | null => (typeof given === 'object' ? (given?.id ?? null) : given)

/** Undefined for a checkout that we did not ask for: the same account may sell something else. */
function ofCheckout(event: Stripe.Event, session: Stripe.Checkout.Session, kind: Notice['kind']): Notice | undefined {
  const paymentId = session.client_reference_id ?? ''
  const amount = moneyOf(session.amount_total, session.currency)
  if (!uuid.test(paymentId) || !amount) return undefined
  return {
    eventId: event.id,
    kind,
    paymentId,
    ref: session.id,
    paymentIntent: nameOf(session.payment_intent),
    amount,
    at: new Date(event.created * 1_000),
  }
}

/**
 * A refund counts from when it is made, and once: its notices carry its own id, because each change of it is an event of its
 * own. One that fails later is told once too.
 */
function ofRefund(event: Stripe.Event, refund: Stripe.Refund): Notice | undefined {
  const amount = moneyOf(refund.amount, refund.currency)
  const paymentIntent = nameOf(refund.payment_intent)
  if (!amount || !paymentIntent) return undefined
  const failed = refund.status === 'failed' || refund.status === 'canceled'
  const paymentId = refund.metadata?.payment ?? ''
  return {
    eventId: failed ? `${refund.id}:failed` : refund.id,
    kind: failed ? 'refund-failed' : 'refunded',
    paymentId: uuid.test(paymentId) ? paymentId : null,
    ref: refund.id,
    paymentIntent,
    amount,
    at: new Date(event.created * 1_000),
  }
}
