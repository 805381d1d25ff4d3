-- contract: no trigger is taken away but for another one that refuses the same to a running release, which deletes nothing here.
-- Invoices and payments for demo bookings are marked as such, and may be taken away again with them.

alter table supplier_invoices add column sample boolean not null default false;
alter table payments_out add column sample boolean not null default false;
alter table payable_settings add column sample boolean not null default false;
create index supplier_invoices_that_are_samples on supplier_invoices (id) where sample;
create index payments_out_that_are_samples on payments_out (id) where sample;

-- The ledger is only added to; what was noted for the demonstration is the one thing that may go, as no money ever moved.
drop trigger payments_out_are_only_added on payments_out;
create trigger payments_out_are_only_added before update of id, idempotency_key, supplier_id, paid_on, method, reference, currency,
  amount_minor, left_minor, left_currency, rate, rate_source, rate_at, usd_minor, reverses_id, reason, recorded_by_id, recorded_by, recorded_at,
  sample on payments_out for each statement execute function refuse_change_of_ledger();
create trigger payments_out_are_never_lost before delete on payments_out
  for each row when (not old.sample) execute function refuse_change_of_ledger();

create function refuse_loss_of_allocation() returns trigger language plpgsql as $$
begin
  if exists (select from payments_out where id = old.payment_id and sample) then
    return old;
  end if;
  raise exception 'The table % is only added to', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger payment_allocations_are_only_added on payment_allocations;
create trigger payment_allocations_are_only_added before update on payment_allocations
  for each statement execute function refuse_change_of_ledger();
create trigger payment_allocations_are_never_lost before delete on payment_allocations
  for each row execute function refuse_loss_of_allocation();

drop trigger payable_settings_are_only_added on payable_settings;
create trigger payable_settings_are_only_added before update on payable_settings
  for each statement execute function refuse_change_of_ledger();
create trigger payable_settings_are_never_lost before delete on payable_settings
  for each row when (not old.sample) execute function refuse_change_of_ledger();
