-- Bookings and enquiries of `npm run demo:bookings`: nobody made them, staff see them as such, and they can be taken away again.
alter table bookings add column sample boolean not null default false;
alter table enquiries add column sample boolean not null default false;
create index bookings_that_are_samples on bookings (id) where sample;
create index enquiries_that_are_samples on enquiries (id) where sample;

-- The ledger is only added to; what was written down for a sample is the one thing that may go, as no money ever moved. Money
-- by card moved whatever the booking is, and stays.
create function refuse_loss_of_ledger() returns trigger language plpgsql as $$
declare
  of_payment uuid := case tg_table_name when 'payments' then (to_jsonb(old) ->> 'id')::uuid else (to_jsonb(old) ->> 'payment_id')::uuid end;
begin
  if exists (select from payments p join bookings b on b.id = p.booking_id where p.id = of_payment and b.sample and p.method <> 'card') then
    return old;
  end if;
  raise exception 'The table % is only added to', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger payments_are_only_added on payments;
drop trigger payment_events_are_only_added on payment_events;
create trigger payments_are_only_added before update or truncate on payments
  for each statement execute function refuse_change_of_ledger();
create trigger payment_events_are_only_added before update or truncate on payment_events
  for each statement execute function refuse_change_of_ledger();
create trigger payments_are_never_lost before delete on payments for each row execute function refuse_loss_of_ledger();
create trigger payment_events_are_never_lost before delete on payment_events for each row execute function refuse_loss_of_ledger();
