import { invalid, type Refusal, type StoredCheckout } from './stripe-objects.ts'

const zeroDecimal = ['rwf', 'ugx', 'jpy', 'krw']
const halfHour = 30 * 60
const day = 24 * 60 * 60

/** The parameters of the documentation that we have a use for. The interface refuses one that it does not know. */
const known = [
  'mode',
  'allowed_payment_method_types',
  'adaptive_pricing',
  'client_reference_id',
  'customer_email',
  'metadata',
  'payment_intent_data',
  'line_items',
  'success_url',
  'cancel_url',
  'expires_at',
]

/** The pairs of a form under one name: `metadata[booking]=K7QM` as { booking: 'K7QM' }. */
export function pairsOf(form: URLSearchParams, name: string): Record<string, string> {
  const start = `${name}[`
  return Object.fromEntries(
    [...form].filter(([key]) => key.startsWith(start)).map(([key, value]) => [key.slice(start.length, -1), value]),
  )
}

/** Reads a request for a checkout by the documentation of the interface, with the refusals that we would get. */
export function readNewCheckout(form: URLSearchParams, id: string, now: number): StoredCheckout | Refusal {
  const price = (name: string) => form.get(`line_items[0][price_data]${name}`) ?? ''
  const text = (name: string) => form.get(name) ?? ''
  const amount = Number(price('[unit_amount]')) * Number(text('line_items[0][quantity]'))
  const currency = price('[currency]')
  const expiresAt = Number(text('expires_at'))
  const unknown = [...form.keys()].find((key) => !known.includes(key.replace(/\[.*$/, '')))
  if (unknown !== undefined) return invalid(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown')
  if (text('mode') !== 'payment') return invalid('Only payments are made here', 'mode')
  if (!/^[a-z]{3}$/.test(currency)) return invalid(`Invalid currency: ${currency}`, 'line_items[0][price_data][currency]')
  if (!Number.isSafeInteger(amount) || amount < 1) return invalid('Invalid integer', 'line_items[0][price_data][unit_amount]')
  if (currency === 'ugx' && amount % 100 !== 0)
    return invalid('Invalid amount. It must be divisible by 100.', 'unit_amount', 'invalid_charge_amount_no_decimal_compatible')
  // The least that may be charged is half a dollar's worth; in francs and shillings some hundreds.
  if (amount < (zeroDecimal.includes(currency) ? 500 : 50))
    return invalid('The amount is too small', 'unit_amount', 'amount_too_small')
  if (price('[product_data][name]') === '')
    return invalid('A product has a name', 'line_items[0][price_data][product_data][name]')
  for (const name of ['success_url', 'cancel_url'])
    if (!URL.canParse(text(name))) return invalid('Not a valid URL', name, 'url_invalid')
  if (text('client_reference_id').length > 200) return invalid('Too long', 'client_reference_id')
  if (!/^[^@\s]+@[^@\s]+$/.test(text('customer_email')))
    return invalid('Invalid email address', 'customer_email', 'email_invalid')
  if (!(expiresAt >= now + halfHour && expiresAt <= now + day))
    return invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      'expires_at',
    )
  return {
    id,
    status: 'open',
    paymentStatus: 'unpaid',
    amount,
    currency,
    description: price('[product_data][name]'),
    clientReference: form.get('client_reference_id'),
    email: form.get('customer_email'),
    metadata: pairsOf(form, 'metadata'),
    intent: null,
    intentMetadata: pairsOf(form, 'payment_intent_data[metadata]'),
    refunded: 0,
    successUrl: text('success_url'),
    cancelUrl: text('cancel_url'),
    createdAt: now,
    expiresAt,
    declined: false,
  }
}
