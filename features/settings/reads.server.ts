import type { Db } from '#platform/context.ts'
import { type CancellationPolicy, defaultSettings, type LadderName, type Settings } from './settings.ts'
import type { SettingsTables } from './tables.ts'

/** The settings in force: what staff have changed, over the defaults. */
export async function findSettings(db: Db): Promise<Settings> {
  const rows = await db.withTables<SettingsTables>().selectFrom('settings').select(['key', 'value']).execute()
  const changed = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  // Each ladder is a row of its own, so that two who save two of them do not undo each other.
  const ladder = (name: LadderName) =>
    (changed[`ladder:${name}`] as CancellationPolicy | undefined) ?? defaultSettings.ladders[name]
  const ladders = { tours: ladder('tours'), stays: ladder('stays'), cars: ladder('cars') }
  return { ...defaultSettings, ...changed, ladders }
}
