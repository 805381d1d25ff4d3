import { createHash } from 'node:crypto'
import type { Workers, WorkerTask } from '../workers/worker-task.ts'

/**
 * Workers that cache the bytes of `cached` tasks by a hash of their input, up to `mostBytes` in all; the least recently used are
 * dropped first. A second call for a result in the making waits for it. A failure is not cached.
 */
export function cachedResults(workers: Workers, { mostBytes }: { mostBytes: number }): Workers {
  const cached = new Map<string, Uint8Array>()
  const underWay = new Map<string, Promise<unknown>>()
  let weight = 0

  function keep(key: string, bytes: Uint8Array): void {
    weight += bytes.length
    cached.set(key, bytes)
    for (const [oldest, { length }] of cached) {
      if (weight <= mostBytes) break
      cached.delete(oldest)
      weight -= length
    }
  }

  async function make<Input, Output>(key: string, task: WorkerTask<Input, Output>, input: Input): Promise<Output> {
    try {
      const made = await workers.run(task, input)
      if (made instanceof Uint8Array) keep(key, made)
      return made
    } finally {
      underWay.delete(key)
    }
  }

  return {
    async run<Input, Output>(task: WorkerTask<Input, Output>, input: Input): Promise<Output> {
      if (!task.cached) return workers.run(task, input)
      const key = createHash('sha256')
        .update(JSON.stringify([task.name, input]))
        .digest('base64')
      const known = cached.get(key)
      if (known) {
        cached.delete(key)
        cached.set(key, known)
        return known as Output
      }
      const making = (underWay.get(key) as Promise<Output> | undefined) ?? make(key, task, input)
      underWay.set(key, making)
      return making
    },
  }
}
