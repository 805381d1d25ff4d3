import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { besideServer } from './beside-server.ts'
import { eventually } from './eventually.ts'
import { type RunningServer, startServer } from './running-server.ts'

/** A data folder in which a server has made its first start and has ended, and the owner of that site. */
export type PreparedSite = { folder: string; owner: { email: string; password: string } }
/** One with the demo content, and one without. */
export type PreparedSites = Record<'demo' | 'bare', PreparedSite>

/** A test uses a server for some seconds, of which rendering pages ahead would be a third of its work. */
export const withoutAhead = { RENDER_AHEAD: 'no' }

/** Makes such a site: everything of a first start is done in it, the first run of every job too. */
export async function furnish(folder: string, environment: Record<string, string> = {}): Promise<PreparedSite> {
  const server = await startServer({ ...withoutAhead, ...environment, DATA_DIR: folder })
  try {
    await untilNothingIsDue(folder)
  } finally {
    await server.stop()
  }
  if (!server.owner) throw new Error(`There was a site in ${folder} already`)
  return { folder, owner: server.owner }
}

async function untilNothingIsDue(folder: string): Promise<void> {
  const { ctx, leave } = await besideServer(folder)
  const listDue = () => sql`select from jobs where run_at <= now() and failed_at is null`.execute(ctx.db)
  await eventually(listDue, ({ rows }) => rows.length === 0, 60_000).finally(leave)
}

/** A site of its own: a copy of one of the two in a folder that does not exist yet. Returns its owner. */
export async function copySite({ folder, owner }: PreparedSite, to: string): Promise<PreparedSite['owner']> {
  // With the owners of its files: PostgreSQL runs as another user where the tests run as root.
  await promisify(execFile)('cp', ['-a', folder, to])
  return owner
}

/** Starts the built server as startServer does, on such a copy, without waiting for a first start. */
export async function startFurnished(environment: Record<string, string> & { DATA_DIR: string }): Promise<RunningServer> {
  const prepared = inject('preparedSites')
  const owner = await copySite(environment.DEMO_CONTENT === 'no' ? prepared.bare : prepared.demo, environment.DATA_DIR)
  return { ...(await startServer({ ...withoutAhead, ...environment })), owner }
}
