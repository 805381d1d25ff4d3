import type { Db } from '#platform/context.ts'
import type { PriceTables } from './tables.ts'

/** Every code that is in force or will be, by its letters. */
export async function listCodes(db: Db) {
  return db
    .withTables<PriceTables>()
    .selectFrom('discount_codes')
    .select([
      'name',
      'code',
      'percent',
      'amount_minor as amountMinor',
      'from_day as fromDay',
      'until_day as untilDay',
      'most_uses as mostUses',
      'kinds',
    ])
    .where('active', '=', true)
    .orderBy('code')
    .execute()
}
