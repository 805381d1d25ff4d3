import type { LoaderCache } from '../context.ts'
import { readTags } from './page-cache.server.ts'

/** Caches nothing: for previews of what is not public, and for commands, which receive no invalidations. */
export const noLoaderCache: LoaderCache = { read: (_key, _tags, read) => read() }

export type LoaderCacheStore = LoaderCache & {
  /** Drops what the tags of a payload invalidate. */
  receive(payload: string): void
  /** Drops everything: after a lost connection, invalidations may have been missed. */
  clear(): void
}

const mostKeys = 500

/**
 * Caches what many pages read (menus, settings, the list of packages) in this process. The tags that invalidate pages invalidate it
 * too. A read that began before one of its tags was invalidated is not given to later requests, and a failed one is not cached.
 * The longest unused is dropped first.
 */
export function openLoaderCache(): LoaderCacheStore {
  const cached = new Map<string, { tags: readonly string[]; value: Promise<unknown> }>()
  return {
    async read<Value>(key: string, tags: readonly string[], read: () => Promise<Value>): Promise<Value> {
      const known = cached.get(key) ?? { tags, value: read() }
      cached.delete(key)
      cached.set(key, known)
      const [oldest] = cached.keys()
      if (cached.size > mostKeys && oldest !== undefined) cached.delete(oldest)
      try {
        return (await known.value) as Value
      } catch (error) {
        if (cached.get(key) === known) cached.delete(key)
        throw error
      }
    },
    receive(payload) {
      const tags = readTags(payload)
      if (!tags) return cached.clear()
      for (const [key, known] of cached) if (known.tags.some((tag) => tags.includes(tag))) cached.delete(key)
    },
    clear: () => cached.clear(),
  }
}
