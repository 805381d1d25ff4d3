import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { connectionSettings, type DatabaseAddress } from '#platform/database/database.server.ts'
import type { Counted, Drill, DrillInput } from './drill.ts'
import { throughBadTimes } from './through-bad-times.ts'

export const connectionsGone: Drill = {
  name: 'connections-gone',
  promise:
    'With every connection stuck behind a lock, or none to be had, visitors are answered 503 and never 500, and it recovers within 5 s.',
  round: 'a table locked from outside for 12 s, then every connection of PostgreSQL taken for 6 s',
  rounds: 2,
  controls: [
    {
      guard: 'a wait for a lock ends by the clock, and counts as the wrong moment',
      rounds: 1,
      replace: { text: 'momentary = [\n\tisLockTimeout,', by: 'momentary = [' },
    },
  ],
  run: takeConnections,
}

function takeConnections(input: DrillInput): Promise<Counted> {
  return throughBadTimes(input, {
    together: 16,
    figures: { locked: ['page', 'form'], taken: ['page', 'form'] },
    async round({ server, result, recover }) {
      result.enter('locked')
      await server.db.transaction().execute(async (tx) => {
        // One table alone: locking two could deadlock with a visitor who has the second already.
        await sql`lock table packages in access exclusive mode`.execute(tx)
        await pause(12_000)
      })
      await recover(() => result.warm())
      result.enter('taken')
      const taken = await takeAll(server.address)
      await pause(6_000)
      await recover(() => Promise.all(taken.map((client) => client.end())))
    },
    expect(result) {
      for (const phase of ['locked', 'taken']) result.expect(phase, 'page', [200, 503])
      if (!/503/.test(result.figures('locked', 'page'))) result.wrong.push('Nobody waited behind the lock: this shows nothing')
      if (!/503/.test(result.figures('taken', 'page'))) result.wrong.push('There were connections left: this shows nothing')
    },
  })
}

/** Ends the sessions of the server and takes every connection before it comes back for one. */
async function takeAll(address: DatabaseAddress): Promise<pg.Client[]> {
  const taken: pg.Client[] = []
  const take = async (): Promise<boolean> => {
    const client = new pg.Client(connectionSettings(address, 'impamba drill'))
    client.on('error', () => undefined)
    const isIn = await client.connect().then(
      () => true,
      () => false,
    )
    if (isIn) taken.push(client)
    return isIn
  }
  await take()
  for (let misses = 0; misses < 3; ) {
    await taken[0]?.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'impamba'")
    const got = await Promise.all(Array.from({ length: 20 }, take))
    misses = got.some(Boolean) ? 0 : misses + 1
  }
  return taken
}
