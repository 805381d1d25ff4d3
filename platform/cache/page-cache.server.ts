import { sql } from 'kysely'
import type { Clock, PageCache } from '../context.ts'
import { pipelined } from '../database/pipelining.server.ts'
import { type PageBytes, pageBytes } from './page-bytes.server.ts'

/** The result of a render: `shared` when its bytes are the same for everyone and may be cached. */
export type Rendered = {
  status: number
  headers: [string, string][]
  body: Buffer | ReadableStream<Uint8Array> | null
  shared: boolean
  tags: ReadonlySet<string>
  until: Date | undefined
}

type Served = { page: PageBytes } | { rendered: Rendered }

export type PageStore = {
  /** The cached bytes of a key, until they expire. */
  find(key: string): PageBytes | undefined
  /** The cached bytes, or those of one render for all simultaneous requests. A private page is rendered for each. */
  serve(key: string, render: () => Promise<Rendered>): Promise<Served>
  /** Drops the pages that the tags of a payload invalidate. */
  receive(payload: string): void
  /** Drops everything: after a lost connection, invalidations may have been missed. */
  clear(): void
  readonly size: { pages: number; bytes: number }
}

export const pagesChannel = 'pages'
const everything = '*'
const longestPayload = 7_900
const mostPayloads = 20
const mostInvalidated = 10_000
const mostPrivateKeys = 1_000

/** Notifies every process, when the transaction commits, of the tags that are stale. */
export function openPageCache(): PageCache {
  return {
    async invalidate(tx, tags) {
      for (const payload of payloadsOf(tags)) await sql`select pg_notify(${pagesChannel}, ${payload})`.execute(pipelined(tx))
    },
  }
}

/**
 * PostgreSQL carries less than 8,000 bytes in one NOTIFY: a longer list goes in parts, and one that is far too long drops
 * everything.
 */
export function payloadsOf(tags: readonly string[]): string[] {
  const payloads: string[] = []
  let part: string[] = []
  let length = 2
  for (const tag of new Set(tags)) {
    const own = Buffer.byteLength(JSON.stringify(tag)) + 1
    if (own > longestPayload - 2 || payloads.length >= mostPayloads) return [everything]
    if (length + own > longestPayload) {
      payloads.push(JSON.stringify(part))
      part = []
      length = 2
    }
    part.push(tag)
    length += own
  }
  return part.length > 0 ? [...payloads, JSON.stringify(part)] : payloads
}

type CachedPage = {
  bytes: PageBytes
  tags: ReadonlySet<string>
  until: number
  weight: number
  usedAt: number
  hits: number
  group: string | undefined
}
/** A render that others may wait for; undefined where it turned out not to be for them. */
type Flight = { began: number; page: Promise<PageBytes | undefined> }

/**
 * Caches the finished public pages in memory. Above `mostBytes` the longest unused are dropped, pages of a group before all
 * others. A group holds the pages of which there are endlessly many addresses: all queries of a path, and what `groupOf` names.
 * No group takes more than a quarter of the bytes, so that requesting a whole group does not push out the others. A render that
 * began before one of its tags was invalidated is sent but not cached: it may show the old state. `onInvalidated` receives the
 * keys of dropped pages, the most requested first, those with a query left out.
 */
