import type { Db } from '#platform/context.ts'
import type { StoredQuote } from './quote.ts'
import type { QuoteTables } from './tables.ts'

/** A quote by its code in written form (`readReference`), also an expired one that is not deleted yet. */
export async function findQuote(db: Db, code: string): Promise<StoredQuote | undefined> {
  const row = await db.withTables<QuoteTables>().selectFrom('quotes').selectAll().where('code', '=', code).executeTakeFirst()
  return (
    row && {
      code: row.code,
      order: row.ordered,
      party: row.party,
      title: row.title,
      scene: row.scene,
      startsOn: row.starts_on,
      endsOn: row.ends_on,
      lines: row.lines,
      schedule: { totalMinor: row.total_minor, depositMinor: row.deposit_minor, balanceDueOn: row.balance_due_on },
      currency: row.currency,
      rwfPerUnit: row.rwf_per_unit,
      createdAt: row.created_at,
      endsAt: row.ends_at,
    }
  )
}
