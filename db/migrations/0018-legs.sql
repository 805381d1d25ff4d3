-- How long it takes from place to place. Every leg is travelled both ways.

create table legs (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  from_id text not null references places,
  to_id text not null references places,
  mode text not null check (mode in ('road', 'air', 'boat', 'ferry', 'rail', 'trail')),
  km int not null check (km > 0),
  -- On the move: stops and the formalities of a border come on top.
  minutes int not null check (minutes > 0),
  minutes_least int not null check (minutes_least between 1 and minutes),
  minutes_most int not null check (minutes_most >= minutes),
  -- What a road is made of, or what one travels in.
  surface text,
  vehicle text,
  -- The border on the way, and what its formalities take.
  border_id text references places,
  border_least int,
  border_most int,
  status text not null check (status in ('open', 'check', 'restricted', 'suspended')),
  note text not null,
  confidence text not null check (confidence in ('high', 'medium', 'low')),
  as_of int not null,
  constraint a_leg_leads_somewhere check (from_id <> to_id),
  constraint a_border_takes_its_time check (
    (border_id is null) = (border_least is null) and (border_id is null) = (border_most is null) and border_least <= border_most
  )
);
create index legs_to on legs (to_id);
