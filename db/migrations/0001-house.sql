-- The first house: settings, places, packages, departures, stock, bookings, letters, staff.
-- Money is *_minor bigint with a currency; instants are timestamptz in UTC; travel days are dates in Africa/Kigali.

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- places -----------------------------------------------------------------------------------------------------------

create table countries (
  id text primary key,
  name text not null,
  iso2 text not null unique check (iso2 ~ '^[A-Z]{2}$'),
  capital text not null,
  advisory text,
  position int not null
);

create table places (
  id text primary key,
  country_id text not null references countries,
  name text not null,
  kind text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180)
);

create table parks (
  id text primary key,
  country_id text not null references countries,
  name text not null,
  kind text not null,
  status text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  area_km2 double precision,
  best_months smallint[] not null check (array_length(best_months, 1) = 12)
);

create table visitor_fees (
  id text primary key,
  kind text not null check (kind in ('permit', 'park-fee')),
  unit text not null check (unit in ('traveller', 'vehicle')),
  park_id text references parks,
  name text not null,
  minimum_age int not null check (minimum_age between 0 and 99),
  foreign_minor bigint not null check (foreign_minor >= 0),
  resident_minor bigint check (resident_minor >= 0),
  african_minor bigint check (african_minor >= 0),
  eac_minor bigint check (eac_minor >= 0),
  as_of int not null,
  confidence text not null check (confidence in ('high', 'medium', 'low'))
);

create table hotels (
  id text primary key,
  place_id text not null references places,
  name text not null,
  kind text not null,
  -- 0 where stars say nothing: a mountain camp.
  stars int not null check (stars between 0 and 5),
  board text not null
);

-- stock: everything that can run out, by day --------------------------------------------------------------------------

create table stock_days (
  resource text not null,
  day date not null,
  capacity int not null check (capacity >= 0),
  primary key (resource, day)
);

create table stock_claims (
  id bigint generated always as identity primary key,
  booking_id uuid not null,
  resource text not null,
  day date not null,
  quantity int not null check (quantity > 0),
  permanent boolean not null default false,
  held_until timestamptz,
  created_at timestamptz not null default now(),
  foreign key (resource, day) references stock_days,
  unique (booking_id, resource, day),
  constraint a_claim_is_permanent_or_ends check (permanent = (held_until is null))
);
create index stock_claims_by_day on stock_claims (resource, day);

-- Whole parties waiting for stock that is taken, oldest first.
create table stock_waiting (
  booking_id uuid primary key,
  resource text not null,
  day date not null,
  quantity int not null check (quantity > 0),
  since timestamptz not null,
  foreign key (resource, day) references stock_days
);
create index stock_waiting_by_day on stock_waiting (resource, day, since);

-- The one definition of what is free at an instant: capacity less every claim that is permanent or has not lapsed.
-- While a waiting party fits into what is free, nothing is for public sale. `next_end` is when the next hold lapses.
create function stock_at(at timestamptz)
returns table (resource text, day date, capacity int, taken int, free int, for_sale int, next_end timestamptz)
language sql stable
begin atomic
  select d.resource, d.day, d.capacity, c.taken, greatest(d.capacity - c.taken, 0),
    case when exists (
      select from stock_waiting w
      where w.resource = d.resource and w.day = d.day and w.quantity <= d.capacity - c.taken
    ) then 0 else greatest(d.capacity - c.taken, 0) end,
    c.next_end
  from stock_days d
  cross join lateral (
    select coalesce(sum(quantity), 0)::int as taken, min(held_until) as next_end
    from stock_claims s
    where s.resource = d.resource and s.day = d.day and (s.permanent or s.held_until > at)
  ) c;
end;

-- packages ------------------------------------------------------------------------------------------------------------

create table packages (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (title <> ''),
  kind text not null check (kind in ('journey', 'pilgrimage', 'community')),
  sentence text not null,
  lede text not null,
  countries text[] not null,
  parks text[] not null,
  styles text[] not null,
  start_place_id text not null references places,
  end_place_id text not null references places,
  nights int not null check (nights between 0 and 60),
  fitness int not null check (fitness between 1 and 5),
  minimum_age int not null check (minimum_age between 0 and 99),
  group_min int not null check (group_min > 0),
  group_max int not null check (group_max >= group_min),
  scene jsonb not null,
  best_months smallint[] not null check (array_length(best_months, 1) = 12),
  season_note text not null,
  high_seasons jsonb not null,
  comforts jsonb not null,
  included text[] not null,
  excluded text[] not null,
  good_to_know text[] not null,
  goes_well_with text[] not null,
  bookable boolean not null,
  notice text,
  as_of int not null,
  confidence text not null check (confidence in ('high', 'medium', 'low')),
  -- The lowest price a person can travel for, derived from prices and fees whenever they are saved.
  from_minor bigint,
  from_group_size int,
  from_comfort text,
  status text not null default 'draft' check (status in ('draft', 'published')),
  published_at timestamptz,
  position int not null,
  updated_at timestamptz not null default now()
);

create table package_days (
  package_id bigint not null references packages on delete cascade,
  day int not null check (day > 0),
  title text not null,
  text text not null,
  from_place_id text not null references places,
  to_place_id text not null references places,
  drive_minutes int not null check (drive_minutes >= 0),
  drive_km int not null check (drive_km >= 0),
  meals text[] not null,
  night_place_id text references places,
  night_hotel_id text references hotels,
  primary key (package_id, day)
);

create table package_prices (
  package_id bigint not null references packages on delete cascade,
  comfort text not null check (comfort in ('simple', 'lodge', 'luxury')),
  season text not null check (season in ('low', 'high')),
  occupancy text not null check (occupancy in ('sharing', 'single')),
  group_size int not null check (group_size > 0),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null default 'USD' check (currency = 'USD'),
  primary key (package_id, comfort, season, occupancy, group_size)
);

