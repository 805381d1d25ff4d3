import { setTimeout as pause } from 'node:timers/promises'
import { at, median } from '#bench/report.ts'
import { signInOwner } from '#tests/support/sign-in-owner.ts'
import { type Load, steadyLoad } from '#tests/support/steady-load.ts'
import type { Counted, Drill, DrillInput } from './drill.ts'
import { openServerToBreak } from './server-to-break.ts'

const crowd = 200
const loadMs = 20_000
/** More pages than a crowd gets in twenty seconds: each is made again. */
const pagesOfRound = 50_000
/** How much longer than in quiet the slowest twentieth in the admin area may wait. */
const mostTimesQuiet = 15

export const overload: Drill = {
  name: 'overload',
  promise:
    'When far more come than can be served, some are asked to come again, cached pages are still served, and staff are never refused.',
  round: `${crowd} at a time ask for pages that are made anew, for ${loadMs / 1000} s, while somebody works in the admin area`,
  rounds: 3,
  controls: [
    {
      guard: 'no more pages are made at a time than one process can make',
      rounds: 1,
      replace: { text: 'running < atOnce && workOf(client) < mostOfOne', by: 'true' },
    },
  ],
  run: crowdIn,
}

/** How long each answer took, in milliseconds. */
type Times = number[]

async function crowdIn(input: DrillInput): Promise<Counted> {
  const server = await openServerToBreak(input)
  const wrong: string[] = []
  const quiet = { cached: [] as Times, admin: [] as Times }
  const loud = { cached: [] as Times, admin: [] as Times }
  const sums = { made: 0, refused: 0, slowestRecoveryMs: 0 }
  let load: Load | undefined
  const cookie = await signInOwner({ url: server.url, owner: server.owner })

  /** Sends one request; an answer that is not a page is a breach. */
  async function timed(who: string, path: string, into: Times): Promise<void> {
    const began = performance.now()
    const answer = await fetch(server.url + path, { headers: { cookie }, redirect: 'manual' }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    into.push(performance.now() - began)
    if (answer?.status !== 200) wrong.push(`${who} was answered ${answer?.status ?? 'not at all'}`)
  }
  const requestBoth = async ({ cached, admin }: typeof quiet) => {
    await Promise.all([timed('The admin area', '/admin/bookings', admin), timed('A cached page', '/', cached)])
  }

  try {
    for (let times = 0; times < 5; times += 1) await requestBoth({ cached: [], admin: [] })
    for (let times = 0; times < 40; times += 1) {
      await requestBoth(quiet)
      await pause(100)
    }
    for (let round = 1; round <= input.rounds; round += 1) {
      const requests = Array.from({ length: pagesOfRound }, (_, page) => ({ path: `/packages?park=${round}.${page}` }))
      load = steadyLoad({ port: server.port, together: crowd, requests })
      const until = performance.now() + loadMs
      while (performance.now() < until) await Promise.all([requestBoth(loud), pause(1_000)])
      const { answers, faults } = await load.stop()
      for (const status of Object.keys(answers)) if (!['200', '503'].includes(status)) wrong.push(`A page was answered ${status}`)
      wrong.push(...faults.map((fault) => fault.replace(/=[\d.]+/, '=…')))
      sums.made += answers[200] ?? 0
      sums.refused += answers[503] ?? 0
      sums.slowestRecoveryMs = Math.max(sums.slowestRecoveryMs, await untilAsBefore())
      input.print(`crowded ${round} times: ${answers[200] ?? 0} pages, ${answers[503] ?? 0} asked to come again`)
    }
    const [admin, cached] = [at(loud.admin, 0.95) / at(quiet.admin, 0.95), at(loud.cached, 0.95) / at(quiet.cached, 0.95)]
    if (sums.refused === 0) wrong.push('Nobody was asked to come again: this shows nothing of the limit')
    if (admin > mostTimesQuiet) wrong.push(`The admin area waited ${admin.toFixed(1)} times as long as in quiet`)
    if (sums.slowestRecoveryMs > 5_000) wrong.push(`It took ${(sums.slowestRecoveryMs / 1000).toFixed(1)} s to be as before`)
    if (!server.isAlive()) wrong.push('The process ended')
    const counted =
      `${sums.made} pages, ${sums.refused} asked to come again; p95 in the admin area ${admin.toFixed(1)} times, of a cached page ` +
      `${cached.toFixed(1)} times that in quiet; as before after ${(sums.slowestRecoveryMs / 1000).toFixed(1)} s at most`
    return { counted, wrong }
  } finally {
    await load?.stop()
    await server.close()
  }

  /**
   * Waits until the admin area answers about as fast as in quiet, a minute at most; answers how long that took, in milliseconds.
   */
  async function untilAsBefore(): Promise<number> {
    const began = performance.now()
    for (let took = Number.POSITIVE_INFINITY; took > 2 * median(quiet.admin) && performance.now() - began < 60_000; ) {
      const times: Times = []
      await timed('The admin area', '/admin/bookings', times)
      took = times[0] ?? took
    }
    return performance.now() - began
  }
}
