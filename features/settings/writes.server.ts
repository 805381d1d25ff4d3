import { sql } from 'kysely'
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

/** Waits for anybody else who is changing a setting, until the transaction ends: what is written down as before was so. */
export async function lockSettings(tx: Tx): Promise<void> {
  await sql`lock table settings in share row exclusive mode`.execute(tx)
}
