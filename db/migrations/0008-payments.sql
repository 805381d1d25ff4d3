-- Payments: one row for each payment, one for each thing that happened to it. Nothing here is ever changed or deleted.

create table payments (
  -- Made by us before anybody is asked to pay: the card gateway knows the payment by it.
  id uuid primary key,
  booking_id uuid not null references bookings,
  method text not null check (method in ('bank-transfer', 'mobile-money', 'card', 'cash')),
  -- In the booking's currency.
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- What was really asked for, and by which rate where the currencies differ: charged units for one unit.
  charged_minor bigint not null check (charged_minor > 0),
  charged_currency text not null check (charged_currency ~ '^[A-Z]{3}$'),
  rate numeric(18, 8) check (rate > 0),
  rate_source text check (rate_source ~ '\S'),
  rate_at timestamptz,
  -- Of the bank's statement, the mobile money message or the receipt book.
  reference text check (reference ~ '\S'),
  actor text not null check (actor ~ '\S'),
  created_at timestamptz not null,
  constraint a_rate_has_its_source_and_time check (num_nulls(rate, rate_source, rate_at) in (0, 3)),
  constraint another_currency_has_its_rate check ((charged_currency = currency) = (rate is null)),
  constraint the_same_currency_is_the_same_amount check (charged_currency <> currency or charged_minor = amount_minor),
  constraint what_staff_record_has_a_reference check (method = 'card' or reference is not null)
);
create index payments_by_booking on payments (booking_id, created_at);
create index card_payments_by_age on payments (created_at) where method = 'card';

create table payment_events (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payments,
  kind text not null check (kind in ('initiated', 'pending', 'settled', 'failed', 'expired', 'refunded', 'refund-failed')),
  -- Money that moved, in the booking's currency; 0 where none did.
  amount_minor bigint not null,
  -- A notice that comes twice is one row.
  provider_event_id text unique check (provider_event_id <> ''),
  -- The gateway's own name: of the checkout when initiated, of the payment when settled, of the refund when refunded.
  provider_ref text check (provider_ref <> ''),
  provider_url text check (provider_url <> ''),
  actor text not null check (actor ~ '\S'),
  text text not null default '',
  at timestamptz not null,
  constraint only_money_that_moved_is_an_amount
    check (case when kind in ('settled', 'refunded', 'refund-failed') then amount_minor > 0 else amount_minor = 0 end)
);
create index payment_events_by_payment on payment_events (payment_id, id);
create index payment_events_by_provider_ref on payment_events (provider_ref) where provider_ref is not null;
create unique index a_payment_settles_once on payment_events (payment_id) where kind = 'settled';
create unique index a_payment_begins_once on payment_events (payment_id) where kind = 'initiated';

create function refuse_change_of_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'The table % is only added to', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger payments_are_only_added before update or delete or truncate on payments
  for each statement execute function refuse_change_of_ledger();
create trigger payment_events_are_only_added before update or delete or truncate on payment_events
  for each statement execute function refuse_change_of_ledger();

-- What is returned never exceeds what came in. The payment's row is locked, so that two refunds at once are counted after each other.
create function refuse_refund_beyond_settled() returns trigger language plpgsql as $$
declare
  left_minor bigint;
begin
  perform from payments where id = new.payment_id for update;
  select coalesce(sum(case kind when 'settled' then amount_minor when 'refund-failed' then amount_minor when 'refunded' then -amount_minor else 0 end), 0)
    into left_minor from payment_events where payment_id = new.payment_id;
  if new.amount_minor > left_minor then
    raise exception 'A refund of % is more than the % that is left of payment %', new.amount_minor, left_minor, new.payment_id
      using errcode = 'check_violation', constraint = 'a_refund_is_never_more_than_settled';
  end if;
  return new;
end $$;
create trigger a_refund_is_never_more_than_settled before insert on payment_events
  for each row when (new.kind = 'refunded') execute function refuse_refund_beyond_settled();
