import { randomBytes } from 'node:crypto'
import { pairsOf, readNewCheckout } from './new-checkout.ts'
import {
  chargeObject,
  checkoutObject,
  invalid,
  type Refusal,
  refundObject,
  type StoredCheckout,
  type StoredEvent,
  type StoredRefund,
} from './stripe-objects.ts'

type Answer = Record<string, unknown> | Refusal

const named = (kind: string) => `${kind}_test_${randomBytes(12).toString('hex')}`

/** The state of the local gateway, without any HTTP. `tell` receives every event as it happens. */
export function openBooks(settings: { address: () => string; now: () => Date; onEvent: (event: StoredEvent) => void }) {
  const checkouts = new Map<string, StoredCheckout>()
  const refunds: StoredRefund[] = []
  const events: StoredEvent[] = []
  const seconds = () => Math.floor(settings.now().getTime() / 1_000)

  const happened = (type: string, object: Record<string, unknown>) => {
    const id = named('evt')
    const body = { id, object: 'event', type, created: seconds(), livemode: false, pending_webhooks: 1, data: { object } }
    const event = { id, type, body: JSON.stringify(body, null, 2) }
    events.push(event)
    settings.onEvent(event)
  }
  const show = (checkout: StoredCheckout, expanded = false) => checkoutObject(checkout, settings.address(), expanded)

  /** As it is now: one whose end has passed is expired. */
  const find = (id: string): StoredCheckout | undefined => {
    const checkout = checkouts.get(id)
    if (checkout?.status === 'open' && checkout.expiresAt <= seconds()) close(checkout)
    return checkout
  }
  const close = (checkout: StoredCheckout) => {
    checkout.status = 'expired'
    happened('checkout.session.expired', show(checkout))
  }
  const missing = (id: string) => invalid(`No such checkout.session: ${id}`, 'session', 'resource_missing', 404)

  return {
    checkouts,
    events,
    find,

    create(form: URLSearchParams): Answer {
      const checkout = readNewCheckout(form, named('cs'), seconds())
      if ('error' in checkout) return checkout
      checkouts.set(checkout.id, checkout)
      return show(checkout)
    },

    retrieve(id: string, expanded: boolean): Answer {
      const checkout = find(id)
      return checkout ? show(checkout, expanded) : missing(id)
    },

    expire(id: string): Answer {
      const checkout = find(id)
      if (!checkout) return missing(id)
      if (checkout.status !== 'open') return invalid('Only Checkout Sessions with a status in ["open"] can be expired.')
      close(checkout)
      return show(checkout)
    },

    refund(form: URLSearchParams): Answer {
      const intent = form.get('payment_intent') ?? ''
      const checkout = [...checkouts.values()].find((one) => one.intent?.id === intent)
      if (checkout?.paymentStatus !== 'paid')
        return invalid(`No such payment_intent: '${intent}'`, 'payment_intent', 'resource_missing', 404)
      const left = checkout.amount - checkout.refunded
      const amount = Number(form.get('amount') ?? left)
      if (left === 0) return invalid('The charge has already been refunded.', undefined, 'charge_already_refunded')
      if (!Number.isSafeInteger(amount) || amount < 1) return invalid('Invalid integer', 'amount')
      if (amount > left)
        return invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, 'amount')
      const refund: StoredRefund = {
        id: named('re'),
        amount,
        currency: checkout.currency,
        intent,
        metadata: pairsOf(form, 'metadata'),
        status: 'succeeded',
        createdAt: seconds(),
      }
      refunds.push(refund)
      checkout.refunded += amount
      happened('refund.created', refundObject(refund))
      happened('charge.refunded', chargeObject(checkout))
      happened('refund.updated', refundObject(refund))
      return refundObject(refund)
    },

    /** A refund that was made comes back: the card's bank would not take it. */
    failRefund(id: string): void {
      const refund = refunds.find((one) => one.id === id)
      if (!refund) throw new Error(`There is no refund ${id}`)
      refund.status = 'failed'
      happened('refund.updated', refundObject(refund))
      happened('refund.failed', refundObject(refund))
    },

    /** The visitor presses a button of the page; false where the checkout is not open any more. */
    press(checkout: StoredCheckout, button: 'pay' | 'pay-slowly' | 'refuse'): boolean {
      if (checkout.status !== 'open') return false
      const id = checkout.intent?.id ?? named('pi')
      const intent = (status: 'processing' | 'succeeded' | 'requires_payment_method') => ({
        id,
        status,
        metadata: checkout.intentMetadata,
      })
      checkout.declined = button === 'refuse'
      if (button === 'refuse') {
        checkout.intent = intent('requires_payment_method')
        happened('payment_intent.payment_failed', { object: 'payment_intent', ...checkout.intent })
        return true
      }
      checkout.status = 'complete'
      checkout.intent = intent(button === 'pay' ? 'succeeded' : 'processing')
      if (button === 'pay') checkout.paymentStatus = 'paid'
      happened('checkout.session.completed', show(checkout))
      return true
    },

    /** The end of a payment that was under way. */
    finish(id: string, how: 'paid' | 'failed'): void {
      const checkout = find(id)
      if (checkout?.intent?.status !== 'processing') throw new Error(`The checkout ${id} is not under way`)
      checkout.intent.status = how === 'paid' ? 'succeeded' : 'requires_payment_method'
      if (how === 'paid') checkout.paymentStatus = 'paid'
      happened(`checkout.session.async_payment_${how === 'paid' ? 'succeeded' : 'failed'}`, show(checkout))
    },
  }
}
