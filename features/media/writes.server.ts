import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { MediaTables } from './tables.ts'

type Row = MediaTables['pictures']

/** Adds a picture, unless the same file is there already. Answers whether it was added. */
export async function insertPicture(tx: Tx, row: Insertable<Row>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .withTables<MediaTables>()
    .insertInto('pictures')
    .values(row)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Changes a picture that the transaction has locked; whoever looked at it before sees by its version that it is another one. */
export async function updatePicture(tx: Tx, id: string, set: Updateable<Row>): Promise<void> {
  await tx
    .withTables<MediaTables>()
    .updateTable('pictures')
    .set((eb) => ({ ...set, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Notes how the making of sizes ended, which is no change of what staff wrote. Answers whether the picture still has that file. */
export async function updateDrawing(
  tx: Tx,
  { id, hash }: Pick<Row, 'hash'> & { id: string },
  set: Pick<
    Updateable<Row>,
    'state' | 'drawn_hash' | 'drawn_width' | 'drawn_height' | 'colour' | 'crop_x' | 'crop_y' | 'crop_hash'
  >,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .withTables<MediaTables>()
    .updateTable('pictures')
    .set(set)
    .where('id', '=', id)
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deletePicture(tx: Tx, id: string): Promise<void> {
  await tx.withTables<MediaTables>().deleteFrom('pictures').where('id', '=', id).execute()
}
