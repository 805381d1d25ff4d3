import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** A folder for a test, which the unprivileged user of PostgreSQL may pass through when the tests run as root. */
export async function temporaryFolder(mode = 0o711): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'impamba-test-'))
  await chmod(folder, mode)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
