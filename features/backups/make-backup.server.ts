import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type AgeKeys, encryptionBy } from '#platform/files/age.server.ts'
import { tarOf } from '#platform/files/tar.server.ts'
import { refuseStart } from '#platform/start-refused.ts'
import { backupName } from './backup-name.ts'
import type { Manifest } from './manifest.ts'
import { checkBackup } from './read-backup.server.ts'
import { type BackupSource, type Progress, readEverything } from './write-backup.server.ts'

export type MadeBackup = { name: string; file: string; bytes: number; isEncrypted: boolean; manifest: Manifest }

type Wish = { source: BackupSource; folder: string; keys: AgeKeys; at: Date; onProgress?: Progress; signal?: AbortSignal }

/** Rows are pressed well by the quickest level already, and pictures by none. */
const level = 1
const leftOverAfterMs = 24 * 3_600_000

/**
 * Makes one backup: a file in `folder`, readable by its owner alone. It gets its name only when it is whole, on the disk and
 * read through once from there. When anything fails, there is no file of that name. Encrypted where there is a key
 * or a recipient.
 */
export async function makeBackup({ source, folder, keys, at, onProgress = () => undefined, signal }: Wish): Promise<MadeBackup> {
  const encryption = await encryptionBy(keys)
  const name = backupName(at, encryption !== undefined)
  const file = path.join(folder, name)
  const unfinished = `${file}.part`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeLeftOvers(folder, at)
  const everything = await readEverything(source, at, onProgress)
  let began = false
  try {
    const handle = await open(unfinished, 'wx', 0o600)
    began = true
    const archive = Readable.from(tarOf(everything.entries), { objectMode: false })
    const disk = handle.createWriteStream({ flush: true })
    const cut = { ...(signal && { signal }) }
    await (encryption
      ? pipeline(archive, createGzip({ level }), encryption.encrypt, disk, cut)
      : pipeline(archive, createGzip({ level }), disk, cut))
    onProgress('reading it through', 0)
    await checkBackup(unfinished, encryption?.readBack, signal)
    await rename(unfinished, file)
    await bringToDisk(folder)
    return { name, file, bytes: (await stat(file)).size, isEncrypted: encryption !== undefined, manifest: everything.manifest }
  } catch (error) {
    if (began) await rm(unfinished, { force: true })
    refuseByDisk(error, folder)
    throw error
  } finally {
    await everything.close()
  }
}

/** What a process that was killed in the middle has left behind. */
async function removeLeftOvers(folder: string, at: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^impamba-[\dTZ-]+\.tar\.gz(\.age|\.sealed)?\.part$/.test(name)) continue
    const left = path.join(folder, name)
    const { mtimeMs } = await stat(left)
    if (at.getTime() - mtimeMs > leftOverAfterMs) await rm(left, { force: true })
  }
}

/**
 * Flushes the folder, so that the file's name survives a loss of power. A system that cannot flush a folder stores names its own
 * way.
 */
async function bringToDisk(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

const diskErrors: Record<string, string> = {
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full for this user',
  EROFS: 'it cannot be written',
  EACCES: 'it cannot be written',
}

function refuseByDisk(error: unknown, folder: string): void {
  const why = diskErrors[(error as NodeJS.ErrnoException).code ?? '']
  if (why !== undefined) refuseStart(`No backup was made in ${folder}: ${why}. Nothing of it was kept.`, error)
}
