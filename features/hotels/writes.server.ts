import type { Insertable } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { HotelTables } from './tables.ts'

/** Adds hotels that are not there yet, by id. */
export async function insertHotels(tx: Tx, rows: readonly Insertable<HotelTables['hotels']>[]): Promise<void> {
  await tx
    .withTables<HotelTables>()
    .insertInto('hotels')
    .values([...rows])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
