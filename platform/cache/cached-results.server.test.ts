import { expect, test } from 'vitest'
import type { Workers, WorkerTask } from '../workers/worker-task.ts'
import { cachedResults } from './cached-results.server.ts'

/** Workers that count their calls, and answer when the test lets them. */
function counted() {
  const ran: unknown[] = []
  const gate = Promise.withResolvers<void>()
  const workers: Workers = {
    async run(task, input) {
      ran.push(input)
      await gate.promise
      return (await task.load())(input)
    },
  }
  return { ran, workers, open: gate.resolve }
}

const print: WorkerTask<{ words: string }, Buffer> = {
  name: 'print',
  load: async () => async (input) => Buffer.alloc(40, input.words),
  cached: true,
}

test('ten simultaneous calls for the same wait for one, and later ones get the cached result', async () => {
  const { ran, workers, open } = counted()
  const cache = cachedResults(workers, { mostBytes: 100 })
  const all = Array.from({ length: 10 }, () => cache.run(print, { words: 'a' }))
  open()
  const bytes = await Promise.all(all)
  expect(new Set(bytes.map(String)).size).toBe(1)
  expect(await cache.run(print, { words: 'a' })).toBe(bytes[0])
  await cache.run(print, { words: 'b' })
  expect(ran).toEqual([{ words: 'a' }, { words: 'b' }])
})

test('beyond its bytes the longest unused goes', async () => {
  const { ran, workers, open } = counted()
  open()
  const cache = cachedResults(workers, { mostBytes: 100 })
  for (const words of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.run(print, { words })
  expect(ran.map((input) => (input as { words: string }).words)).toEqual(['a', 'b', 'c', 'b'])
})

test('what failed, and what is no task to keep, is done again', async () => {
  const { ran, workers, open } = counted()
  open()
  const cache = cachedResults(workers, { mostBytes: 100 })
  const fails: typeof print = { ...print, load: async () => () => Promise.reject(new Error('no')) }
  for (let time = 0; time < 2; time++) await expect(cache.run(fails, { words: 'a' })).rejects.toThrow('no')
  for (let time = 0; time < 2; time++) await cache.run({ name: 'other', load: print.load }, { words: 'a' })
  expect(ran).toHaveLength(4)
})
