import { DatabaseSync } from 'node:sqlite'

/**
 * Locks between processes of one machine, held in a file by the kernel: a killed process frees its lock at once, and the number
 * of a dead process is never mistaken for a running one. SQLite serves only for its portable file locks.
 */

const pauseMs = 25

/** Runs `action` in one process at a time; the others wait. `onWait` is called once when it has to wait. */
export async function takeTurn<Result>(file: string, action: () => Promise<Result>, onWait?: () => void): Promise<Result> {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    for (let logged = false; !tryExclusive(lock); ) {
      if (!logged) onWait?.()
      logged = true
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    return await action()
  } finally {
    lock.close()
  }
}

/** Counts this process among the users of something. `leave` returns whether it was the last; both are called inside a turn. */
export function joinUsers(file: string): { leave(): boolean } {
  const lock = new DatabaseSync(file, { timeout: 0 })
  lock.exec('begin')
  lock.prepare('select count(*) from sqlite_schema').all()
  return {
    leave() {
      lock.exec('commit')
      const last = tryExclusive(lock)
      lock.close()
      return last
    },
  }
}

const busy = 5

function tryExclusive(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return false
    throw error
  }
}
