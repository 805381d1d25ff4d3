-- What staff write, before and after visitors read it. The tables of each feature hold what is public; an entry holds the
-- text being written, every version of it, and which of them was published last.
create table entries (
  id bigint generated always as identity primary key,
  kind text not null check (kind <> ''),
  -- What it is in the table of its feature, from the first time it was published.
  live_id text,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (title <> ''),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  edited_at timestamptz not null,
  editor_id text,
  editor text not null check (editor <> ''),
  published_version integer,
  published_at timestamptz,
  publish_at timestamptz,
  publish_version integer,
  publish_by_id text,
  publish_by text,
  trashed_at timestamptz,
  constraint published_says_when check ((published_version is null) = (published_at is null)),
  constraint what_is_published_has_a_life check (published_version is null or live_id is not null),
  constraint published_is_one_of_its_versions check (published_version <= version),
  constraint a_plan_says_what_when_and_who
    check (num_nulls(publish_at, publish_version, publish_by) in (0, 3) and publish_version <= version),
  constraint what_is_in_the_bin_is_not_public check (trashed_at is null or (published_version is null and publish_at is null))
);
create unique index entries_one_life on entries (kind, live_id) where live_id is not null;
-- Two drafts never claim one address; what lies in the bin claims none.
create unique index entries_one_address on entries (kind, slug) where trashed_at is null;
create index entries_last_edited_first on entries (kind, edited_at desc, id desc);
create index entries_by_title on entries using gin (title gin_trgm_ops);
create index entries_to_publish on entries (publish_at) where publish_at is not null;

create table entry_versions (
  entry_id bigint not null references entries (id),
  version integer not null check (version > 0),
  event text not null check (event in ('begun', 'kept', 'saved', 'put-back')),
  title text not null,
  content jsonb not null,
  at timestamptz not null,
  actor_id text,
  actor text not null check (actor <> ''),
  primary key (entry_id, version)
);

-- Addresses that were public once and lead to where their thing is now.
create table moved_addresses (
  kind text not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  entry_id bigint not null references entries (id),
  moved_at timestamptz not null,
  primary key (kind, slug)
);
