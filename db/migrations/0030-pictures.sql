-- Pictures that staff sent, drawn anew: the files stand in ctx.files under the id and the first twelve figures of the hash.
create table pictures (
  id text primary key check (id ~ '^[a-z0-9]{12}$'),
  -- What the file was called where it came from.
  name text not null check (length(name) between 1 and 200),
  -- What it shows, for who does not see it. Empty: nobody wrote it yet, and the picture is shown nowhere.
  alt text not null default '' check (length(alt) <= 300),
  credit text not null default '' check (length(credit) <= 200),
  -- The point that stays in sight when the picture is cut to a shape, from the upper left corner.
  focal_x double precision not null default 0.5 check (focal_x between 0 and 1),
  focal_y double precision not null default 0.5 check (focal_y between 0 and 1),
  -- Of the original that is kept, which is drawn anew from what was sent.
  type text not null check (type in ('image/jpeg', 'image/webp')),
  width int not null check (width between 1 and 4096),
  height int not null check (height between 1 and 4096),
  bytes int not null check (bytes > 0),
  -- SHA-256 of the file as it was sent, so that the same one is kept once.
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  -- Of which file the sizes are that pages show; another one than `hash` while new sizes are made.
  drawn_hash text check (drawn_hash ~ '^[0-9a-f]{64}$'),
  drawn_width int,
  drawn_height int,
  created_by text not null,
  created_at timestamptz not null,
  changed_by text not null,
  changed_at timestamptz not null,
  version int not null default 1,
  trashed_at timestamptz,
  check ((drawn_hash is null) = (drawn_width is null) and (drawn_hash is null) = (drawn_height is null)),
  check (state <> 'ready' or drawn_hash = hash)
);
create index pictures_newest_first on pictures (created_at desc, id desc);
