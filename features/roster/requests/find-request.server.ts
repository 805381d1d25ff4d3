import { type Assignment, runOf } from '#features/crew/assignments/assignment.ts'
import { findAssignment } from '#features/crew/assignments/reads-assignments.server.ts'
import type { Context } from '#platform/context.ts'
import { findRun, nameRuns } from '../reads-runs.server.ts'
import type { RunName } from '../run.ts'
import { opensRequest, readRequestKey } from './request-key.server.ts'

/**
 * A request as its page shows it. `isCurrent`: its hours are those that were sent. `name` has no customer; `travellers` and `languages` are
 * of the run as it is now, none where it has ended.
 */
export type FoundRequest = {
  assignment: Assignment
  seen: number
  isCurrent: boolean
  name: RunName | undefined
  travellers: number
  languages: readonly string[]
}

/** The request of the key in an address; undefined for a wrong key. One that was withdrawn or answered is found: its page says so. */
export async function findRequest(
  { db, config }: Pick<Context, 'db' | 'config'>,
  key: string,
): Promise<FoundRequest | undefined> {
  const read = readRequestKey(key)
  const assignment = read && (await findAssignment(db, read.id))
  if (!read || !assignment || !opensRequest(config.secret, { ...assignment, version: read.version }, read.mac)) return undefined
  const run = runOf(assignment)
  if (!run) return undefined
  const [[name], now] = [[...(await nameRuns(db, [run])).values()], await findRun(db, run)]
  const isCurrent = assignment.version === read.version
  return { assignment, seen: read.version, isCurrent, name, travellers: now?.travellers ?? 0, languages: now?.languages ?? [] }
}
