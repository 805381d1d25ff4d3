import type { Insertable } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { EnquiryTables } from '../tables.ts'

const on = (db: Db) => db.withTables<EnquiryTables>()

/** Keeps a new text; whether its title was free. */
export async function insertReply(tx: Tx, row: Insertable<EnquiryTables['canned_replies']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await on(tx)
    .insertInto('canned_replies')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

type NewText = { title: string; body: string; updatedAt: Date; updatedBy: string }

/** Changes a saved reply if it is as it was shown; false otherwise. */
export async function updateReply(
  tx: Tx,
  { id, seen }: { id: string; seen: number },
  { title, body, updatedAt, updatedBy }: NewText,
): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('canned_replies')
    .set({ title, body, version: seen + 1, updated_at: updatedAt, updated_by: updatedBy })
    .where('id', '=', id)
    .where('version', '=', seen)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteReply(tx: Tx, { id, seen }: { id: string; seen: number }): Promise<boolean> {
  const { numDeletedRows } = await on(tx)
    .deleteFrom('canned_replies')
    .where('id', '=', id)
    .where('version', '=', seen)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
