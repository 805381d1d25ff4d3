import { openAsBlob } from 'node:fs'
import path from 'node:path'
import { openBucket, type StoreSettings } from '#platform/bucket.server.ts'
import { instantOf } from './backup-name.ts'

/** Backups in a bucket, under `backups/`. */
export type BackupStore = {
  put(file: string): Promise<void>
  list(): Promise<string[]>
  delete(name: string): Promise<void>
}

/** A file of some gigabytes on a slow line. */
const patienceMs = 6 * 3_600_000

export function openBackupStore(settings: StoreSettings): BackupStore {
  const ask = openBucket(settings)
  return {
    /** Read from the disk as it goes. A store takes at most 5 GB in one piece, and says so. */
    async put(file) {
      const body = await openAsBlob(file)
      const headers = { 'Content-Type': 'application/octet-stream' }
      const answer = await ask('PUT', `/backups/${path.basename(file)}`, {
        body,
        headers,
        signal: AbortSignal.timeout(patienceMs),
      })
      await answer.body?.cancel()
    },
    /** The backups among what stands there: at most the thousand that a store tells at once, and far fewer are kept. */
    async list() {
      const answer = await ask('GET', '?list-type=2&prefix=backups%2F')
      if (!answer.ok) throw new Error('The store has no such bucket')
      const said = await answer.text()
      const names = [...said.matchAll(/<Key>backups\/([^<]+)<\/Key>/g)].map(([, name = '']) => name)
      return names.filter((name) => instantOf(name))
    },
    async delete(name) {
      const answer = await ask('DELETE', `/backups/${name}`)
      await answer.body?.cancel()
    },
  }
}
