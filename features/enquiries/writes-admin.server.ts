import type { Insertable, Updateable } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { EnquiryTables } from './tables.ts'

const on = (db: Db) => db.withTables<EnquiryTables>()

/** Changes an enquiry if it is as it was shown; false otherwise. */
export async function updateEnquiry(
  tx: Tx,
  { id, seen }: { id: string; seen: number },
  changes: Updateable<EnquiryTables['enquiries']>,
): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('enquiries')
    .set({ ...changes, version: seen + 1 })
    .where('id', '=', id)
    .where('version', '=', seen)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** An answer has left. It is no change by anybody, so whoever has the enquiry before them may go on. */
export async function markAnswered(tx: Tx, id: string, at: Date): Promise<void> {
  await on(tx).updateTable('enquiries').set({ state: 'answered', finished_at: at }).where('id', '=', id).execute()
}

export async function insertEnquiryEvent(tx: Tx, row: Insertable<EnquiryTables['enquiry_events']>): Promise<void> {
  await on(tx).insertInto('enquiry_events').values(row).execute()
}

/** Finishes what was open again, so that it is purged as long after as everything else. */
export async function touchFinished(tx: Tx, id: string, at: Date): Promise<void> {
  await on(tx).updateTable('enquiries').set({ finished_at: at }).where('id', '=', id).where('finished_at', '<', at).execute()
}
