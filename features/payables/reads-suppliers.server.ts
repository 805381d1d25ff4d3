import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

/** Suppliers that have confirmed an order, or were paid or invoiced, by name. One statement, which asks what is soon answered first. */
export async function listPayableSuppliers(db: Db): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select s.id, s.name from suppliers s
    where exists (select from payments_out p where p.supplier_id = s.id) or exists (select from supplier_invoices i where i.supplier_id = s.id)
      or exists (select from supplier_orders o join supplier_order_lines l on l.order_id = o.id
        join payable_lines f on f.order_line_id = l.id where o.supplier_id = s.id)
    order by lower(s.name), s.id`.execute(db)
  return rows
}
