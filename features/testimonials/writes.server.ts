import type { Insertable } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { VoiceTables } from './tables.ts'

/** Puts a traveller's words in the place of what visitors read of them. */
export async function upsertVoice(tx: Tx, { id, ...row }: Insertable<VoiceTables['voices']>): Promise<void> {
  await tx
    .withTables<VoiceTables>()
    .insertInto('voices')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function deleteVoice(tx: Tx, id: string): Promise<void> {
  await tx.withTables<VoiceTables>().deleteFrom('voices').where('id', '=', id).execute()
}
