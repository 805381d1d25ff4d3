import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** A folder for a test, which the unprivileged user of PostgreSQL may pass through when the tests run as root. */
export async function temporaryFolder(mode = 0o711, within = os.tmpdir()): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(within, 'impamba-test-'))
  await chmod(folder, mode)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The file system in memory that Linux brings. */
const memory = '/dev/shm'
/** Five times what the databases of a whole run take at once. */
const roomNeeded = 2 * 1024 ** 3

/** Whether there is room in memory for what tests store there. */
export async function hasRoomInMemory(): Promise<boolean> {
  const room = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return room >= roomNeeded
}

/**
 * The same in memory where there is room. Each test file clones a database of a thousand files, and a disk's file system takes a
 * fifth of the time of those tests to make and delete them.
 */
export async function memoryFolder() {
  return temporaryFolder(undefined, (await hasRoomInMemory()) ? memory : os.tmpdir())
}
