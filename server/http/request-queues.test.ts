import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isOverloaded, openRequestQueues, requestQueueOf } from './request-queues.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const narrow = { atOnce: 2, mostWaiting: 2, longestWaitMs: 1_000 }
const open = () => openRequestQueues({ site: narrow, forms: narrow, documents: narrow, admin: narrow, webhooks: narrow })

/** Work that ends when the test ends it. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let begun = false
  const run = () => {
    begun = true
    return promise
  }
  return { run, end: resolve, fail: reject, begun: () => begun }
}

test.each([
  ['/bookings/K7QM-42XD/documents/proforma.pdf', 'documents'],
  ['//bookings/K7QM-42XD/%64ocuments/proforma%2Epdf?x=1', 'documents'],
  ['/package-details/an-hour-with-the-gorillas/brochure.pdf', 'documents'],
  ['/Package-details/an-hour/brochure%2Epdf?x=1', 'documents'],
  ['/package-details/brochure.pdf', 'site'],
  ['/proposals/K7QM-42XD-x/proposal.pdf?option=B', 'documents'],
  ['/proposals/K7QM-42XD-x', 'site'],
  ['/bookings/K7QM-42XD', 'site'],
  ['/bookings/%', 'site'],
  ['/admin/bookings/1/documents/proforma.pdf', 'admin'],
])('%s waits in the request queue of the %s', (path, requestQueue) => {
  expect(requestQueueOf(path, 'GET')).toBe(requestQueue)
})

test('so many are served at once, the others in the order in which they came', async () => {
  const requestQueues = open()
  const all = Array.from({ length: 4 }, work)
  const answers = all.map(({ run }) => requestQueues.through('site', run))
  expect(all.map(({ begun }) => begun())).toEqual([true, true, false, false])
  all[1]?.end('second')
  expect(await answers[1]).toBe('second')
  await vi.advanceTimersByTimeAsync(0)
  expect(all.map(({ begun }) => begun())).toEqual([true, true, true, false])
  expect(requestQueues.count('site')).toEqual({ running: 2, waiting: 1, refused: 0 })
})

test('who finds the queue full is refused at once, and who waits too long is', async () => {
  const requestQueues = open()
  const all = Array.from({ length: 4 }, work)
  const answers = all.map(({ run }) => requestQueues.through('site', run).catch((error: unknown) => error))
  const refused = await requestQueues.through('site', work().run).catch((error: unknown) => error)
  expect(isOverloaded(refused)).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isOverloaded(await answers[2])).toBe(true)
  expect(isOverloaded(await answers[3])).toBe(true)
  expect(all[2]?.begun()).toBe(false)
  expect(requestQueues.count('site')).toEqual({ running: 2, waiting: 0, refused: 3 })
})

test('a place is free again after work that failed, and no request overtakes those who wait', async () => {
  const requestQueues = open()
  const [one, two, three, four] = [work(), work(), work(), work()]
  const failed = requestQueues.through('site', one.run).catch((error: unknown) => error)
  void requestQueues.through('site', two.run)
  void requestQueues.through('site', three.run)
  one.fail(new Error('a fault'))
  expect(await failed).toEqual(new Error('a fault'))
  void requestQueues.through('site', four.run)
  await vi.advanceTimersByTimeAsync(0)
  expect([three.begun(), four.begun()]).toEqual([true, false])
})

test('one client has only so many at work, and the next place is for who has the least', async () => {
  const requestQueue = { atOnce: 3, mostOfOne: 2, mostWaiting: 10, longestWaitMs: 1_000 }
  const requestQueues = openRequestQueues({
    site: requestQueue,
    forms: requestQueue,
    documents: requestQueue,
    admin: requestQueue,
    webhooks: requestQueue,
  })
  const greedy = Array.from({ length: 4 }, work)
  const [other, third] = [work(), work()]
  for (const { run } of greedy) void requestQueues.through('site', run, 'greedy')
  expect(greedy.map(({ begun }) => begun())).toEqual([true, true, false, false])
  void requestQueues.through('site', other.run, 'other')
  void requestQueues.through('site', third.run, 'third')
  expect([other.begun(), third.begun()]).toEqual([true, false])
  greedy[0]?.end('')
  await vi.advanceTimersByTimeAsync(0)
  expect([greedy[2]?.begun(), third.begun()]).toEqual([false, true])
  other.end('')
  await vi.advanceTimersByTimeAsync(0)
  expect(greedy.map(({ begun }) => begun())).toEqual([true, true, true, false])
})

test('the admin area works while the site is full', async () => {
  const requestQueues = open()
  for (let count = 0; count < 4; count++) void requestQueues.through('site', work().run).catch(() => undefined)
  expect(await requestQueues.through('admin', async () => 'served')).toBe('served')
})

test.each([
  ['GET', '/admin', 'admin'],
  ['GET', '/admin/bookings', 'admin'],
  ['POST', '/admin/bookings', 'admin'],
  ['GET', '/admin.data', 'admin'],
  ['GET', '/ADMIN/bookings', 'admin'],
  ['GET', '/administration', 'site'],
  ['GET', '/packages', 'site'],
  ['POST', '/booking/journey', 'forms'],
  ['POST', '/api/card/webhook', 'webhooks'],
])('%s %s is served in the request queue %s', (method, path, requestQueue) => {
  expect(requestQueueOf(path, method)).toBe(requestQueue)
})
