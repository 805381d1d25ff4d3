import { sql } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { SettingsTables } from './tables.ts'

/** Stores a value of a setting in place of the one before. */
export async function upsertSetting(tx: Tx, key: string, value: unknown, at: Date): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: at }
  await tx
    .withTables<SettingsTables>()
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

/** Locks the settings until the transaction ends, so that the value that is recorded as before is the true one. */
export async function lockSettings(tx: Tx): Promise<void> {
  await sql`lock table settings in share row exclusive mode`.execute(tx)
}
