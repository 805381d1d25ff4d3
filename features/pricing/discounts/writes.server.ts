import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { PriceTables } from '../tables.ts'
import type { CodeContent } from './code-content.ts'

const on = (db: Db) => db.withTables<PriceTables>()

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

/** Puts a code in force, over the one with the same text. */
export async function upsertCode(
  tx: Tx,
  { code, amountMinor, fromDay, untilDay, mostUses, kinds, ...rest }: Omit<CodeContent, 'slug'>,
) {
  const row = {
    ...rest,
    amount_minor: amountMinor,
    from_day: fromDay,
    until_day: untilDay,
    most_uses: mostUses,
    kinds: [...kinds],
    active: true,
  }
  await on(tx)
    .insertInto('discount_codes')
    .values({ code, ...row })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute()
}

/** A code that is in force no more; bookings that used it keep what it took off. */
export async function hideCode(tx: Tx, code: string): Promise<void> {
  await on(tx).updateTable('discount_codes').set({ active: false }).where('code', '=', code).execute()
}
