-- What pilgrims and people who visit villages ask first: feasts by their rule, shrines with a guide, and hosts.

create table feasts (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name <> ''),
  note text not null default '',
  -- {kind: 'fixed', monthDay: '11-28'} or {kind: 'last-friday'}: features/pilgrimage/feast.ts.
  rule jsonb not null check (rule ->> 'kind' in ('fixed', 'last-friday')),
  -- What is celebrated on the eve, and how many people come, in words; null where it is not known.
  vigil text,
  crowd text,
  confidence text not null check (confidence in ('high', 'medium', 'low')),
  source text
);

create table shrines (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name <> ''),
  -- features/pilgrimage/shrine-guide.ts
  guide jsonb not null
);

create table experiences (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer not null,
  name text not null check (name <> ''),
  place_id text not null references places (id),
  category text not null
    check (category in ('homestay', 'craft', 'food-farm', 'culture', 'conservation', 'lake', 'trail', 'education')),
  minutes integer not null check (minutes > 0),
  group_max integer not null check (group_max > 0),
  minimum_age integer check (minimum_age between 1 and 99),
  -- What a visitor typically pays the hosts, in USD cents, and the year of the figure.
  fee_minor bigint not null check (fee_minor >= 0),
  as_of integer not null,
  booking text not null,
  facts text[] not null,
  confidence text not null check (confidence in ('high', 'medium', 'low'))
);

create table community_guides (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- features/community/community-guide.ts
  guide jsonb not null
);
