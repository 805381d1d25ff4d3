import { readFileSync } from 'node:fs'
import { openBackupStore } from '#features/backups/backup-store.server.ts'
import type { BackupPlan } from '#features/backups/store-backup.server.ts'
import type { Files } from '#platform/context.ts'
import type { DatabaseAddress } from '#platform/database/database.server.ts'
import { nameOfKey } from '#platform/files/encryption.server.ts'
import type { Config } from './config.ts'

/** How backups of this site are made. Its two secrets are included only where the backup is encrypted. */
export function backupPlan(config: Config, address: DatabaseAddress, files: Files): BackupPlan {
  const { folder, keys, months } = config.backups
  const isEncrypted = keys.recipients.length > 0 || keys.key !== undefined
  const secrets = isEncrypted ? { 'auth-secret': config.authSecret, 'data-key': config.dataKey.toString('base64') } : {}
  return {
    source: { address, files, head: { release: release(), dataKey: nameOfKey(config.dataKey) }, secrets },
    folder,
    keys,
    months,
    store: config.fileStore && openBackupStore(config.fileStore),
  }
}

const release = (): string => JSON.parse(readFileSync('package.json', 'utf8')).version
