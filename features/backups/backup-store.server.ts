import path from 'node:path'
import { openS3Client, type StoreSettings } from '#platform/files/s3-client.server.ts'
import { instantOf } from './backup-name.ts'

/** Backups in a bucket, under `backups/`. */
export type BackupStore = {
  /** Uploads a backup of this machine, whole or not at all; `signal` aborts it. */
  put(file: string, signal: AbortSignal | undefined): Promise<void>
  /** The names of the stored backups, of every release; no other files. */
  list(): Promise<string[]>
  delete(name: string): Promise<void>
}

const folder = 'backups/'

export function openBackupStore(settings: StoreSettings): BackupStore {
  const client = openS3Client(settings)
  return {
    put: (file, signal) => client.putFile(`${folder}${path.basename(file)}`, file, { signal }),
    async list() {
      const names = (await client.list(folder)).map((key) => key.slice(folder.length))
      return names.filter((name) => instantOf(name))
    },
    delete: (name) => client.delete(`${folder}${name}`),
  }
}
