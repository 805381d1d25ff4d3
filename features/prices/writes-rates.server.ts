import type { Tx } from '#platform/context.ts'
import type { CodeContent } from './extra-content.ts'
import type { Extra } from './extras.ts'
import type { PriceTables } from './tables.ts'

const on = (tx: Tx) => tx.withTables<PriceTables>()

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

/** Puts a code in force, over the one that has its letters. */
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
