import type { Generated } from 'kysely'

export type BackupTables = {
  last_backup: {
    only_one: Generated<boolean>
    name: string
    made_at: Date
    bytes: number
    sealed: boolean
    stored: boolean
    missing_files: number
  }
}
