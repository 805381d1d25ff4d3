import pg from 'pg'
import { afterAll } from 'vitest'
import { fillPackages, settle } from '#bench/fill-packages.ts'
import type { Context, Db } from '#platform/context.ts'
import { connectionSettings, type DatabaseAddress } from '#platform/database/database.server.ts'
import { loadDemo } from '#server/start/first-start.ts'
import { watchStatements } from './watched-statements.ts'

/**
 * A large set of products in a test's database, and PostgreSQL's query plans: `planOf` returns the plan of the first statement
 * that a function sends on `db`.
 */
export async function openPlans(
  { ctx, database }: { ctx: Context; database: { address: DatabaseAddress } },
  size: { packages: number; departures: number },
): Promise<{ db: Db; planOf(run: () => Promise<unknown>): Promise<string> }> {
  await loadDemo(ctx)
  await fillPackages(database.address, size)
  await settle(database.address)
  const watched = watchStatements(database.address)
  const client = new pg.Client(connectionSettings(database.address, 'impamba tests'))
  client.on('error', () => undefined)
  await client.connect()
  afterAll(async () => {
    await watched.close()
    await client.end()
  })
  return {
    db: watched.db,
    async planOf(run) {
      watched.sent.length = 0
      await run()
      const { rows } = await client.query(`explain ${watched.sent[0]?.text}`, [...(watched.sent[0]?.parameters ?? [])])
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    },
  }
}