create table package_fees (
  package_id bigint not null references packages on delete cascade,
  fee_id text not null references visitor_fees,
  day int not null check (day > 0),
  quantity int not null check (quantity > 0),
  primary key (package_id, fee_id, day)
);

-- departures ------------------------------------------------------------------------------------------------------------

create table departures (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  package_id bigint not null references packages,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  minimum int not null check (minimum > 0),
  comfort text not null check (comfort in ('simple', 'lodge', 'luxury')),
  guaranteed boolean not null default false,
  cancelled_at timestamptz,
  cancelled_reason text,
  unique (package_id, starts_on)
);
create index departures_by_start on departures (starts_on);

-- bookings ------------------------------------------------------------------------------------------------------------

-- What a visitor has typed so far, by a random key in the address of the steps (stored as its hash). Kept for seven days.
create table booking_drafts (
  id uuid primary key default gen_random_uuid(),
  key_hash bytea not null unique check (length(key_hash) = 32),
  departure_id bigint not null references departures,
  answers jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table bookings (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$'),
  -- Raised to make every link to this booking that was ever sent useless.
  key_version int not null default 1,
  idempotency_key text not null unique,
  state text not null check (state in (
    'enquiry', 'quoted', 'waitlisted', 'on-hold', 'pending', 'confirmed', 'in-progress',
    'completed', 'no-show', 'expired', 'rejected', 'cancelled')),
  version int not null default 1,
  departure_id bigint not null references departures,
  starts_on date not null,
  ends_on date not null,
  travellers_count int not null check (travellers_count between 1 and 60),
  lead_name text not null,
  email text not null,
  phone text not null,
  comfort text not null check (comfort in ('simple', 'lodge', 'luxury')),
  single_rooms int not null check (single_rooms >= 0 and single_rooms <= travellers_count),
  payment_method text check (payment_method in ('bank-transfer', 'mobile-money', 'card')),
  message text not null default '',
  currency text not null,
  total_minor bigint not null check (total_minor >= 0),
  deposit_minor bigint not null check (deposit_minor >= 0 and deposit_minor <= total_minor),
  balance_due_on date not null,
  rwf_per_unit numeric(12, 4) not null check (rwf_per_unit > 0),
  policy jsonb not null,
  terms_version text not null,
  hold_ends_at timestamptz,
  extensions int not null default 0,
  created_at timestamptz not null,
  constraint a_hold_ends check ((state = 'on-hold') = (hold_ends_at is not null))
);
create index bookings_by_state on bookings (state, hold_ends_at);
create index bookings_by_departure on bookings (departure_id, state);
create index bookings_newest_first on bookings (created_at desc, id desc);
create index bookings_by_email on bookings (lower(email));

-- Once a draft has become a booking its answers are emptied and it only leads there.
alter table booking_drafts add booking_id uuid references bookings;

-- Checked at commit: stock is taken before the booking's row is written, because the end of its hold is known only then.
alter table stock_claims add foreign key (booking_id) references bookings deferrable initially deferred;
alter table stock_waiting add foreign key (booking_id) references bookings deferrable initially deferred;

create table booking_travellers (
  booking_id uuid not null references bookings on delete cascade,
  position int not null check (position > 0),
  first_names text not null,
  family_name text not null,
  born_on date not null,
  residency text not null check (residency in ('foreign', 'resident', 'african', 'eac')),
  primary key (booking_id, position)
);

create table booking_lines (
  booking_id uuid not null references bookings on delete cascade,
  position int not null check (position > 0),
  kind text not null check (kind in ('base', 'single', 'permit', 'park-fee')),
  label text not null,
  reason text not null,
  quantity int not null check (quantity > 0),
  unit_minor bigint not null,
  amount_minor bigint not null,
  refundable boolean not null,
  primary key (booking_id, position)
);

-- The timeline: one row for each move, and for each note that staff add. Never changed, never deleted.
create table booking_events (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings,
  version int not null,
  event text not null,
  from_state text,
  to_state text not null,
  actor text not null,
  text text not null default '',
  at timestamptz not null
);
create unique index one_event_for_each_version on booking_events (booking_id, version) where event <> 'note';
create index booking_events_by_booking on booking_events (booking_id, id);

-- letters -------------------------------------------------------------------------------------------------------------

create table letters (
  id bigint generated always as identity primary key,
  -- What the letter is about, once: 'booking:<id>:<event>'. A job that runs twice finds its letter here.
  occasion text not null unique,
  booking_id uuid references bookings,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  message_id text not null unique,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index letters_by_booking on letters (booking_id);

-- staff ---------------------------------------------------------------------------------------------------------------

create table staff (
  id text primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  role text not null default 'read-only' check (role in ('owner', 'sales', 'editor', 'read-only')),
  disabled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table staff_sessions (
  id text primary key,
  staff_id text not null references staff on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index staff_sessions_by_staff on staff_sessions (staff_id);

create table staff_accounts (
  id text primary key,
  staff_id text not null references staff on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index staff_accounts_by_staff on staff_accounts (staff_id);

create table staff_verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index staff_verifications_by_identifier on staff_verifications (identifier);

-- Tries to sign in within a window, by account and by visitor's address; the key is a keyed hash and names neither.
create table staff_tries (
  key text primary key,
  count int not null check (count > 0),
  since timestamptz not null
);
create index staff_tries_by_age on staff_tries (since);

-- Keyed by the uid of the identity provider, as the specification names it.
create table admin_profiles (
  uid text primary key,
  last_login timestamptz not null
);
