-- expand: new tables, and `stock_at` counts what they hold beside the capacity of the ledger, for the release before too.
-- Permits that are really reserved or bought, and the terms of who sells them (docs/permits.md).

create table authorities (
  id text primary key constraint authorities_id_check check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null constraint authorities_name_check check (name <> '' and length(name) <= 120),
  country_id text not null references countries,
  supplier_id integer references suppliers on delete set null,
  time_zone text not null,
  -- Until when it works on a day, on its own clock, and on which days (1 = Monday … 7 = Sunday).
  closes_at time not null default '17:00',
  works_on smallint[] not null default '{1,2,3,4,5}'
    constraint authorities_works_on_check check (works_on <@ '{1,2,3,4,5,6,7}' and cardinality(works_on) > 0),
  -- Our licence to buy there, and the last day on which it is valid.
  licence text not null default '',
  licence_until date,
  -- What its permit numbers look like, as a regular expression; empty: not known.
  number_pattern text not null default '',
  version integer not null default 1
);
create unique index authorities_name on authorities (lower(name));

-- Who sells a permit. One without a row is of an authority that is not known.
create table authority_fees (
  fee_id text primary key references visitor_fees on delete cascade,
  authority_id text not null references authorities
);
create index authority_fees_by_authority on authority_fees (authority_id);

-- What a traveller has to show to be of a fee class; a class without a row needs nothing.
create table authority_classes (
  authority_id text not null references authorities on delete cascade,
  class text not null constraint authority_classes_class_check check (class in ('foreign', 'resident', 'african', 'eac')),
  evidence text not null constraint authority_classes_evidence_check check (evidence <> '' and length(evidence) <= 300),
  primary key (authority_id, class)
);

-- The terms of a fee on the days on which a lot of it is reserved. What is not known is not in them.
create table authority_terms (
  id integer generated always as identity primary key,
  fee_id text not null references authority_fees on delete cascade,
  from_day date not null,
  to_day date,
  terms jsonb not null,
  source text not null constraint authority_terms_source_check check (source <> '' and length(source) <= 300),
  source_url text not null default '',
  published_on date,
  checked_on date,
  checked_by text,
  confidence text not null constraint authority_terms_confidence_check check (confidence in ('high', 'medium', 'low')),
  version integer not null default 1,
  constraint authority_terms_days_check check (to_day is null or from_day <= to_day),
  constraint authority_terms_checked_check check ((checked_on is null) = (checked_by is null)),
  constraint authority_terms_never_two exclude using gist (fee_id with =, daterange(from_day, to_day, '[]') with &&)
);

-- Permits of one fee and day that are bought together, for everybody or for one departure.
create table permit_lots (
  id integer generated always as identity primary key,
  fee_id text not null references visitor_fees,
  day date not null,
  departure_id bigint references departures,
  -- Its pool, as the ledger of stock calls it.
  resource text not null generated always as ('permit:' || fee_id || coalesce('@' || departure_id::text, '')) stored,
  state text not null constraint permit_lots_state_check
    check (state in ('wanted', 'reserved', 'deposited', 'paid', 'used', 'expired', 'released', 'withdrawn')),
  -- The fee class that it was bought for; none: settled when a permit is named.
  class text constraint permit_lots_class_check check (class in ('foreign', 'resident', 'african', 'eac')),
  unit_minor bigint not null constraint permit_lots_unit_check check (unit_minor >= 0),
  reference text not null default '' constraint permit_lots_reference_check check (length(reference) <= 120),
  reference_missing text not null default '' constraint permit_lots_reference_missing_check check (length(reference_missing) <= 300),
  -- The terms of its fee on the day it was reserved, as they were then.
  terms jsonb not null default '{}',
  reserved_until timestamptz,
  expires_at timestamptz,
  -- The day for which they were first wanted: some authorities count their months from it.
  first_day date not null,
  -- The booking whose part on request it answered.
  granted_for uuid references bookings on delete set null,
  split_from integer references permit_lots,
  times_moved integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by text not null,
  constraint only_an_unpaid_lot_expires check (expires_at is null or state in ('reserved', 'deposited', 'expired', 'released', 'withdrawn')),
  constraint a_reserved_lot_has_its_reference
    check (state in ('wanted', 'released') or reference <> '' or reference_missing <> '')
);
create index permit_lots_by_pool on permit_lots (resource, day) where state in ('wanted', 'reserved', 'deposited', 'paid');
create index permit_lots_by_day on permit_lots (day, fee_id);
create index permit_lots_by_end on permit_lots (expires_at) where state in ('reserved', 'deposited');

