import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'

/**
 * Which processes of the PostgreSQL of a folder are running. A number in postmaster.pid proves nothing: it may be another
 * process's by now, or a zombie's. Every running PostgreSQL process has the folder as its working directory, and a zombie has
 * none.
 */

/** The number of the living postmaster of a folder. */
export function postmasterPid(cluster: string): number | undefined {
  const file = path.join(cluster, 'postmaster.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : Number.NaN
  return Number.isInteger(pid) && pid > 1 && worksIn(pid, cluster) ? pid : undefined
}

/** Whether the postmaster runs, only children that it left behind, or none of them. */
export function livingPostgres(cluster: string): 'postmaster' | 'children' | 'none' {
  if (postmasterPid(cluster) !== undefined) return 'postmaster'
  // Without /proc PostgreSQL's own check for children left behind must do.
  return listPostgres(cluster).length > 0 ? 'children' : 'none'
}

/** The numbers of all running processes of the PostgreSQL of a folder; none where the system has no /proc. */
export function listPostgres(cluster: string): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && worksIn(pid, cluster))
}

/** Whether any process, even a zombie, has the number that a lock file begins with. */
export function numberIsTaken(lockFile: string): boolean {
  try {
    process.kill(Math.abs(Number(readFileSync(lockFile, 'utf8').split('\n')[0])), 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function worksIn(pid: number, folder: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === folder
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).includes('postgres')
  } catch {
    return false
  }
}
