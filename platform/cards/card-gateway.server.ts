import Stripe from 'stripe'
import { type CardGateway, type Checkout, gatewayAway, gatewayRefusal, type NewCheckout } from './card-gateway.ts'
import { readCardNotice } from './card-notice.server.ts'
import { moneyOf, wireAmount } from './card-wire.ts'

export type CardSettings = {
  secretKey: string
  webhookSecret: string
  /** The gateway's address, without a path. */
  apiUrl: string
}

/** The timeout of a request. With two more attempts a visitor waits half a minute at worst. */
const timeoutMs = 10_000
const moreAttempts = 2

/**
 * The gateway by Stripe's hosted Checkout: the visitor types their card in at Stripe's page and comes back. The version of its
 * interface is the one this release of the SDK was made for.
 */
export function openCardGateway(settings: CardSettings): CardGateway {
  const { protocol, hostname, port } = new URL(settings.apiUrl)
  const stripe = new Stripe(settings.secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: timeoutMs,
    maxNetworkRetries: moreAttempts,
    // It would report to them how long our requests take.
    telemetry: false,
  })
  const { sessions } = stripe.checkout
  const findCheckout = async (ref: string) => checkoutOf(await send(() => sessions.retrieve(ref, { expand: ['payment_intent'] })))
  return {
    async createCheckout(checkout) {
      const { id, url } = await send(() => sessions.create(sessionOf(checkout), { idempotencyKey: checkout.paymentId }))
      if (!url) throw gatewayRefusal(`The checkout ${id} has no address: it is over`)
      return { ref: id, url }
    },
    findCheckout,
    async expireCheckout(ref) {
      try {
        return checkoutOf(await send(() => sessions.expire(ref)))
      } catch (error) {
        // Paid or expired already: only an open one can be closed.
        if (error instanceof Error && isInvalid(error.cause)) return findCheckout(ref)
        throw error
      }
    },
    async refund({ paymentId, paymentIntent, amount, idempotencyKey }) {
      // Prefixed, so that no key of a refund is ever the key of a checkout.
      const options = { idempotencyKey: `refund-${idempotencyKey}` }
      const { id, status } = await send(() =>
        stripe.refunds.create(
          { payment_intent: paymentIntent, amount: wireAmount(amount), metadata: { payment: paymentId } },
          options,
        ),
      )
      if (status === 'failed' || status === 'canceled') throw gatewayRefusal(`The refund ${id} is ${status}`)
      return { ref: id }
    },
    readNotice: (rawBody, signature) => readCardNotice(rawBody, signature, settings.webhookSecret),
  }
}

/** The parameters of a checkout: a name and an amount, and of the person only the address for the receipt. */
function sessionOf(checkout: NewCheckout): Stripe.Checkout.SessionCreateParams {
  const { paymentId, reference, description, amount, email, successUrl, cancelUrl, expiresAt } = checkout
  return {
    mode: 'payment',
    // Cards alone: a hold of minutes does not wait for a direct debit of days.
    allowed_payment_method_types: ['card'],
    // The customer is charged in our currency; the gateway's own conversion would use another rate.
    adaptive_pricing: { enabled: false },
    client_reference_id: paymentId,
    customer_email: email,
    metadata: { booking: reference },
    payment_intent_data: { description: `Booking ${reference}`, metadata: { booking: reference, payment: paymentId } },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: amount.currency.toLowerCase(),
          unit_amount: wireAmount(amount),
          product_data: { name: description },
        },
      },
    ],
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1_000),
  }
}

function checkoutOf(session: Stripe.Checkout.Session): Checkout {
  const amount = moneyOf(session.amount_total, session.currency)
  if (!amount) throw gatewayRefusal(`The checkout ${session.id} has no amount that we take`)
  const intent = session.payment_intent
  return {
    ref: session.id,
    status: statusOf(session),
    amount,
    paymentIntent: typeof intent === 'string' ? intent : (intent?.id ?? null),
  }
}

function statusOf({ status, payment_status, payment_intent: intent }: Stripe.Checkout.Session): Checkout['status'] {
  if (payment_status !== 'unpaid') return 'paid'
  if (status !== 'complete') return status === 'expired' ? 'expired' : 'open'
  const over = typeof intent === 'object' && ['requires_payment_method', 'canceled'].includes(intent?.status ?? '')
  return over ? 'failed' : 'processing'
}

const { StripeError, StripeConnectionError, StripeInvalidRequestError } = Stripe.errors

const isInvalid = (error: unknown): boolean => error instanceof StripeInvalidRequestError

/** Sorts what the SDK throws: unavailable is temporary, a refusal is not. */
async function send<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request()
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    const { statusCode } = error
    const passes = statusCode === undefined || statusCode >= 500 || statusCode === 429 || statusCode === 409
    if (error instanceof StripeConnectionError || passes) throw gatewayAway(error)
    throw gatewayRefusal(`The card gateway refuses: ${error.code ?? error.type}`, error)
  }
}