-- One permit of a lot.
create table permits (
  id integer generated always as identity primary key,
  lot_id integer not null references permit_lots,
  -- Who sells it, where that is known: a number comes once for each.
  authority_id text references authorities,
  -- The traveller's need that it covers.
  purchase_id bigint references booking_purchases on delete set null,
  number text constraint permits_number_check check (number <> '' and length(number) <= 60),
  receipt text not null default '' constraint permits_receipt_check check (length(receipt) <= 120),
  -- When it was given the name of that traveller at the authority.
  named_at timestamptz,
  name_changes integer not null default 0,
  spent_minor bigint not null default 0 constraint permits_spent_check check (spent_minor >= 0),
  back_minor bigint not null default 0,
  constraint permits_back_check check (back_minor between 0 and spent_minor)
);
create unique index permits_by_purchase on permits (purchase_id) where purchase_id is not null;
create unique index permits_by_number on permits (authority_id, lower(number)) where number is not null;
create index permits_by_lot on permits (lot_id);

-- What happened to a lot, oldest first.
create table permit_moves (
  id integer generated always as identity primary key,
  lot_id integer not null references permit_lots,
  event text not null,
  from_state text,
  to_state text not null,
  count integer not null,
  amount_minor bigint,
  text text not null default '',
  at timestamptz not null,
  by text not null
);
create index permit_moves_by_lot on permit_moves (lot_id, id);

-- How many permits may be promised that nobody has reserved yet.
create table permit_allowances (
  id integer generated always as identity primary key,
  fee_id text not null references visitor_fees,
  departure_id bigint references departures,
  resource text not null generated always as ('permit:' || fee_id || coalesce('@' || departure_id::text, '')) stored,
  from_day date not null,
  to_day date not null,
  quantity integer not null constraint permit_allowances_quantity_check check (quantity > 0),
  until timestamptz not null,
  cause text not null constraint permit_allowances_cause_check check (cause in ('staff', 'adopted')),
  reason text not null constraint permit_allowances_reason_check check (reason <> '' and length(reason) <= 300),
  at timestamptz not null,
  by text not null,
  ended_at timestamptz,
  constraint permit_allowances_days_check check (from_day <= to_day)
);
create index permit_allowances_by_pool on permit_allowances (resource, from_day, to_day) where ended_at is null;

-- The permits of a pool and day that may be promised at an instant: of lots that are reserved or paid then, and those allowed beside them.
-- A permit of a class that is cheaper than the dearest of its fee is of use to few: it counts where it covers somebody.
create function permits_backed(pool text, visit date, instant timestamptz)
returns integer
language sql stable
begin atomic
  select (
    select count(*) from permit_lots l join permits p on p.lot_id = l.id join visitor_fees f on f.id = l.fee_id
    where l.resource = pool and l.day = visit
      and (l.state in ('paid', 'used') or (l.state in ('reserved', 'deposited') and (l.expires_at is null or l.expires_at > instant)))
      and (l.class is null or p.purchase_id is not null or greatest(f.foreign_minor, f.resident_minor, f.african_minor, f.eac_minor)
        = case l.class when 'resident' then coalesce(f.resident_minor, f.foreign_minor) when 'african' then coalesce(f.african_minor, f.foreign_minor)
            when 'eac' then coalesce(f.eac_minor, f.foreign_minor) else f.foreign_minor end)
  )::int + coalesce((
    select sum(a.quantity) from permit_allowances a
    where a.resource = pool and visit between a.from_day and a.to_day and a.ended_at is null and a.until > instant
  ), 0)::int;
end;

create or replace function stock_at(at timestamptz)
returns table (resource text, day date, capacity int, taken int, free int, for_sale int, next_end timestamptz)
language sql stable
begin atomic
  select d.resource, d.day, k.capacity, c.taken, greatest(k.capacity - c.taken, 0),
    case when exists (
      select from stock_waiting w
      where w.resource = d.resource and w.day = d.day and w.quantity <= k.capacity - c.taken
    ) then 0 else greatest(k.capacity - c.taken, 0) end,
    c.next_end
  from stock_days d
  cross join lateral (
    select d.capacity + case when d.resource like 'permit:%' then permits_backed(d.resource, d.day, at) else 0 end as capacity
  ) k
  cross join lateral (
    select coalesce(sum(quantity), 0)::int as taken, min(held_until) as next_end
    from stock_claims s
    where s.resource = d.resource and s.day = d.day and (s.permanent or s.held_until > at)
  ) c;
end;