export function openPageStore(settings: {
  clock: Pick<Clock, 'now'>
  mostBytes: number
  groupOf?: (key: string) => string | undefined
  onInvalidated?: (keys: readonly string[]) => void
}): PageStore {
  const { clock, mostBytes, groupOf = pathOfQuery, onInvalidated } = settings
  const cached = new Map<string, CachedPage>()
  const groupWeights = new Map<string, number>()
  const flights = new Map<string, Flight>()
  const invalidatedAt = new Map<string, number>()
  /** The latest keys whose pages were private: each request renders its own. */
  const privateKeys = new Set<string>()
  let clearedAt = 0
  let moment = 0
  let weight = 0
  let rendering = 0
  let uses = 0

  function drop(key: string): void {
    const page = cached.get(key)
    if (!page) return
    weigh(page, -1)
    cached.delete(key)
  }

  function weigh({ weight: own, group }: Pick<CachedPage, 'weight' | 'group'>, times: 1 | -1): void {
    weight += own * times
    if (group === undefined) return
    const ofGroup = (groupWeights.get(group) ?? 0) + own * times
    if (ofGroup > 0) groupWeights.set(group, ofGroup)
    else groupWeights.delete(group)
  }

  function find(key: string): PageBytes | undefined {
    const page = cached.get(key)
    if (!page) return undefined
    if (page.until !== Number.POSITIVE_INFINITY && page.until <= clock.now().getTime()) {
      drop(key)
      return undefined
    }
    page.usedAt = ++uses
    page.hits++
    return page.bytes
  }

  function cache(key: string, bytes: PageBytes, rendered: Rendered, began: number): void {
    const until = rendered.until?.getTime() ?? Number.POSITIVE_INFINITY
    const isStale = clearedAt > began || [...rendered.tags].some((tag) => (invalidatedAt.get(tag) ?? 0) > began)
    const own = bytes.size + key.length * 2 + 4_096
    if (isStale || until <= clock.now().getTime() || own > mostBytes / 4) return
    drop(key)
    const page = { bytes, tags: rendered.tags, until, weight: own, usedAt: ++uses, hits: 0, group: groupOf(key) }
    cached.set(key, page)
    weigh(page, 1)
    if (page.group !== undefined) makeRoomInGroup(page.group)
    if (weight > mostBytes) makeRoom()
  }

  /** Drops a tenth at once, here and below, so that a full cache is not sorted for each new page. */
  function makeRoomInGroup(group: string): void {
    const most = mostBytes / 4
    const ofGroup = () => groupWeights.get(group) ?? 0
    if (ofGroup() <= most) return
    const own = [...cached].filter(([, page]) => page.group === group).sort(([, one], [, other]) => one.usedAt - other.usedAt)
    for (const [oldest] of own) {
      if (ofGroup() <= most * 0.9) break
      drop(oldest)
    }
  }

  /** Pages of a group are dropped first: requesting a whole group displaces none of the popular pages. */
  function makeRoom(): void {
    const plainness = ({ group }: CachedPage) => Number(group === undefined)
    for (const [oldest] of [...cached].sort(
      ([, one], [, other]) => plainness(one) - plainness(other) || one.usedAt - other.usedAt,
    )) {
      if (weight <= mostBytes * 0.9) break
      drop(oldest)
    }
  }

  /** A page that failed or was not found does not show whether it is private. */
  function notePrivacy(key: string, rendered: Rendered): void {
    privateKeys.delete(key)
    if (rendered.status !== 200 || mayBeCached(rendered)) return
    privateKeys.add(key)
    const [oldest] = privateKeys
    if (privateKeys.size > mostPrivateKeys && oldest !== undefined) privateKeys.delete(oldest)
  }

  async function renderAndCache(key: string, began: number, render: () => Promise<Rendered>): Promise<Served> {
    rendering++
    try {
      const rendered = await render()
      notePrivacy(key, rendered)
      if (!mayBeCached(rendered)) return { rendered }
      const page = await pageBytes(rendered.body, rendered.headers)
      cache(key, page, rendered, began)
      return { page }
    } finally {
      rendering--
      if (rendering === 0) invalidatedAt.clear()
    }
  }

  async function lead(key: string, render: () => Promise<Rendered>): Promise<Served> {
    const shared = Promise.withResolvers<PageBytes | undefined>()
    const flight: Flight = { began: moment, page: shared.promise }
    flights.set(key, flight)
    try {
      const served = await renderAndCache(key, flight.began, render)
      shared.resolve('page' in served ? served.page : undefined)
      return served
    } catch (error) {
      shared.resolve(undefined)
      throw error
    } finally {
      if (flights.get(key) === flight) flights.delete(key)
    }
  }

  function invalidateAll(): void {
    clearedAt = ++moment
    invalidatedAt.clear()
    const all = [...cached]
    cached.clear()
    groupWeights.clear()
    weight = 0
    report(all)
  }

  function report(dropped: [string, CachedPage][]): void {
    const plain = dropped.filter(([, { group }]) => group === undefined)
    if (plain.length > 0) onInvalidated?.(plain.sort(([, one], [, other]) => other.hits - one.hits).map(([key]) => key))
  }

  return {
    find,
    async serve(key, render) {
      const page = find(key)
      if (page) return { page }
      if (privateKeys.has(key)) return renderAndCache(key, moment, render)
      const flight = flights.get(key)
      // A request after an invalidation does not get a render that began before it.
      if (!flight || flight.began !== moment) return lead(key, render)
      const shared = await flight.page
      return shared ? { page: shared } : renderAndCache(key, moment, render)
    },
    receive(payload) {
      const tags = readTags(payload)
      if (!tags || invalidatedAt.size + tags.length > mostInvalidated) return invalidateAll()
      moment++
      for (const tag of tags) invalidatedAt.set(tag, moment)
      const stale = [...cached].filter(([, page]) => tags.some((tag) => page.tags.has(tag)))
      for (const [key] of stale) drop(key)
      report(stale)
      if (rendering === 0) invalidatedAt.clear()
    },
    clear: invalidateAll,
    get size() {
      return { pages: cached.size, bytes: weight }
    },
  }
}

/** The path of an address with a query. */
export const pathOfQuery = (key: string): string | undefined => (key.includes('?') ? key.slice(0, key.indexOf('?')) : undefined)

/** A 404 may be cached as well: the key has to hold the status, because the bytes do not. */
function mayBeCached(rendered: Rendered): rendered is Rendered & { body: Buffer } {
  const setsCookie = rendered.headers.some(([name]) => name.toLowerCase() === 'set-cookie')
  return rendered.shared && [200, 404].includes(rendered.status) && Buffer.isBuffer(rendered.body) && !setsCookie
}

/** The tags of a payload. Undefined means all: also for a payload that this release cannot read. */
export function readTags(payload: string): string[] | undefined {
  try {
    const tags: unknown = JSON.parse(payload)
    return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : undefined
  } catch {
    return undefined
  }
}
