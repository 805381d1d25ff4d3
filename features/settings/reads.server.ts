import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { settingOf } from './setting-names.ts'
import { defaultSettings, type Settings } from './settings.ts'
import type { SettingsTables } from './tables.ts'

/** What staff have changed, by its key. */
export async function listChanged(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.withTables<SettingsTables>().selectFrom('settings').select(['key', 'value']).execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

/** What staff have changed, as one value of a statement that reads more besides. */
export const allChanged = sql<Record<string, unknown>>`(select coalesce(jsonb_object_agg(key, value), '{}') from settings)`

/** The settings in force: what staff have changed, over the defaults. */
export function settingsFrom(changed: Record<string, unknown>): Settings {
  // Each policy is a row of its own, so that two who save two of them do not undo each other.
  const cancellationPolicies = {
    tours: settingOf(changed, 'ladder:tours'),
    'day-tours': settingOf(changed, 'ladder:day-tours'),
    stays: settingOf(changed, 'ladder:stays'),
    cars: settingOf(changed, 'ladder:cars'),
  }
  return { ...defaultSettings, ...changed, cancellationPolicies }
}

export const findSettings = async (db: Db): Promise<Settings> => settingsFrom(await listChanged(db))
