import type { Db } from '#platform/context.ts'
import type { SupplierTables } from '../tables.ts'
import type { FxCurrency, FxRate } from './fx-rate.ts'

/** A rate as it was entered. */
export type EnteredFxRate = FxRate & { id: number; enteredAt: Date; enteredBy: string }

const rates = (db: Db) =>
  db
    .withTables<SupplierTables>()
    .selectFrom('fx_rates')
    .select(['id', 'currency', 'as_of as asOf', 'units_per_usd as unitsPerUsd', 'source'])
    .select(['entered_at as enteredAt', 'entered_by as enteredBy'])

/** The rate of each currency that counts: of the newest day, and of that day what was entered last. */
export async function listNewestFxRates(db: Db): Promise<Map<FxCurrency, EnteredFxRate>> {
  const rows = await rates(db)
    .distinctOn('currency')
    .orderBy('currency')
    .orderBy('as_of', 'desc')
    .orderBy('entered_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.currency, row]))
}

/** What was entered, newest first, of one currency where given: at most `limit` rows, and one more where there are others. */
export function listFxRates(
  db: Db,
  { currency, before, limit }: { currency: FxCurrency | undefined; before: number | undefined; limit: number },
): Promise<EnteredFxRate[]> {
  let found = rates(db)
  if (currency) found = found.where('currency', '=', currency)
  if (before) found = found.where('id', '<', before)
  return found
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
}
