-- Guides and cars of the operator, and the departures that they go with.

create table guides (
  id bigint generated always as identity primary key,
  name text not null unique check (name <> ''),
  languages text[] not null default '{}',
  phone text not null default '',
  licence_until date,
  note text not null default '',
  active boolean not null default true,
  version int not null default 1 check (version > 0)
);

create table cars (
  id bigint generated always as identity primary key,
  -- The number plate, or what the house calls it.
  name text not null unique check (name <> ''),
  vehicle_class_id text references vehicle_classes,
  seats int not null check (seats between 1 and 99),
  inspection_until date,
  note text not null default '',
  active boolean not null default true,
  version int not null default 1 check (version > 0)
);

-- Who goes with a departure, on which days. Two on the same days may stand: somebody has then said so, and is named.
create table departure_crew (
  id bigint generated always as identity primary key,
  departure_id bigint not null references departures,
  guide_id bigint references guides,
  car_id bigint references cars,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  accepted_by text,
  constraint a_guide_or_a_car check (num_nonnulls(guide_id, car_id) = 1),
  unique (departure_id, guide_id),
  unique (departure_id, car_id)
);
create index departure_crew_of_guides on departure_crew (guide_id, from_day) where guide_id is not null;
create index departure_crew_of_cars on departure_crew (car_id, from_day) where car_id is not null;
create index departure_crew_accepted on departure_crew (departure_id) where accepted_by is not null;
