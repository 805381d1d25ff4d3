import { setTimeout as pause } from 'node:timers/promises'
import { departureStep, pricedAt } from '#tests/support/first-steps.ts'
import { links } from '#values/links.ts'

/** The kinds of requests: a cached page, an uncached page, a form that writes, and the two health checks. */
export type Kind = 'cached' | 'page' | 'form' | 'health' | 'ready'

/** How often what was answered, by the phase in which the request began and ended; `between` where it saw two. */
type Tally = Map<string, Map<Kind, Map<number, number>>>

const trek = links.package('an-hour-with-the-gorillas')
const cachedPages = ['/', '/packages', trek]
const longestMs = 25_000

export type SteadyResult = Awaited<ReturnType<typeof requestSteadily>>

/**
 * Sends all kinds of requests to a server all the time, some at once, until `stop`. Records what must not happen: no answer, a
 * 5xx other than 503, a 503 that is no plain page or has no time to come again, and answers that take longer than twenty-five
 * seconds.
 */
export async function requestSteadily(url: string, departure: string, { together }: { together: number }) {
  const tally: Tally = new Map()
  const wrong: string[] = []
  let phase = 'before'
  let slowestMs = 0
  let stopped = false
  let turn = 0

  const requests: Record<Kind, () => Promise<Response>> = {
    cached: () => get(cachedPages[turn % cachedPages.length] ?? '/'),
    page: () => get(`${trek}?departure=${turn}`),
    form: () => {
      const first = departureStep(departure, 1)
      const body = new URLSearchParams(first.fields)
      return fetch(url + pricedAt(first), { method: 'POST', body, redirect: 'manual', headers: { Origin: url } })
    },
    health: () => get('/health'),
    ready: () => get('/ready'),
  }
  const get = (path: string) => fetch(url + path, { redirect: 'manual' })

  async function input(kind: Kind): Promise<void> {
    const [began, at] = [performance.now(), phase]
    const answer = await requests[kind]().catch(() => undefined)
    const words = await answer?.text().catch(() => '')
    const tookMs = performance.now() - began
    slowestMs = Math.max(slowestMs, tookMs)
    const status = answer?.status ?? 0
    const kinds = tally.getOrInsert(at === phase ? phase : 'between', new Map())
    const statuses = kinds.getOrInsert(kind, new Map())
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (tookMs > longestMs) wrong.push(`A ${kind} took ${(tookMs / 1000).toFixed(0)} s`)
    if (status === 0 || (status >= 500 && status !== 503)) wrong.push(`${at}: a ${kind} was answered ${status}`)
    if (status !== 503 || kind === 'ready') return
    if (!answer?.headers.get('retry-after')) wrong.push(`${at}: a ${kind}'s 503 does not say when to come again`)
    if (!/^<!doctype html>/i.test(words ?? '')) wrong.push(`${at}: a ${kind}'s 503 is no page`)
  }

  /** A connection that was lost empties the memory of pages: they are in it again after this. */
  async function warm(): Promise<void> {
    for (const path of cachedPages) await (await get(path)).arrayBuffer()
  }

  await warm()
  const kinds: Kind[] = ['cached', 'page', 'form', 'health', 'ready', 'page']
  const runners = Array.from({ length: together }, async (_, runner) => {
    for (let at = runner; !stopped; at += 1) {
      turn += 1
      await input(kinds[at % kinds.length] ?? 'page')
      await pause(20)
    }
  })

  return {
    wrong,
    warm,
    enter(next: string): void {
      phase = next
    },
    /**
     * Waits until an uncached page is answered with 200, a minute at most; returns how long that took, in milliseconds, and
     * prints the answers before.
     */
    async untilWell(print: (line: string) => void): Promise<number> {
      const began = performance.now()
      for (let status = 0; status !== 200 && performance.now() - began < 60_000; ) {
        turn += 1
        const from = performance.now()
        status = await requests.page().then(statusOnce, () => 0)
        print(`a page was answered ${status} after ${((performance.now() - from) / 1000).toFixed(1)} s`)
        if (status !== 200) await pause(50)
      }
      return performance.now() - began
    },
    /** What a kind was answered in a phase: '503 × 12'. */
    figures: (of: string, kind: Kind): string =>
      [...(tally.get(of)?.get(kind) ?? [])].map(([status, times]) => `${status} × ${times}`).join(', ') || 'nothing',
    /** Notes a breach where a kind was answered otherwise in a phase, or not at all. */
    expect(of: string, kind: Kind, statuses: readonly number[]): void {
      const got = [...(tally.get(of)?.get(kind)?.keys() ?? [])]
      if (got.length === 0) wrong.push(`${of}: no ${kind} was answered`)
      for (const status of got) if (!statuses.includes(status)) wrong.push(`${of}: a ${kind} was answered ${status}`)
    },
    slowestSeconds: () => (slowestMs / 1000).toFixed(1),
    async stop(): Promise<void> {
      stopped = true
      await Promise.all(runners)
    },
  }
}

async function statusOnce(answer: Response): Promise<number> {
  await answer.arrayBuffer()
  return answer.status
}
