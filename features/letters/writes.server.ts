import type { Insertable } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { LetterTables } from './tables.ts'

/** Keeps a letter; nothing happens where the occasion has its letter already. */
export async function insertLetter(db: Db, row: Insertable<LetterTables['letters']>): Promise<void> {
  await db
    .withTables<LetterTables>()
    .insertInto('letters')
    .values(row)
    .onConflict((conflict) => conflict.column('occasion').doNothing())
    .execute()
}

export async function markSent(db: Db, id: number, at: Date): Promise<void> {
  await db.withTables<LetterTables>().updateTable('letters').set({ sent_at: at }).where('id', '=', id).execute()
}
