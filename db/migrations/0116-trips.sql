-- expand: new tables, which the release before does not know.
-- Journeys that are made for one customer (docs/trips.md). Costs in them are read by staff with costs:read alone.
create table trips (
  id uuid primary key,
  reference text not null unique constraint trips_reference_check check (reference ~ '^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$'),
  enquiry_id uuid not null references enquiries on delete cascade,
  title text not null constraint trips_title_check check (title <> '' and length(title) <= 120),
  owner_id text references staff on delete set null,
  lost_at timestamptz,
  lost_reason text not null default '' constraint trips_lost_reason_check check (length(lost_reason) <= 500),
  -- What it was begun from.
  package_id bigint references packages on delete set null,
  copied_from uuid references trips on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  constraint trips_changed_check check (changed_at >= created_at),
  constraint trips_lost_check check (lost_at is not null or lost_reason = '')
);
create index trips_by_enquiry on trips (enquiry_id);
create index trips_newest on trips (changed_at desc, id desc);
create index trips_of_owner on trips (owner_id, changed_at desc, id desc) where owner_id is not null;
create index trips_of_package on trips (package_id) where package_id is not null;
create index trips_copied_from on trips (copied_from) where copied_from is not null;

-- One state of a trip. The draft is worked on; a frozen one never changes. `edition` counts its changes, and `facts_edition` is the last one of
-- its party, days and options, so that whoever changes an item that somebody else changed meanwhile is told.
create table trip_versions (
  id uuid primary key,
  trip_id uuid not null references trips on delete cascade,
  number smallint not null constraint trip_versions_number_check check (number between 1 and 999),
  base_id uuid references trip_versions on delete set null,
  starts_on date not null,
  party jsonb not null constraint trip_versions_party_check
    check (jsonb_typeof(party) = 'array' and jsonb_array_length(party) between 1 and 60),
  -- Who shares a room wherever a stay says nothing else, by positions.
  rooms jsonb not null constraint trip_versions_rooms_check check (jsonb_typeof(rooms) = 'array'),
  options jsonb not null constraint trip_versions_options_check
    check (jsonb_typeof(options) = 'array' and jsonb_array_length(options) between 1 and 4),
  pricing jsonb not null,
  fx jsonb not null,
  terms jsonb not null,
  summary text not null default '' constraint trip_versions_summary_check check (length(summary) <= 4000),
  included jsonb not null default '[]',
  excluded jsonb not null default '[]',
  note text not null default '' constraint trip_versions_note_check check (length(note) <= 4000),
  edition integer not null default 1,
  facts_edition integer not null default 1,
  frozen_at timestamptz,
  frozen_by text not null default '',
  constraint trip_versions_edition_check check (facts_edition <= edition),
  constraint trip_versions_frozen_check check ((frozen_at is null) = (frozen_by = '')),
  unique (trip_id, number)
);
create unique index trip_versions_one_draft on trip_versions (trip_id) where frozen_at is null;
create index trip_versions_by_base on trip_versions (base_id) where base_id is not null;

create table trip_days (
  version_id uuid not null references trip_versions on delete cascade,
  day smallint not null constraint trip_days_day_check check (day between 1 and 60),
  title text not null default '' constraint trip_days_title_check check (length(title) <= 300),
  text text not null default '' constraint trip_days_text_check check (length(text) <= 8000),
  from_place_id text references places,
  to_place_id text references places,
  edition integer not null,
  primary key (version_id, day)
);
create index trip_days_by_from on trip_days (from_place_id) where from_place_id is not null;
create index trip_days_by_to on trip_days (to_place_id) where to_place_id is not null;

-- One thing on a day or a run of days, for some of the party. `root_id` stays through copies and versions. `cost`: what it cost when it was
-- costed, with the rates that it was costed by.
create table trip_items (
  id uuid primary key,
  root_id uuid not null,
  version_id uuid not null references trip_versions on delete cascade,
  day smallint not null constraint trip_items_day_check check (day between 1 and 60),
  days smallint not null constraint trip_items_days_check check (days between 1 and 60),
  position integer not null,
  kind text not null constraint trip_items_kind_check
    check (kind in ('stay', 'transport', 'guide', 'activity', 'meal', 'flight', 'other', 'fee')),
  source text not null constraint trip_items_source_check check (source in ('service', 'fee', 'hand', 'own', 'placeholder')),
  title text not null constraint trip_items_title_check check (title <> '' and length(title) <= 300),
  text text not null default '' constraint trip_items_text_check check (length(text) <= 2000),
  note text not null default '' constraint trip_items_note_check check (length(note) <= 2000),
  place_id text references places,
  service_id integer references supplier_services,
  fee_id text references visitor_fees,
  options text[] constraint trip_items_options_check check (cardinality(options) > 0 and options <@ '{A,B,C,D}'),
  optional boolean not null default false,
  ticked boolean not null default false,
  who smallint[] constraint trip_items_who_check check (cardinality(who) > 0),
  rooms jsonb,
  quantity integer constraint trip_items_quantity_check check (quantity between 1 and 100000),
  kilometres integer constraint trip_items_kilometres_check check (kilometres between 1 and 100000),
  vehicles smallint constraint trip_items_vehicles_check check (vehicles between 1 and 60),
  day_use boolean not null default false,
  abroad boolean not null default false,
  -- A cost that staff typed, with their reason.
  hand jsonb,
  cost jsonb,
  passed_on jsonb,
  rule jsonb,
  edition integer not null,
  constraint trip_items_last_day_check check (day + days <= 61),
  constraint trip_items_service_check check ((source = 'service') = (service_id is not null)),
  constraint trip_items_fee_check check ((source = 'fee') = (fee_id is not null) and (source = 'fee') = (kind = 'fee') and (kind <> 'fee' or days = 1)),
  constraint trip_items_hand_check check ((source = 'hand') = (hand is not null)),
  constraint trip_items_ticked_check check (optional or not ticked),
  constraint trip_items_cost_check check (source in ('service', 'hand') or cost is null)
);
create index trip_items_by_version on trip_items (version_id, day, position);
create index trip_items_by_service on trip_items (service_id) where service_id is not null;
create index trip_items_by_fee on trip_items (fee_id) where fee_id is not null;
create index trip_items_by_place on trip_items (place_id) where place_id is not null;

-- A version that was kept never changes again, nor do its days and items. It is deleted with its trip alone.
create function keep_frozen_version() returns trigger language plpgsql as $$
begin
  if old.frozen_at is null or (tg_op = 'DELETE' and not exists (select from trips where id = old.trip_id)) then
    return coalesce(new, old);
  end if;
  -- The version that it was made from may be gone.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'base_id' = to_jsonb(old) - 'base_id' and new.base_id is null then
    return new;
  end if;
  raise exception 'Version % was kept and never changes', old.id using errcode = 'restrict_violation';
end
$$;
create trigger frozen_versions_never_change before update or delete on trip_versions
  for each row execute function keep_frozen_version();

create function keep_parts_of_frozen_version() returns trigger language plpgsql as $$
begin
  if exists (select from trip_versions where id = coalesce(new.version_id, old.version_id) and frozen_at is not null)
    or (tg_op = 'UPDATE' and exists (select from trip_versions where id = old.version_id and frozen_at is not null)) then
    raise exception 'A row of % belongs to a version that was kept, and never changes', tg_table_name
      using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end
$$;
create trigger days_of_frozen_versions_never_change before insert or update or delete on trip_days
  for each row execute function keep_parts_of_frozen_version();
create trigger items_of_frozen_versions_never_change before insert or update or delete on trip_items
  for each row execute function keep_parts_of_frozen_version();
