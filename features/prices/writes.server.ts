import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { PriceTables } from './tables.ts'

const on = (db: Db) => db.withTables<PriceTables>()

/** Adds extras that are not there yet, by id. */
export async function insertExtras(tx: Tx, rows: readonly Insertable<PriceTables['extras']>[]): Promise<void> {
  await on(tx)
    .insertInto('extras')
    .values([...rows])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** A code with its terms, locked until the transaction ends: whoever else wants to use it waits. */
export async function lockDiscountCode(tx: Tx, code: string): Promise<Selectable<PriceTables['discount_codes']> | undefined> {
  return on(tx).selectFrom('discount_codes').selectAll().where('code', '=', code).forUpdate().executeTakeFirst()
}

/** Writes down that a booking uses a code, in place of the one it used before. */
export async function upsertDiscountUse(tx: Tx, use: Insertable<PriceTables['discount_uses']>): Promise<void> {
  await on(tx)
    .insertInto('discount_uses')
    .values(use)
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet({ code: use.code }))
    .execute()
}

export async function deleteDiscountUse(tx: Tx, bookingId: string): Promise<void> {
  await on(tx).deleteFrom('discount_uses').where('booking_id', '=', bookingId).execute()
}
