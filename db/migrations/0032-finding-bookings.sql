-- The list of bookings stays quick however many there are: what it is filtered, sorted and searched by stands in the row, and every
-- order it is shown in has its index. docs/decisions/0019-money-is-found-by-a-copy.md and docs/growth.md.

-- A text as it is compared: values/slug.ts, 'fold', says the same.
create function folded(told text) returns text language sql immutable parallel safe strict
return replace(replace(replace(replace(replace(
  translate(lower(regexp_replace(normalize(told, NFKD), '[\u0300-\u036f]', '', 'g')), 'øđðłı', 'oddli'),
  'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '&', ' and ');

-- What we hold of a booking's money, by its ledger. It is for finding bookings alone: what is shown, asked or given back is read
-- off the ledger.
alter table bookings add column paid_minor bigint not null default 0;

update bookings b set paid_minor = held.minor
from (
  select p.booking_id, sum(case e.kind when 'refunded' then -e.amount_minor else e.amount_minor end)::bigint as minor
  from payments p join payment_events e on e.payment_id = p.id group by p.booking_id) held
where held.booking_id = b.id and held.minor <> 0;

-- Whoever travels in it, by name, for finding bookings alone: the names themselves stand with the travellers.
alter table bookings add column traveller_names text not null default '';

update bookings b set traveller_names = named.all_of_them
from (
  select booking_id, string_agg(concat_ws(' ', first_names, family_name), ' ' order by position) as all_of_them
  from booking_travellers group by booking_id) named
where named.booking_id = b.id and named.all_of_them <> '';

alter table bookings
  -- What it owes as it stands: `owed` of features/payments/ledger.ts.
  add column owed_minor bigint not null generated always as (
    case when state in ('enquiry', 'quoted', 'waitlisted', 'rejected', 'expired') then 0
      when state = 'cancelled' then fee_minor else total_minor end) stored,
  -- What is still to come; below nothing, it is to be given back.
  add column balance_minor bigint not null generated always as (
    case when state in ('enquiry', 'quoted', 'waitlisted', 'rejected', 'expired') then 0
      when state = 'cancelled' then fee_minor else total_minor end - paid_minor) stored,
  -- The day after which what is still to come is overdue: a fee at once, a balance from its day on, anything else never.
  add column overdue_from date generated always as (
    case
      when state = 'cancelled' and fee_minor > paid_minor then '-infinity'::date
      when state in ('pending', 'confirmed', 'in-progress', 'completed', 'no-show') and total_minor > paid_minor then balance_due_on
    end) stored,
  add column lead_folded text not null generated always as (folded(lead_name)) stored,
  -- What it is found by: each word begins after a blank, the reference with and without its dash, the phone in figures alone.
  add column found_by text not null generated always as (folded(
    ' ' || reference || ' ' || replace(reference, '-', '') || ' ' || lead_name || ' ' || email || ' '
      || regexp_replace(phone, '\D', '', 'g') || ' ' || traveller_names)) stored;

-- The copy follows the ledger, which is only added to, at the commit of whatever adds to it and from wherever that came: the booking
-- is locked first and the sum is read after, so that two at once leave the sum of both. Deferred, because a booking is locked after
-- its stock, and money may be written down before.
create function keep_paid() returns trigger language plpgsql as $$
declare
  changed uuid;
begin
  select p.booking_id into changed from payments p where p.id = new.payment_id;
  perform from bookings b where b.id = changed for no key update;
  update bookings b set paid_minor = held.minor
  from (
    select coalesce(sum(case e.kind when 'refunded' then -e.amount_minor else e.amount_minor end), 0)::bigint as minor
    from payments p join payment_events e on e.payment_id = p.id where p.booking_id = changed) held
  where b.id = changed and b.paid_minor <> held.minor;
  return null;
end
$$;
create constraint trigger the_copy_follows_the_ledger after insert on payment_events
  deferrable initially deferred for each row when (new.amount_minor <> 0) execute function keep_paid();

-- So do the names of its travellers, in the same way.
create function keep_traveller_names() returns trigger language plpgsql as $$
declare
  changed uuid := coalesce(new.booking_id, old.booking_id);
begin
  perform from bookings b where b.id = changed for no key update;
  update bookings b set traveller_names = named.all_of_them
  from (
    select coalesce(string_agg(concat_ws(' ', t.first_names, t.family_name), ' ' order by t.position), '') as all_of_them
    from booking_travellers t where t.booking_id = changed) named
  where b.id = changed and b.traveller_names <> named.all_of_them;
  return null;
end
$$;
create constraint trigger the_names_follow_the_travellers after insert or delete or update of first_names, family_name
  on booking_travellers deferrable initially deferred for each row execute function keep_traveller_names();

-- The orders of the list, over all bookings and over those of one state.
create index bookings_by_start on bookings (starts_on, id) include (state, travellers_count);
create index bookings_by_name on bookings (lead_folded, id);
create index bookings_of_state_newest_first on bookings (state, created_at desc, id desc);
create index bookings_of_state_by_start on bookings (state, starts_on, id);
create index bookings_of_state_by_name on bookings (state, lead_folded, id);
create index bookings_of_kind_newest_first on bookings (kind, created_at desc, id desc);
create index bookings_of_package_newest_first on bookings ((ordered ->> 'package'), created_at desc, id desc);
-- Few bookings at a time are in each of these.
create index bookings_overdue on bookings (overdue_from, id) where overdue_from is not null;
create index bookings_to_give_back on bookings (created_at desc, id desc) where balance_minor < 0;
create index bookings_unpaid on bookings (created_at desc, id desc) where owed_minor > 0 and paid_minor <= 0;
create index bookings_part_paid on bookings (created_at desc, id desc) where paid_minor > 0 and balance_minor > 0;
create index bookings_without_deposit on bookings (created_at desc, id desc)
  where state in ('on-hold', 'pending', 'confirmed', 'in-progress') and paid_minor < deposit_minor;
create index booking_parts_unanswered on booking_parts (booking_id) where on_request and answer is null;
create index bookings_found_by on bookings using gin (found_by gin_trgm_ops);
