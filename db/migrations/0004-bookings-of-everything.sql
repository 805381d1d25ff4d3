-- A booking of anything that is sold: what was ordered is kept as it was agreed, with the title and scene it had then.

alter table bookings
  add kind text not null default 'departure' check (kind in ('departure', 'journey', 'pilgrims', 'stay', 'hire')),
  add ordered jsonb,
  add title text,
  add scene jsonb,
  -- What a cancelled booking owes; nothing before.
  add fee_minor bigint not null default 0 check (fee_minor >= 0 and fee_minor <= total_minor),
  -- The cancellation statement as it was sent: rule, lines, refund.
  add statement jsonb,
  -- Until when the supplier's answer is promised, while a part is on request.
  add answer_by timestamptz,
  -- Free to cancel until then, because the operator moved it to another date.
  add free_cancel_until timestamptz,
  -- A hold by card was given ten minutes more, once, because its payment was under way.
  add card_grace boolean not null default false;

update bookings b set
  title = p.title,
  scene = p.scene,
  ordered = jsonb_build_object(
    'kind', 'departure', 'departure', d.slug, 'package', p.slug, 'comfort', b.comfort, 'singleRooms', b.single_rooms,
    'extras', '[]'::jsonb, 'code', null)
from departures d join packages p on p.id = d.package_id
where d.id = b.departure_id;

alter table bookings
  alter kind drop default,
  alter ordered set not null,
  alter title set not null,
  alter scene set not null,
  alter departure_id drop not null,
  drop comfort,
  drop single_rooms,
  drop constraint a_hold_ends,
  drop constraint bookings_payment_method_check;

-- Nothing of the last release made these two states, but its tables took them.
update bookings set hold_ends_at = created_at + interval '14 days' where state = 'quoted';
update bookings set answer_by = created_at + interval '48 hours' where state = 'pending';

alter table bookings
  add constraint a_hold_or_a_quote_ends check ((state in ('on-hold', 'quoted')) = (hold_ends_at is not null)),
  add constraint pending_has_an_answer_day check (state <> 'pending' or answer_by is not null),
  add constraint only_a_departure_has_a_departure check ((kind = 'departure') = (departure_id is not null)),
  add constraint the_order_is_of_its_kind check (ordered ->> 'kind' = kind),
  add constraint only_the_cancelled_owe_a_fee check (fee_minor = 0 or state = 'cancelled'),
  add constraint bookings_payment_method_check check (payment_method in ('bank-transfer', 'mobile-money', 'card', 'cash'));

-- Each line carries the ladder it was sold under.
alter table booking_lines
  add vat_minor bigint not null default 0,
  add ladder text not null default 'tours' check (ladder in ('tours', 'stays', 'cars')),
  add policy jsonb,
  drop constraint booking_lines_kind_check,
  add constraint booking_lines_kind_check check (kind in (
    'base', 'single', 'room', 'vehicle', 'extra', 'permit', 'park-fee', 'flight', 'discount', 'tax', 'cancellation-fee')),
  add constraint only_a_discount_is_below_nothing check (amount_minor >= 0 or kind = 'discount'),
  add constraint a_discount_is_below_nothing check (kind <> 'discount' or amount_minor <= 0);
-- The last release kept the deposit's share as `keptPercent`, 0 where it was not kept.
update booking_lines l set policy = (b.policy - 'keptPercent') || jsonb_build_object(
  'keepsDeposit', coalesce((b.policy ->> 'keptPercent')::int, 0) > 0,
  'depositPercent', coalesce((b.policy ->> 'keptPercent')::int, 0))
from bookings b where b.id = l.booking_id;
alter table booking_lines alter ladder drop default, alter vat_minor drop default, alter policy set not null;
alter table bookings drop policy;

-- A group names its people later; until then the age is the one the price was made for.
alter table booking_travellers
  alter first_names drop not null,
  alter family_name drop not null,
  alter born_on drop not null,
  add assumed_age int not null default 30 check (assumed_age between 0 and 120);
alter table booking_travellers alter assumed_age drop default;
insert into booking_travellers (booking_id, position, residency, assumed_age)
select b.id, n, 'foreign', 30 from bookings b cross join generate_series(1, b.travellers_count) n
where not exists (select from booking_travellers t where t.booking_id = b.id);

