import type { Insertable } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { PriceTables } from '../tables.ts'
import type { Extra } from './extras.ts'

const on = (tx: Tx) => tx.withTables<PriceTables>()

/** Adds extras that are not there yet, by id. */
export async function insertExtras(tx: Tx, rows: readonly Insertable<PriceTables['extras']>[]): Promise<void> {
  await on(tx)
    .insertInto('extras')
    .values([...rows])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Puts an extra on sale, over the one that has its id; a new one stands behind all others. */
export async function upsertExtra(tx: Tx, { id, amountMinor, mostPerBooking, kinds, ...extra }: Omit<Extra, 'active'>) {
  const row = { ...extra, kinds: [...kinds], amount_minor: amountMinor, most_per_booking: mostPerBooking, active: true }
  const { last } = await on(tx)
    .selectFrom('extras')
    .select((e) => e.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  await on(tx)
    .insertInto('extras')
    .values({ id, position: (last ?? -1) + 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** Takes an extra off sale. */
export async function hideExtra(tx: Tx, id: string): Promise<void> {
  await on(tx).updateTable('extras').set({ active: false }).where('id', '=', id).execute()
}
