import type { Tx } from '#platform/context.ts'
import type { SettingsTables } from './tables.ts'

/** Puts a value in the place of the one a setting had. */
export async function upsertSetting(tx: Tx, key: string, value: unknown, at: Date): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: at }
  await tx
    .withTables<SettingsTables>()
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}
