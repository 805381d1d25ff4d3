import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharesOfPayment } from './shares-of-payment.ts'

test('a payment is shared out by what is open, and the cents that are left go to the largest rests', () => {
  expect(sharesOfPayment(100, [100, 100, 100])).toEqual([34, 33, 33])
  expect(
    sharesOfPayment(
      165_000,
      [150_000, 150_000, 50_000, 20_000].map((unit) => unit),
    ),
  ).toEqual([66_892, 66_892, 22_297, 8_919])
  expect(sharesOfPayment(0, [10])).toEqual([0])
})

test('the shares are the payment to the cent, and none is more than is open', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 300_000 }), { minLength: 1, maxLength: 60 }), fc.nat(), (open, seed) => {
      const all = open.reduce((sum, one) => sum + one, 0)
      fc.pre(all > 0)
      const amount = seed % (all + 1)
      const shares = sharesOfPayment(amount, open)
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(amount)
      for (const [at, share] of shares.entries()) expect(share).toBeLessThanOrEqual(open[at] ?? 0)
    }),
  )
})
