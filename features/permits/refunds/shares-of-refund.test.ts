import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharesOfRefund } from './shares-of-refund.ts'

test('what comes back is shared as it was expected, and what is more by what was paid besides', () => {
  const permits = [
    { spentMinor: 80_000, backMinor: 48_000 },
    { spentMinor: 80_000, backMinor: 0 },
  ]
  expect(sharesOfRefund(48_000, permits)).toEqual([48_000, 0])
  expect(sharesOfRefund(24_000, permits)).toEqual([24_000, 0])
  expect(sharesOfRefund(48_112, permits)).toEqual([48_032, 80])
})

test('the shares are what came back, and none is more than was paid for its permit', () => {
  const permit = fc
    .nat(200_000)
    .chain((spentMinor) => fc.record({ spentMinor: fc.constant(spentMinor), backMinor: fc.nat(spentMinor) }))
  fc.assert(
    fc.property(fc.array(permit, { minLength: 1, maxLength: 9 }), fc.nat(), (permits, any) => {
      const amount = any % (permits.reduce((sum, { spentMinor }) => sum + spentMinor, 0) + 1)
      const shares = sharesOfRefund(amount, permits)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
      for (const [at, share] of shares.entries()) expect(share).toBeLessThanOrEqual(permits[at]?.spentMinor ?? 0)
    }),
  )
})
