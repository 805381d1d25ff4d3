-- Extras that can be added to an order, and codes that take something off its price.

create table extras (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name <> ''),
  note text not null,
  unit text not null check (unit in ('person', 'booking', 'night', 'day')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null default 'USD' check (currency = 'USD'),
  kinds text[] not null check (kinds <@ array['departure', 'journey', 'pilgrims', 'stay', 'hire'] and cardinality(kinds) > 0),
  most_per_booking int not null check (most_per_booking > 0),
  active boolean not null default true,
  position int not null
);

create table discount_codes (
  code text primary key check (code ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$' and length(code) between 3 and 24),
  name text not null check (name <> ''),
  percent int check (percent between 1 and 100),
  amount_minor bigint check (amount_minor > 0),
  currency text not null default 'USD' check (currency = 'USD'),
  -- In force from the first day to the last, both inside, by the day in Kigali on which a booking is made.
  from_day date not null,
  until_day date check (until_day >= from_day),
  most_uses int check (most_uses > 0),
  kinds text[] not null check (kinds <@ array['departure', 'journey', 'pilgrims', 'stay', 'hire'] and cardinality(kinds) > 0),
  active boolean not null default true,
  constraint a_share_or_an_amount check (num_nonnulls(percent, amount_minor) = 1)
);

-- A booking uses one code at most. Counted under a lock on the code, so that the last use is used once.
create table discount_uses (
  booking_id uuid primary key references bookings deferrable initially deferred,
  code text not null references discount_codes
);
create index discount_uses_by_code on discount_uses (code);
