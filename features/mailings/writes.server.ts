import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { MailingTables } from './tables.ts'

/** Whether it was new: pressed twice, the second waits for the first and finds it there. */
export async function insertMailing(tx: Tx, row: Insertable<MailingTables['mailings']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .withTables<MailingTables>()
    .insertInto('mailings')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Deletes mailings from before an instant, and those of which no email is left; answers how many. */
export async function deleteMailings(db: Db, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from mailings m
    where m.created_at < ${before} or not exists (select from emails l where l.batch_id = m.id)`.execute(db)
  return Number(numAffectedRows)
}
