import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Currency } from '#values/money.ts'
import { guestOfRun } from './reads-guest.server.ts'

/** What an order line is called by us and by its supplier, and for whom it is, also where nothing is to be paid for it any more. */
export type LineName = {
  lineId: number
  title: string
  order: string
  guest: string
  theirReference: string
  currency: Currency
}

/** The names of order lines by their ids. */
export async function listLineNames(db: Db, lineIds: readonly number[]): Promise<LineName[]> {
  const { rows } = await sql<LineName>`
    select l.id as "lineId", l.title, o.reference as "order", ${guestOfRun} as guest, l.their_reference as "theirReference",
      coalesce(f.currency, l.currency) as currency
    from supplier_order_lines l join supplier_orders o on o.id = l.order_id join supply_runs r on r.id = l.run_id left join payable_lines f on f.order_line_id = l.id
    where l.id = any(${[...lineIds]})`.execute(db)
  return rows
}
