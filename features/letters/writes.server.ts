import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
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

/**
 * Keeps everybody else from sending a letter until the transaction ends; whether it is still to be sent. A mail server may
 * take its time over a letter, more than a transaction is else allowed to stand idle.
 */
export async function lockLetter(tx: Tx, id: number): Promise<boolean> {
  await sql`set local idle_in_transaction_session_timeout = '2min'`.execute(tx)
  const row = await tx
    .withTables<LetterTables>()
    .selectFrom('letters')
    .select('sent_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.sent_at === null
}

export async function markSent(db: Db, id: number, at: Date): Promise<void> {
  await db.withTables<LetterTables>().updateTable('letters').set({ sent_at: at }).where('id', '=', id).execute()
}

/** Deletes the letters about these things, by the first two words of their occasions: 'enquiry:<id>'. Answers how many. */
export async function deleteLettersAbout(db: Db, things: readonly string[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from letters
    where split_part(occasion, ':', 1) || ':' || split_part(occasion, ':', 2) = any(${[...things]})`.execute(db)
  return Number(numAffectedRows)
}

export async function deleteLetters(db: Db, ids: readonly number[]): Promise<void> {
  await sql`delete from letters where id = any(${[...ids]}::bigint[])`.execute(db)
}
