-- Freight that somebody asked a price for: its pieces, its price line by line, and where it stands.

create table shipments (
  id uuid primary key,
  -- Whose it is: it goes with the enquiry.
  enquiry_id uuid not null unique references enquiries (id) on delete cascade,
  state text not null default 'new' check (state in ('new', 'priced', 'accepted', 'lost', 'moving', 'delivered')),
  version int not null default 1 check (version > 0),
  -- Null while nobody knows how it goes.
  mode text check (mode in ('air', 'sea-road', 'road-container', 'road', 'courier')),
  origin text not null check (length(origin) <= 120 and origin !~ '[[:cntrl:]]'),
  destination text not null check (length(destination) <= 120 and destination !~ '[[:cntrl:]]'),
  goods text not null check (length(goods) <= 200 and goods !~ '[[:cntrl:]]'),
  -- [{"count": 4, "lengthCm": 80, "widthCm": 60, "heightCm": 50, "kg": 24}, …]
  pieces jsonb not null default '[]' check (jsonb_typeof(pieces) = 'array'),
  -- [{"kind": "carrier", "label": "Air freight", "minor": 62000}, …] in US cents.
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  total_minor bigint not null default 0 check (total_minor >= 0),
  valid_until date,
  left_out text not null default '' check (length(left_out) <= 1000),
  -- Why it was lost.
  reason text not null default '' check (length(reason) <= 1000),
  accepted_on date,
  loaded_on date,
  expected_on date check (expected_on >= loaded_on),
  delivered_on date check (delivered_on >= loaded_on),
  changed_at timestamptz not null,
  constraint a_price_is_whole check (state in ('new', 'lost') or (total_minor > 0 and valid_until is not null)),
  constraint a_lost_one_says_why check (state <> 'lost' or reason <> ''),
  constraint an_accepted_one_says_when check (state not in ('accepted', 'moving', 'delivered') or accepted_on is not null),
  constraint a_moving_one_says_since_when check (state not in ('moving', 'delivered') or loaded_on is not null),
  constraint a_delivered_one_says_when check ((state = 'delivered') = (delivered_on is not null))
);
create index shipments_by_state on shipments (state, changed_at desc, id desc);
create index shipments_newest_first on shipments (changed_at desc, id desc);

create table shipment_events (
  id bigint generated always as identity primary key,
  shipment_id uuid not null references shipments (id) on delete cascade,
  version int not null check (version > 1),
  at timestamptz not null,
  actor text not null check (actor <> ''),
  event text not null check (event in ('save', 'quote', 'accept', 'lose', 'reopen', 'load', 'deliver', 'note')),
  text text not null check (length(text) <= 4000),
  total_minor bigint not null check (total_minor >= 0),
  unique (shipment_id, version)
);

-- Freight that was asked for before there was a desk for it: staff read the pieces off the enquiry.
insert into shipments (id, enquiry_id, origin, destination, goods, changed_at)
  select gen_random_uuid(), id, '', '', '', created_at from enquiries where kind = 'freight';
