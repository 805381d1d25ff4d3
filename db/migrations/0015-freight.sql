-- Lanes on which goods are sent, with what is known of their rates. Rates are planning ranges, never offers.

create table freight_lanes (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position int not null,
  origin text not null check (origin <> ''),
  destination text not null check (destination <> ''),
  mode text not null check (mode in ('sea-road', 'road-container', 'road', 'air', 'courier')),
  via text,
  km int check (km > 0),
  days_least int not null check (days_least > 0),
  days_most int not null check (days_most >= days_least),
  -- From when the days are counted.
  days_from text not null,
  -- US cents by container, tonne, kilogram or parcel: FreightRate in features/freight/lane.ts.
  rates jsonb not null,
  documents text[] not null,
  notes text[] not null,
  status text not null check (status in ('open', 'check', 'restricted', 'suspended')),
  confidence text not null check (confidence in ('high', 'medium', 'low')),
  as_of int not null
);
