import { setTimeout as pause } from 'node:timers/promises'
import type { Counted, Drill, DrillInput } from './drill.ts'
import { throughBadTimes } from './through-bad-times.ts'

export const databaseSlow: Drill = {
  name: 'database-slow',
  promise: 'A database that answers late, or says nothing at all, keeps nobody waiting longer than 25 s: 503 and never 500.',
  round: 'every word of the database 400 ms late for 10 s, then silence for 25 s',
  rounds: 2,
  controls: [
    {
      guard: 'a statement and a connection that say nothing are given up by the clock',
      rounds: 1,
      replace: { text: 'query_timeout: settings.silenceMs ?? 12e3', by: 'query_timeout: 0' },
    },
  ],
  run: slowDown,
}

function slowDown(input: DrillInput): Promise<Counted> {
  return throughBadTimes(input, {
    together: 12,
    figures: { late: ['page', 'form'], silent: ['page', 'form'] },
    async round({ server, result, recover }) {
      result.enter('late')
      await server.between.behave({ lateMs: 400 })
      await pause(10_000)
      result.enter('silent')
      await server.between.behave('silent')
      await pause(25_000)
      await recover(() => server.between.behave('well'))
    },
    expect(result) {
      result.expect('late', 'page', [200, 503])
      for (const kind of ['page', 'form'] as const) result.expect('silent', kind, [503])
    },
  })
}
