import { sql } from 'kysely'
import type { Clock, PageCache } from '../context.ts'
import { pipelined } from '../database/pipelining.server.ts'
import { type PageBytes, pageBytes } from './page-bytes.server.ts'

/** What a render brings: `shared` when its bytes are the same for everyone and may be kept. */
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
  /** The kept bytes of a key, while they are good. */
  find(key: string): PageBytes | undefined
  /** The kept bytes, or what one render makes for all who ask at the same time; a private page is rendered for each. */
  serve(key: string, render: () => Promise<Rendered>): Promise<Served>
  /** What another process, or this one, said on the channel. */
  hear(payload: string): void
  /** Forgets everything: something may have been said while nobody listened. */
  empty(): void
  readonly size: { pages: number; bytes: number }
}

export const pagesChannel = 'pages'
const everything = '*'
const longestPayload = 7_900
const mostPayloads = 20
const mostForgotten = 10_000
const mostPrivateKeys = 1_000

/** Says which topics are stale, heard by every process when the transaction commits. */
export function openPageCache(): PageCache {
  return {
    async invalidate(tx, tags) {
      for (const payload of payloadsOf(tags)) await sql`select pg_notify(${pagesChannel}, ${payload})`.execute(pipelined(tx))
    },
  }
}

/** PostgreSQL carries less than 8,000 bytes at once: a list that is longer goes in parts, and one beyond reason forgets everything. */
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

