import { sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { SavedViewTables } from './tables.ts'

const on = (db: Db) => db.withTables<SavedViewTables>()

export type SavedViewRow = SavedViewTables['saved_views']

export async function insertSavedView(db: Db, row: SavedViewRow): Promise<void> {
  await on(db).insertInto('saved_views').values(row).execute()
}

export async function updateSavedView(db: Db, id: string, row: Pick<SavedViewRow, 'name' | 'shared'>): Promise<void> {
  await on(db).updateTable('saved_views').set(row).where('id', '=', id).execute()
}

export async function deleteSavedView(db: Db, id: string): Promise<void> {
  await on(db).deleteFrom('saved_views').where('id', '=', id).execute()
}

/** Nobody else saves a view until the transaction ends: names and limits that are read after this stay true. */
export async function lockSavedViews(tx: Tx): Promise<void> {
  await sql`lock table saved_views in share row exclusive mode`.execute(tx)
}
