import { sql } from 'kysely'
import type { Db } from '../context.ts'

/**
 * The newest release of the built-in PostgreSQL's version that was out when this release was made. To be looked up with each
 * update of packages. `asOf` is the first day of that month.
 */
export const newestPostgres = { version: '18.6', asOf: '2026-11-01' } as const

/**
 * Whether a server of `version`, such as '18.4', lacks later releases of the same version, and with them their security fixes.
 */
export function isOlderThanNewest(version: string): boolean {
  const [major, minor] = numbersOf(version)
  const [newestMajor, newestMinor] = numbersOf(newestPostgres.version)
  return major === newestMajor && minor < newestMinor
}

function numbersOf(version: string): [major: number, minor: number] {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return [major, minor]
}

/** The version of the server, such as '18.4', without the suffix of a distribution. */
export async function readPostgresVersion(db: Db): Promise<string> {
  const { rows } = await sql<{
    version: string
  }>`select split_part(current_setting('server_version'), ' ', 1) as version`.execute(db)
  return rows[0]?.version ?? ''
}
