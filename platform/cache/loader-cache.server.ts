import type { PageMemory } from '../context.ts'
import { readTags } from './page-cache.server.ts'

/** Remembers nothing: for a look at what is not public, and for whoever hears nothing of what is forgotten. */
export const noPageMemory: PageMemory = { read: (_key, _topics, read) => read() }

export type PageMemoryStore = PageMemory & {
  /** What a process said on the channel of pages. */
  hear(payload: string): void
  /** Forgets everything: something may have been said while nobody listened. */
  empty(): void
}

const mostKeys = 500

/**
 * The reads that many pages share (the frame, the settings, the shelf of journeys), kept in this process and forgotten by the topics
 * by which pages are forgotten, at the same word. A read that began before one of its topics was forgotten is given to nobody who
 * asks afterwards; one that failed is not kept. The longest unused goes first.
 */
export function openPageMemory(): PageMemoryStore {
  const kept = new Map<string, { tags: readonly string[]; value: Promise<unknown> }>()
  return {
    async read<Value>(key: string, tags: readonly string[], read: () => Promise<Value>): Promise<Value> {
      const known = kept.get(key) ?? { tags, value: read() }
      kept.delete(key)
      kept.set(key, known)
      const [oldest] = kept.keys()
      if (kept.size > mostKeys && oldest !== undefined) kept.delete(oldest)
      try {
        return (await known.value) as Value
      } catch (error) {
        if (kept.get(key) === known) kept.delete(key)
        throw error
      }
    },
    hear(payload) {
      const tags = readTags(payload)
      if (!tags) return kept.clear()
      for (const [key, known] of kept) if (known.tags.some((tag) => tags.includes(tag))) kept.delete(key)
    },
    empty: () => kept.clear(),
  }
}
