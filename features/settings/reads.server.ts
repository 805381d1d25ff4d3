import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { settingOf } from './setting-names.ts'
import { defaultSettings, type Settings } from './settings.ts'
import type { SettingsTables } from './tables.ts'

/** The settings that staff have changed, by key. */
export async function listChanged(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.withTables<SettingsTables>().selectFrom('settings').select(['key', 'value']).execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

/** The settings that staff have changed, as one value inside a larger statement. */
export const allChanged = sql<Record<string, unknown>>`(select coalesce(jsonb_object_agg(key, value), '{}') from settings)`

/** The settings in force: changed values over the defaults. */
export function settingsFrom(changed: Record<string, unknown>): Settings {
  // Each policy has a row of its own, so that saving one does not undo another that is saved at the same time.
  const cancellationPolicies = {
    tours: settingOf(changed, 'ladder:tours'),
    'day-tours': settingOf(changed, 'ladder:day-tours'),
    stays: settingOf(changed, 'ladder:stays'),
    cars: settingOf(changed, 'ladder:cars'),
  }
  return { ...defaultSettings, ...changed, cancellationPolicies }
}

export const findSettings = async (db: Db): Promise<Settings> => settingsFrom(await listChanged(db))
