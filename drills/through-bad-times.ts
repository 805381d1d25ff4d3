import { setTimeout as pause } from 'node:timers/promises'
import { demoTrek } from '#tests/support/demo-treks.ts'
import type { Counted, DrillInput } from './drill.ts'
import { openSeparateServer, type SeparateServer } from './separate-server.ts'
import { type Kind, requestSteadily, type SteadyResult } from './steady-requests.ts'

/** What a drill has while its database is bad: the server, the load on it, and the way back. */
type BadTimes = {
  server: SeparateServer
  result: SteadyResult
  /** Makes the database well again, waits until the server is, and lets the load go on for a while. */
  recover(heal: () => Promise<unknown>): Promise<void>
}

const mostRecoveryMs = 5_000

/**
 * Sends so many requests at a time to a server while its database fails and recovers, round after round. Every drill of this
 * kind requires that cached pages and health are always answered, the server recovers within five seconds, and its process
 * lives.
 * @param told the bad phases, and the kinds of requests whose figures are printed for each
 * @param round goes through those phases once, by `asked.enter`
 * @param expect what else has to hold once all rounds are over
 */
export async function throughBadTimes(
  input: DrillInput,
  drill: {
    together: number
    figures: Record<string, readonly Kind[]>
    round(times: BadTimes): Promise<void>
    expect(result: SteadyResult): void
  },
): Promise<Counted> {
  const server = await openSeparateServer(input)
  const result = await requestSteadily(server.url, demoTrek(3), { together: drill.together })
  let slowestRecoveryMs = 0
  const recover = async (heal: () => Promise<unknown>) => {
    result.enter('coming')
    await heal()
    slowestRecoveryMs = Math.max(slowestRecoveryMs, await result.untilWell(input.print))
    result.enter('back')
    await pause(3_000)
  }
  try {
    for (let round = 1; round <= input.rounds; round += 1) {
      await result.warm()
      await pause(1_500)
      await drill.round({ server, result, recover })
      input.print(`bad and well again ${round} times`)
    }
    await result.stop()
    for (const phase of Object.keys(drill.figures))
      for (const kind of ['cached', 'health'] as const) result.expect(phase, kind, [200])
    result.expect('back', 'page', [200])
    result.expect('back', 'form', [302])
    drill.expect(result)
    if (slowestRecoveryMs > mostRecoveryMs) result.wrong.push(`It took ${slowestRecoveryMs.toFixed(0)} ms to recover`)
    if (!server.isAlive()) result.wrong.push('The process ended')
    const figures = Object.entries(drill.figures).map(
      ([phase, kinds]) => `${phase}: ${kinds.map((kind) => `${kind} ${result.figures(phase, kind)}`).join(', ')}`,
    )
    const recovery = `well again after ${(slowestRecoveryMs / 1000).toFixed(1)} s at most`
    return { counted: `${figures.join('; ')}; slowest answer ${result.slowestSeconds()} s; ${recovery}`, wrong: result.wrong }
  } finally {
    await server.between.behave('well')
    await result.stop()
    await server.close()
  }
}
