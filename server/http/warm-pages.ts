import type { Log } from '#platform/context.ts'
import { describeError } from '#platform/log.server.ts'
import { isOverloaded } from './request-queues.ts'

export type Warmer = {
  /** Renders these pages one after another, the first named first, in the time that visitors leave. */
  after(paths: readonly string[]): void
  /** Ends with the page that is being rendered. */
  stop(): Promise<void>
}

/** Further pages are rendered when they are requested: a change of a thousand pages must not cause a thousand renders. */
const mostAtOnce = 40

/**
 * Renders public pages before they are requested: those of a start, and those that a publish has made stale. A page that visitors
 * request meanwhile is rendered once, for them and for the cache.
 */
export function openWarmer(settings: { warm: (path: string) => Promise<void>; log: Log }): Warmer {
  const waiting = new Set<string>()
  let working: Promise<void> | undefined
  let stopped = false

  async function work(): Promise<void> {
    for (const path of waiting) {
      if (stopped) return
      waiting.delete(path)
      try {
        await settings.warm(path)
      } catch (error) {
        // Visitors come first: a page that is not warm is rendered when one requests it.
        if (!isOverloaded(error)) settings.log.warn('A page could not be rendered ahead', { path, ...describeError(error) })
        waiting.clear()
      }
    }
  }

  return {
    after(paths) {
      if (stopped) return
      for (const path of paths.slice(0, mostAtOnce)) if (waiting.size < mostAtOnce) waiting.add(path)
      working ??= work().finally(() => {
        working = undefined
      })
    },
    async stop() {
      stopped = true
      await working
    },
  }
}