-- Everything of the ledger of stock that a booking asks for, whether it has it (a claim) or the supplier is asked.
create table booking_parts (
  booking_id uuid not null references bookings on delete cascade,
  resource text not null,
  day date not null,
  quantity int not null check (quantity > 0),
  label text not null,
  soft boolean not null,
  on_request boolean not null,
  -- Null until the supplier has answered.
  answer text check (answer in ('yes', 'no')),
  answered_at timestamptz,
  answered_by text,
  primary key (booking_id, resource, day),
  constraint only_a_request_is_answered check (on_request or answer is null),
  constraint only_a_soft_part_is_on_request check (soft or not on_request)
);
insert into booking_parts (booking_id, resource, day, quantity, label, soft, on_request)
select id, 'departure:' || departure_id, starts_on, travellers_count, 'Seats', false, false from bookings where departure_id is not null;

-- A departure holds the permits for its seats from now on, and so does who has a seat on one that is still to come.
create temporary table permits_needed on commit drop as
select d.id as departure_id, d.starts_on + (f.day - 1) as day, 'permit:' || f.fee_id as resource, sum(f.quantity)::int as quantity, v.name
from departures d join package_fees f on f.package_id = d.package_id join visitor_fees v on v.id = f.fee_id
where v.kind = 'permit' and d.starts_on >= current_date
group by d.id, d.starts_on, f.day, f.fee_id, v.name;
insert into stock_days (resource, day, capacity)
select n.resource, n.day, sum(n.quantity * s.capacity)
from permits_needed n join departures d on d.id = n.departure_id
join stock_days s on s.resource = 'departure:' || d.id and s.day = d.starts_on
group by n.resource, n.day;
insert into stock_claims (booking_id, resource, day, quantity, permanent, held_until)
select c.booking_id, n.resource, n.day, n.quantity * c.quantity, c.permanent, c.held_until
from stock_claims c join permits_needed n on c.resource = 'departure:' || n.departure_id;
insert into booking_parts (booking_id, resource, day, quantity, label, soft, on_request)
select b.id, n.resource, n.day, n.quantity * b.travellers_count, n.name, true, false
from bookings b join permits_needed n on n.departure_id = b.departure_id;

-- What is bought from parks and airlines for a booking: needed, requested, bought with its number.
create table booking_purchases (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings,
  kind text not null check (kind in ('permit', 'park-fee', 'flight')),
  label text not null,
  -- A permit's fee and day; the traveller it is for is named by position.
  fee_id text references visitor_fees,
  day date not null,
  traveller_position int,
  cost_minor bigint not null check (cost_minor >= 0),
  status text not null default 'needed' check (status in ('needed', 'requested', 'bought')),
  number text check (number <> ''),
  -- Its cost was charged when it was no longer needed, or is the operator's: no cancellation charges it again.
  settled boolean not null default false,
  changed_at timestamptz not null,
  changed_by text not null,
  constraint what_is_bought_has_a_number check (status <> 'bought' or number is not null)
);
create index booking_purchases_by_booking on booking_purchases (booking_id, id);

-- A draft says what is wanted; anything can be.
alter table booking_drafts drop departure_id;
delete from booking_drafts where booking_id is null;

-- A price that was given: kept for 14 days under a code that can be passed on.
create table quotes (
  code text primary key check (code ~ '^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$'),
  ordered jsonb not null,
  party jsonb not null,
  title text not null,
  scene jsonb not null,
  starts_on date not null,
  ends_on date not null,
  lines jsonb not null,
  currency text not null,
  total_minor bigint not null check (total_minor >= 0),
  deposit_minor bigint not null check (deposit_minor between 0 and total_minor),
  balance_due_on date not null,
  rwf_per_unit numeric(12, 4) not null check (rwf_per_unit > 0),
  created_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > created_at)
);
create index quotes_by_end on quotes (ends_at);

-- What staff must know and do: money without a booking, late money, a supplier who does not answer.
create table alerts (
  id bigint generated always as identity primary key,
  -- What it is about, once: a notice that comes twice is one alert.
  occasion text not null unique,
  booking_id uuid references bookings,
  text text not null,
  at timestamptz not null,
  done_at timestamptz,
  done_by text,
  constraint whoever_is_done_is_named check ((done_at is null) = (done_by is null))
);
create index alerts_open on alerts (at) where done_at is null;
