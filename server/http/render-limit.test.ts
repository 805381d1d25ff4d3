import { expect, test } from 'vitest'
import { openRenderLimit, renderAllowance, renderCosts } from './render-limit.ts'

let now = 0
const clock = { now: () => new Date(now) }
const taken = (limit: ReturnType<typeof openRenderLimit>, address: string, times: number) =>
  Array.from({ length: times }, () => limit.take(address, renderCosts.page)).filter((refused) => refused === undefined).length

test('a visitor who opens sixty new pages at once is not refused, and one who requests fifty a second soon gets two a second', () => {
  const limit = openRenderLimit(clock)
  expect(taken(limit, '192.0.2.1', 60)).toBe(60)
  expect(taken(limit, '192.0.2.1', 50)).toBe(0)
  expect(limit.take('192.0.2.1', renderCosts.page)).toEqual({ waitSeconds: 1 })
  now += 10_000
  expect(taken(limit, '192.0.2.1', 500)).toBe(10 * renderAllowance.perSecond)
})

test('three who share an address may each read fifty new pages in a minute', () => {
  const limit = openRenderLimit(clock)
  let refused = 0
  for (let second = 0; second < 50; second++) {
    refused += 3 - taken(limit, '192.0.2.2', 3)
    now += 1_000
  }
  expect(refused).toBe(0)
})

test('a household of IPv6 has one allowance, and another client its own', () => {
  const limit = openRenderLimit(clock)
  expect(taken(limit, '2001:db8::1', 60)).toBe(60)
  expect(taken(limit, '2001:db8::ffff:2', 1)).toBe(0)
  expect(taken(limit, '2001:db8:0:1::1', 1)).toBe(1)
})

test('no more clients are stored than the limit, and what costs nothing is never refused', () => {
  const limit = openRenderLimit(clock, { burst: 1, perSecond: 1, clients: 2 })
  for (const address of ['a', 'b', 'c']) expect(taken(limit, address, 2)).toBe(1)
  expect(taken(limit, 'a', 1)).toBe(1)
  expect(limit.take('a', 0)).toBeUndefined()
})
