import type { Db } from '#platform/context.ts'
import type { StoredQuote } from './quote.ts'
import type { QuoteTables } from './tables.ts'

const on = (db: Db) => db.withTables<QuoteTables>()

export async function insertQuote(db: Db, quote: StoredQuote): Promise<void> {
  const { schedule } = quote
  await on(db)
    .insertInto('quotes')
    .values({
      code: quote.code,
      ordered: JSON.stringify(quote.order),
      party: JSON.stringify(quote.party),
      title: quote.title,
      scene: JSON.stringify(quote.scene),
      starts_on: quote.startsOn,
      ends_on: quote.endsOn,
      lines: JSON.stringify(quote.lines),
      currency: quote.currency,
      total_minor: schedule.totalMinor,
      deposit_minor: schedule.depositMinor,
      balance_due_on: schedule.balanceDueOn,
      rwf_per_unit: quote.rwfPerUnit,
      created_at: quote.createdAt,
      ends_at: quote.endsAt,
    })
    .execute()
}

export async function deleteQuotesEndedBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await on(db).deleteFrom('quotes').where('ends_at', '<=', before).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
