import type { ColumnType } from 'kysely'

export type SettingsTables = {
  settings: { key: string; value: ColumnType<unknown, string, string>; updated_at: Date }
}
