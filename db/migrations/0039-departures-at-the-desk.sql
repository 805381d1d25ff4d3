-- A departure is prepared, put on sale, taken off, thrown away and changed by several people (docs/departures.md). The release
-- before writes departures that are on sale at once, which the defaults stand for.
alter table departures
  -- Counts its changes: whoever saves says which one they saw.
  add column version int not null default 1 check (version > 0),
  add column sale text not null default 'on-sale' check (sale in ('draft', 'scheduled', 'on-sale', 'off-sale')),
  -- When the clock puts it on sale.
  add column opens_at timestamptz,
  -- When it first went on sale. From then on its package and day stand, for its address is known.
  add column opened_at timestamptz default now(),
  add column note text not null default '' check (length(note) <= 400),
  add column trashed_at timestamptz,
  add constraint scheduled_has_its_instant check ((sale = 'scheduled') = (opens_at is not null)),
  add constraint what_is_on_sale_was_opened check (sale not in ('on-sale', 'off-sale') or opened_at is not null),
  add constraint only_drafts_are_trashed check (trashed_at is null or (sale = 'draft' and opened_at is null));

-- What lies in the trash keeps nobody from its day.
alter table departures drop constraint departures_package_id_starts_on_key, drop constraint departures_slug_key;
create unique index departures_one_a_day on departures (package_id, starts_on) where trashed_at is null;
create unique index departures_by_slug on departures (slug) where trashed_at is null;

-- The desk reads pages by day and id; what is not simply on sale is rare, and found without reading the rest.
drop index departures_by_start;
create index departures_by_day on departures (starts_on, id);
create index departures_not_on_sale on departures (sale, starts_on, id) where sale <> 'on-sale';
create index departures_cancelled on departures (starts_on, id) where cancelled_at is not null;
create index departures_trashed on departures (starts_on, id) where trashed_at is not null;
create index departures_to_open on departures (opens_at) where sale = 'scheduled';
