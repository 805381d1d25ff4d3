-- contract: each rule is wider than before, so that no running release comes upon it. It shows a rejected invoice among those to be paid,
-- without a balance, and nothing of it is in what is to be paid.
-- An invoice that will never be paid, such as one in whose place its supplier sent another (docs/payables.md, 'Invoices').

alter table supplier_invoices drop constraint supplier_invoices_state_check;
alter table supplier_invoices add constraint supplier_invoices_state_check
  check (state in ('matched', 'taken', 'approved', 'disputed', 'rejected'));
alter table supplier_invoices drop constraint supplier_invoices_disputed_check;
alter table supplier_invoices add constraint supplier_invoices_disputed_check
  check (state not in ('disputed', 'rejected') or reason <> '');

-- The number of a rejected invoice may come again: suppliers correct an invoice under the number that it had.
drop index supplier_invoices_once;
create unique index supplier_invoices_once on supplier_invoices (supplier_id, lower(number)) where state <> 'rejected';

-- An invoice counts at its lines, and not while it is disputed, nor once it is rejected.
create or replace function count_invoiced() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'invoice_matches' then
    update payable_lines set invoiced_minor = invoiced_minor + new.expected_minor where order_line_id = new.order_line_id
      and not exists (select from supplier_invoices i where i.id = new.invoice_id and i.state in ('disputed', 'rejected'));
  elsif (old.state in ('disputed', 'rejected')) <> (new.state in ('disputed', 'rejected')) then
    update payable_lines f
      set invoiced_minor = f.invoiced_minor + case when new.state in ('disputed', 'rejected') then -m.expected_minor else m.expected_minor end
      from invoice_matches m where m.invoice_id = new.id and f.order_line_id = m.order_line_id;
  end if;
  return null;
end $$;
