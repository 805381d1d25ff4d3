import { DatabaseSync } from 'node:sqlite'

/**
 * Locks between processes of one machine, held in a file by the kernel: a process that is killed lets go at once, and no
 * number of a dead process is ever mistaken for a living one. SQLite is used for nothing but its portable file locks.
 */

const pauseMs = 25

/** Runs one process at a time through `action`; the others wait. `onWait` is called once when there is somebody to wait for. */
export async function takeTurn<Result>(file: string, action: () => Promise<Result>, onWait?: () => void): Promise<Result> {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    for (let told = false; !tryExclusive(lock); ) {
      if (!told) onWait?.()
      told = true
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    return await action()
  } finally {
    lock.close()
  }
}

/** Counts this process among those that use something. `leave` answers whether it was the last; both are called inside a turn. */
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
