import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { SupplierTables } from '../tables.ts'
import type { FxCurrency } from './fx-rate.ts'

type Row = { currency: FxCurrency; asOf: Day; units: string; source: string; enteredAt: Date; enteredBy: string }

export async function insertFxRate(tx: Tx, { currency, asOf, units, source, enteredAt, enteredBy }: Row): Promise<number> {
  const row = tx
    .withTables<SupplierTables>()
    .insertInto('fx_rates')
    .values({ currency, as_of: asOf, units_per_usd: units, source, entered_at: enteredAt, entered_by: enteredBy })
    .returning('id')
  return (await row.executeTakeFirstOrThrow()).id
}
