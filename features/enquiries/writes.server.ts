import type { Insertable } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { EnquiryTables } from './tables.ts'

const on = (db: Db) => db.withTables<EnquiryTables>()

export async function insertEnquiry(tx: Tx, row: Insertable<EnquiryTables['enquiries']>): Promise<void> {
  await on(tx).insertInto('enquiries').values(row).execute()
}
