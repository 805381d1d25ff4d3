-- Lists of orders, payables and credits read what is open, however much was ordered and paid in the years before (docs/growth-operations.md).

-- Orders of all trips page by page, by their first lines; and the cancellations that suppliers do not know of yet.
create index supplier_order_lines_by_day on supplier_order_lines (first_day, run_id, coalesce(order_id, 0));
create index supplier_order_lines_to_withdraw on supplier_order_lines (first_day)
  where state = 'cancelled' and sent is not null and cancellation_sent_at is null;

-- A profit reads the payables of its lines that were struck too.
drop index payables_by_line;
create index payables_by_line on payables (order_line_id);

-- PostgreSQL cannot know how seldom two columns differ, but it can of their difference.
create statistics payables_left on (amount_minor - paid_minor) from payables;
drop index payables_open;
create index payables_open on payables (supplier_id, due_on) where struck_at is null and amount_minor - paid_minor <> 0;

-- What of a payment is for something is counted at the payment too, as it is at the payable. Nothing else of it ever changes.
alter table payments_out add column allocated_minor bigint not null default 0;
drop trigger payments_out_are_only_added on payments_out;
update payments_out o set allocated_minor = a.minor
  from (select payment_id, sum(amount_minor) as minor from payment_allocations group by 1) a where a.payment_id = o.id;
create trigger payments_out_are_only_added before delete or update of id, idempotency_key, supplier_id, paid_on, method, reference, currency,
  amount_minor, left_minor, left_currency, rate, rate_source, rate_at, usd_minor, reverses_id, reason, recorded_by_id, recorded_by, recorded_at
  on payments_out for each statement execute function refuse_change_of_ledger();
create or replace function count_allocation() returns trigger language plpgsql as $$
begin
  update payables p set paid_minor = p.paid_minor + new.amount_minor from payments_out o
    where p.id = new.payable_id and o.id = new.payment_id and o.supplier_id = p.supplier_id and o.currency = p.currency and p.struck_at is null;
  if not found then
    raise exception 'Payment % cannot be for payable %', new.payment_id, new.payable_id
      using errcode = 'check_violation', constraint = 'an_allocation_is_of_one_supplier_and_currency';
  end if;
  update payments_out set allocated_minor = allocated_minor + new.amount_minor where id = new.payment_id;
  return null;
end $$;
create statistics payments_out_left on (amount_minor - allocated_minor) from payments_out;
create index payments_out_left on payments_out (supplier_id, currency) where amount_minor - allocated_minor <> 0;

analyze payables, payments_out;
