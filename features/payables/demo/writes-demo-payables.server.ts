import { sql } from 'kysely'
import type { Tx } from '#platform/context.ts'

/**
 * Deletes invoices, payments and settings of the demonstration. What they had counted at order lines is taken off again, and lines that stay are
 * compared anew by the next `followPayables`.
 */
export async function deleteDemoPayables(tx: Tx): Promise<void> {
  await sql`
    select from suppliers where id in (select supplier_id from supplier_invoices where sample union select supplier_id from payments_out where sample)
    order by id for update`.execute(tx)
  await sql`
    update payable_lines set line_version = 0 where order_line_id in (
      select m.order_line_id from invoice_matches m join supplier_invoices i on i.id = m.invoice_id where i.sample
      union select p.order_line_id from payables p join payment_allocations a on a.payable_id = p.id
        join payments_out o on o.id = a.payment_id where o.sample)`.execute(tx)
  await sql`
    update payables p set paid_minor = p.paid_minor - a.paid from (
      select a.payable_id, sum(a.amount_minor)::bigint as paid from payment_allocations a join payments_out o on o.id = a.payment_id
      where o.sample group by a.payable_id) a
    where p.id = a.payable_id and a.paid <> 0`.execute(tx)
  await sql`delete from payment_allocations a using payments_out o where o.id = a.payment_id and o.sample`.execute(tx)
  await sql`delete from payments_out where sample`.execute(tx)
  await sql`
    update payable_lines f set invoiced_minor = f.invoiced_minor - i.invoiced from (
      select m.order_line_id, sum(m.expected_minor)::bigint as invoiced from invoice_matches m join supplier_invoices i on i.id = m.invoice_id
      where i.sample and i.state not in ('disputed', 'rejected') group by m.order_line_id) i
    where f.order_line_id = i.order_line_id`.execute(tx)
  await sql`delete from payables p using supplier_invoices i where i.id = p.invoice_id and i.sample`.execute(tx)
  await sql`delete from invoice_matches m using supplier_invoices i where i.id = m.invoice_id and i.sample`.execute(tx)
  await sql`delete from supplier_invoices where sample`.execute(tx)
  await sql`delete from payable_settings where sample`.execute(tx)
}
