import { expect, test } from 'vitest'
import { openRequestQueues } from './request-queues.ts'
import { openWarmer } from './warm-pages.ts'

const none = { atOnce: 0, mostWaiting: 0, longestWaitMs: 1 }

function open(warm: (path: string) => Promise<void>) {
  const warned: string[] = []
  const log = { info: () => undefined, warn: (words: string) => void warned.push(words), error: () => undefined }
  return { warmer: openWarmer({ warm, log }), warned }
}

test('pages are rendered one after another, the first named first, and those that come meanwhile after them', async () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const { warmer } = open((path) => {
    begun.push(path)
    return new Promise((resolve) => ends.push(resolve))
  })
  warmer.after(['/', '/packages'])
  expect(begun).toEqual(['/'])
  warmer.after(['/departures', '/packages'])
  ends[0]?.()
  await expect.poll(() => begun).toEqual(['/', '/packages'])
  ends[1]?.()
  await expect.poll(() => begun).toEqual(['/', '/packages', '/departures'])
})

test('a change of a thousand pages renders the forty with the most requests', async () => {
  const begun: string[] = []
  const { warmer } = open(async (path) => void begun.push(path))
  warmer.after(Array.from({ length: 1_000 }, (_, at) => `/${at}`))
  await expect.poll(() => begun.at(-1)).toBe('/39')
  await warmer.stop()
  expect(begun).toHaveLength(40)
})

test('a failure is logged and ends the round, and the next round goes on', async () => {
  const begun: string[] = []
  const { warmer, warned } = open(async (path) => {
    begun.push(path)
    if (path === '/fails') throw new Error('a fault')
  })
  warmer.after(['/fails', '/never'])
  await expect.poll(() => warned).toEqual(['A page could not be rendered ahead'])
  await expect
    .poll(() => {
      warmer.after(['/next'])
      return begun.at(-1)
    })
    .toBe('/next')
  expect(begun).not.toContain('/never')
})

test('visitors who fill their queue end a round in silence: they come first', async () => {
  const full = openRequestQueues({ site: none, forms: none, documents: none, admin: none, webhooks: none })
  const begun: string[] = []
  const { warmer, warned } = open(async (path) => {
    begun.push(path)
    await full.through('site', async () => undefined)
  })
  warmer.after(['/', '/packages'])
  await expect.poll(() => full.count('site').refused).toBe(1)
  await warmer.stop()
  expect([begun, warned]).toEqual([['/'], []])
})

test('who stops waits for the page that is being rendered, and no other begins', async () => {
  const begun: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const { warmer } = open((path) => {
    begun.push(path)
    return promise
  })
  warmer.after(['/', '/packages'])
  const stopped = warmer.stop()
  resolve()
  await stopped
  warmer.after(['/later'])
  expect(begun).toEqual(['/'])
})
