import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFresh, tokenState } from './token-state.ts'

const now = new Date('2027-03-12T08:00:00.000Z')
const endsIn = (ms: number) => tokenState(new Date(now.getTime() + ms), now)

test.each([
  [3_600_000, 'good'],
  [300_001, 'good'],
  [300_000, 'refresh'],
  [30_001, 'refresh'],
  [30_000, 'expired'],
  [0, 'expired'],
  [-1, 'expired'],
])('a token that ends in %i ms is %s', (ms, state) => {
  expect(endsIn(ms)).toBe(state)
})

test('as its end comes nearer a token never gets better', () => {
  const order = ['good', 'refresh', 'expired']
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(1e6), (ms, later) => {
      expect(order.indexOf(endsIn(ms - later))).toBeGreaterThanOrEqual(order.indexOf(endsIn(ms)))
    }),
  )
})

test('a token of a provider with short ones is not refreshed at every request, but once a minute', () => {
  expect(isFresh(new Date(now.getTime() - 59_999), now)).toBe(true)
  expect(isFresh(new Date(now.getTime() - 60_000), now)).toBe(false)
})
