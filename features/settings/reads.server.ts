import type { Db } from '#platform/context.ts'
import { defaultSettings, type Settings } from './settings.ts'
import type { SettingsTables } from './tables.ts'

/** The settings in force: what staff have changed, over the defaults. */
export async function findSettings(db: Db): Promise<Settings> {
  const rows = await db.withTables<SettingsTables>().selectFrom('settings').select(['key', 'value']).execute()
  return { ...defaultSettings, ...Object.fromEntries(rows.map((row) => [row.key, row.value])) }
}
