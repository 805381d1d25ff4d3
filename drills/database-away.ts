import { setTimeout as pause } from 'node:timers/promises'
import type { Counted, Drill, DrillInput } from './drill.ts'
import { throughBadTimes } from './through-bad-times.ts'

export const databaseAway: Drill = {
  name: 'database-away',
  promise:
    'With the database away what needs it is answered 503 and nothing 500; cached pages are still served; it recovers by itself within 5 s.',
  round: 'the database stopped for 4 s while twelve visitors ask for everything',
  rounds: 5,
  controls: [
    {
      guard: 'a lost or refused connection is told from a mistake of ours',
      rounds: 1,
      replace: { text: 'function isUnavailable(error) {', by: 'function isUnavailable(error) { return false;' },
    },
  ],
  run: takeAway,
}

function takeAway(input: DrillInput): Promise<Counted> {
  return throughBadTimes(input, {
    together: 12,
    figures: { away: ['page', 'form', 'cached', 'health', 'ready'] },
    async round({ server, result, recover }) {
      result.enter('going')
      await server.between.behave('gone')
      await server.stopDatabase()
      result.enter('away')
      await pause(4_000)
      await recover(async () => {
        await server.startDatabase()
        await server.between.behave('well')
      })
    },
    expect(result) {
      for (const kind of ['page', 'form', 'ready'] as const) result.expect('away', kind, [503])
      for (const kind of ['cached', 'health'] as const) result.expect('back', kind, [200])
    },
  })
}
