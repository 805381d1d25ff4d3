-- The last backup that was made, for the desk to tell; docs/backup.md. No backup holds it.
create table last_backup (
  only_one boolean primary key default true check (only_one),
  name text not null,
  made_at timestamptz not null,
  bytes bigint not null check (bytes > 0),
  sealed boolean not null,
  -- Whether it stands in the store, too.
  stored boolean not null,
  missing_files int not null default 0
);
