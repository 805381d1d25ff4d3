import Stripe from 'stripe'
import { z } from 'zod'
import { done, refused } from '#values/outcome.ts'
import { isUuid } from '#values/uuid.ts'
import type { CardGateway, Notice } from './card-gateway.ts'
import { moneyOf } from './card-wire.ts'

/**
 * Reads a notification after checking its signature over the raw body. A signature is valid for five minutes, and one with a
 * future time always, so a repeated notification is recognised by its event id alone. `unreadable`: signed, of a handled kind,
 * and not of the known shape, as after a change of the gateway's interface: it is refused, and the gateway sends it again.
 */
export function readCardNotice(rawBody: string | Uint8Array, signature: string | null, secret: string): Answer {
  const event = checked(rawBody, signature, secret)
  if (!event) return refused({ reason: 'signature-wrong' })
  const read = Event.safeParse(event)
  if (!read.success) return refused({ reason: 'unreadable', type: 'no event' })
  const kind = Object.hasOwn(kinds, read.data.type) ? kinds[read.data.type] : undefined
  return kind ? kind(read.data) : refused({ reason: 'not-for-us', type: read.data.type })
}

type Answer = ReturnType<CardGateway['readNotice']>

function checked(rawBody: string | Uint8Array, signature: string | null, secret: string): unknown {
  try {
    return Stripe.webhooks.constructEvent(rawBody, signature ?? '', secret)
  } catch {
    // Whatever it throws: of a header with an empty signature the SDK makes an error of another kind.
    return undefined
  }
}

const Event = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int().nonnegative().max(100_000_000_000),
  data: z.object({ object: z.unknown() }),
})
type Event = z.infer<typeof Event>

/** The gateway names a thing by its id, or sends the whole of it. */
const Named = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish()

const CheckoutObject = z.object({
  id: z.string(),
  client_reference_id: z.string().nullish(),
  amount_total: z.number().nonnegative().nullable(),
  currency: z.string().nullable(),
  payment_status: z.string(),
  payment_intent: Named,
})

const RefundObject = z.object({
  id: z.string(),
  amount: z.number().nonnegative(),
  currency: z.string(),
  status: z.string().nullable(),
  payment_intent: Named,
  metadata: z.record(z.string(), z.string()).nullish(),
})

const kinds: Record<string, (event: Event) => Answer> = {
  'checkout.session.completed': (event) => ofCheckout(event, (status) => (status === 'unpaid' ? 'pending' : 'settled')),
  'checkout.session.async_payment_succeeded': (event) => ofCheckout(event, () => 'settled'),
  'checkout.session.async_payment_failed': (event) => ofCheckout(event, () => 'failed'),
  'checkout.session.expired': (event) => ofCheckout(event, () => 'expired'),
  // Not charge.refunded: it reports the sum of all refunds so far, and beside these each would be counted twice.
  'refund.created': ofRefund,
  'refund.updated': ofRefund,
  'refund.failed': ofRefund,
}

/** Undefined for a checkout that is not ours: the same account may sell something else. */
function ofCheckout(event: Event, kindOf: (paymentStatus: string) => Notice['kind']): Answer {
  const read = CheckoutObject.safeParse(event.data.object)
  if (!read.success) return refused({ reason: 'unreadable', type: event.type })
  const session = read.data
  const paymentId = session.client_reference_id ?? ''
  const amount = moneyOf(session.amount_total, session.currency)
  if (!isUuid(paymentId) || !amount) return refused({ reason: 'not-for-us', type: event.type })
  return done({
    eventId: event.id,
    kind: kindOf(session.payment_status),
    paymentId,
    ref: session.id,
    paymentIntent: session.payment_intent ?? null,
    amount,
    at: new Date(event.created * 1_000),
  })
}

/**
 * A refund counts from when it is made, and once: its notifications carry its own id, because each change of it is an event of
 * its own. One that fails later is reported once too.
 */
function ofRefund(event: Event): Answer {
  const read = RefundObject.safeParse(event.data.object)
  if (!read.success) return refused({ reason: 'unreadable', type: event.type })
  const refund = read.data
  const amount = moneyOf(refund.amount, refund.currency)
  if (!amount || !refund.payment_intent) return refused({ reason: 'not-for-us', type: event.type })
  const failed = refund.status === 'failed' || refund.status === 'canceled'
  const paymentId = refund.metadata?.payment ?? ''
  return done({
    eventId: failed ? `${refund.id}:failed` : refund.id,
    kind: failed ? 'refund-failed' : 'refunded',
    paymentId: isUuid(paymentId) ? paymentId : null,
    ref: refund.id,
    paymentIntent: refund.payment_intent,
    amount,
    at: new Date(event.created * 1_000),
  })
}