type Kept = {
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
 * The finished public pages, in memory, the longest unused dropped first when they weigh more than `mostBytes`,
 * those of a group before all others. A group is what one page has endlessly many addresses of: all queries of a path, and what
 * `groupOf` names besides. None weighs more than a quarter, so that nobody who asks for them all pushes out another group.
 * A render that began before one of its topics was forgotten is answered but never kept: it may show what was.
 * `onForgotten` hears the keys of the pages that were, the most asked for first: those with a query are not told.
 */
export function openPageStore(settings: {
  clock: Pick<Clock, 'now'>
  mostBytes: number
  groupOf?: (key: string) => string | undefined
  onForgotten?: (keys: readonly string[]) => void
}): PageStore {
  const { clock, mostBytes, groupOf = pathOfQuery, onForgotten } = settings
  const kept = new Map<string, Kept>()
  const groupWeights = new Map<string, number>()
  const flights = new Map<string, Flight>()
  const forgottenAt = new Map<string, number>()
  /** The latest keys whose pages were private: nobody waits for another's render of these. */
  const privateKeys = new Set<string>()
  let emptiedAt = 0
  let moment = 0
  let weight = 0
  let rendering = 0
  let uses = 0

  function drop(key: string): void {
    const page = kept.get(key)
    if (!page) return
    weigh(page, -1)
    kept.delete(key)
  }

  function weigh({ weight: own, group }: Pick<Kept, 'weight' | 'group'>, times: 1 | -1): void {
    weight += own * times
    if (group === undefined) return
    const ofGroup = (groupWeights.get(group) ?? 0) + own * times
    if (ofGroup > 0) groupWeights.set(group, ofGroup)
    else groupWeights.delete(group)
  }

  function find(key: string): PageBytes | undefined {
    const page = kept.get(key)
    if (!page) return undefined
    if (page.until !== Number.POSITIVE_INFINITY && page.until <= clock.now().getTime()) {
      drop(key)
      return undefined
    }
    page.usedAt = ++uses
    page.hits++
    return page.bytes
  }

  function keep(key: string, bytes: PageBytes, rendered: Rendered, began: number): void {
    const until = rendered.until?.getTime() ?? Number.POSITIVE_INFINITY
    const isStale = emptiedAt > began || [...rendered.tags].some((tag) => (forgottenAt.get(tag) ?? 0) > began)
    const own = bytes.size + key.length * 2 + 4_096
    if (isStale || until <= clock.now().getTime() || own > mostBytes / 4) return
    drop(key)
    const page = { bytes, tags: rendered.tags, until, weight: own, usedAt: ++uses, hits: 0, group: groupOf(key) }
    kept.set(key, page)
    weigh(page, 1)
    if (page.group !== undefined) makeRoomInGroup(page.group)
    if (weight > mostBytes) makeRoom()
  }

  /** A tenth at once here and below, so that what is full is not sorted for each new page. */
  function makeRoomInGroup(group: string): void {
    const most = mostBytes / 4
    const ofGroup = () => groupWeights.get(group) ?? 0
    if (ofGroup() <= most) return
    const own = [...kept].filter(([, page]) => page.group === group).sort(([, one], [, other]) => one.usedAt - other.usedAt)
    for (const [oldest] of own) {
      if (ofGroup() <= most * 0.9) break
      drop(oldest)
    }
  }

  /** What is of a group goes first: whoever asks for all of it pushes out none of the pages that everybody reads. */
  function makeRoom(): void {
    const plainness = ({ group }: Kept) => Number(group === undefined)
    for (const [oldest] of [...kept].sort(
      ([, one], [, other]) => plainness(one) - plainness(other) || one.usedAt - other.usedAt,
    )) {
      if (weight <= mostBytes * 0.9) break
      drop(oldest)
    }
  }

  /** A page that failed, or was not found, says nothing of whose it is. */
  function noteWhose(key: string, rendered: Rendered): void {
    privateKeys.delete(key)
    if (rendered.status !== 200 || mayBeKept(rendered)) return
    privateKeys.add(key)
    const [oldest] = privateKeys
    if (privateKeys.size > mostPrivateKeys && oldest !== undefined) privateKeys.delete(oldest)
  }

  async function renderAndKeep(key: string, began: number, render: () => Promise<Rendered>): Promise<Served> {
    rendering++
    try {
      const rendered = await render()
      noteWhose(key, rendered)
      if (!mayBeKept(rendered)) return { rendered }
      const page = await pageBytes(rendered.body, rendered.headers)
      keep(key, page, rendered, began)
      return { page }
    } finally {
      rendering--
      if (rendering === 0) forgottenAt.clear()
    }
  }

  async function lead(key: string, render: () => Promise<Rendered>): Promise<Served> {
    const shared = Promise.withResolvers<PageBytes | undefined>()
    const flight: Flight = { began: moment, page: shared.promise }
    flights.set(key, flight)
    try {
      const served = await renderAndKeep(key, flight.began, render)
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
    emptiedAt = ++moment
    forgottenAt.clear()
    const all = [...kept]
    kept.clear()
    groupWeights.clear()
    weight = 0
    tell(all)
  }

  function tell(forgotten: [string, Kept][]): void {
    const plain = forgotten.filter(([, { group }]) => group === undefined)
    if (plain.length > 0) onForgotten?.(plain.sort(([, one], [, other]) => other.hits - one.hits).map(([key]) => key))
  }

  return {
    find,
    async serve(key, render) {
      const page = find(key)
      if (page) return { page }
      if (privateKeys.has(key)) return renderAndKeep(key, moment, render)
      const flight = flights.get(key)
      // Whoever asks after something was forgotten does not get what a render saw before.
      if (!flight || flight.began !== moment) return lead(key, render)
      const shared = await flight.page
      return shared ? { page: shared } : renderAndKeep(key, moment, render)
    },
    hear(payload) {
      const tags = readTags(payload)
      if (!tags || forgottenAt.size + tags.length > mostForgotten) return invalidateAll()
      moment++
      for (const tag of tags) forgottenAt.set(tag, moment)
      const stale = [...kept].filter(([, page]) => tags.some((tag) => page.tags.has(tag)))
      for (const [key] of stale) drop(key)
      tell(stale)
      if (rendering === 0) forgottenAt.clear()
    },
    empty: invalidateAll,
    get size() {
      return { pages: kept.size, bytes: weight }
    },
  }
}

/** The path of an address with a query. */
export const pathOfQuery = (key: string): string | undefined => (key.includes('?') ? key.slice(0, key.indexOf('?')) : undefined)

/** What is not there may be kept as well; the key has to tell its status, for bytes do not. */
function mayBeKept(rendered: Rendered): rendered is Rendered & { body: Buffer } {
  const setsCookie = rendered.headers.some(([name]) => name.toLowerCase() === 'set-cookie')
  return rendered.shared && [200, 404].includes(rendered.status) && Buffer.isBuffer(rendered.body) && !setsCookie
}

/** The topics of a payload, or undefined for everything: so also what this release cannot read. */
export function readTags(payload: string): string[] | undefined {
  try {
    const tags: unknown = JSON.parse(payload)
    return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : undefined
  } catch {
    return undefined
  }
}
