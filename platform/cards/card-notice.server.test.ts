import fc from 'fast-check'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { readCardNotice } from './card-notice.server.ts'

const secret = 'whsec_test'

test('whatever a signed notification contains, it is read or refused, and never throws', () => {
  const kinds = ['refund.created', 'refund.failed', 'checkout.session.completed', 'checkout.session.expired', 'toString', 'x']
  const object = fc.oneof(
    fc.jsonValue(),
    fc.record(
      Object.fromEntries(
        [
          'id',
          'amount',
          'amount_total',
          'currency',
          'status',
          'payment_status',
          'payment_intent',
          'metadata',
          'client_reference_id',
        ].map((name) => [name, fc.jsonValue()]),
      ),
      { requiredKeys: [] },
    ),
  )
  fc.assert(
    fc.property(fc.constantFrom(...kinds), object, fc.jsonValue(), (type, data, created) => {
      const body = JSON.stringify({ id: 'evt_1', object: 'event', type, created, data: { object: data } })
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret })
      const read = readCardNotice(body, signature, secret)
      expect(read.done || ['unreadable', 'not-for-us'].includes(read.refusal.reason)).toBe(true)
    }),
    { numRuns: 500 },
  )
})
