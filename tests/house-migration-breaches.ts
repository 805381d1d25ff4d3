import type { Breach } from './house-breaches.ts'
import { migrationsExpandFirst } from './house-migrations.ts'

/** One migration, and the breaches to find in it. */
const migrations: Record<string, string[]> = {
  'alter table hotels drop column stars;': ['drops hotels.stars'],
  'ALTER TABLE public.hotels\n  add column stars int,\n  DROP town;': ['drops public.hotels.town'],
  'drop table if exists hotels;': ['drops the table hotels'],
  'drop function price_of(uuid, int);': ['drops the function price_of'],
  'truncate table hotels;': ['empties hotels'],
  'alter table hotels rename column stars to class;': ['renames something of hotels'],
  'alter table hotels rename to houses;': ['renames something of hotels'],
  'alter index hotels_slug rename to hotels_by_slug;': ['renames something of hotels_slug'],
  'alter table hotels alter column stars set not null;': ['demands hotels.stars'],
  'alter table hotels alter stars type bigint using stars::bigint;': ['changes the type of hotels.stars'],
  'alter table hotels alter column stars drop default;': ['takes the default of hotels.stars'],
  'alter table hotels add column stars int not null, add column town text;': ['demands hotels.stars'],
  'alter table hotels add constraint stars_are_few check (stars in (1, 2, 3));': ['holds hotels to a new rule'],
  'alter table hotels add unique (slug);': ['holds hotels to a new rule'],
  'create unique index hotels_slug on hotels (slug);': ['holds hotels to a new rule'],
  'do $$ begin alter table hotels drop column stars; end $$;': ['drops hotels.stars'],
  // Additions only.
  "alter table hotels add column stars int not null default 3, add column note text check (note <> '');": [],
  'alter table hotels drop constraint stars_are_few, alter column stars drop not null, alter column stars set default 3;': [],
  'create table houses (id int); alter table houses add column stars int not null; create unique index one on houses (id);': [],
  'create index hotels_town on hotels (town); drop index hotels_stars;': [],
  "-- alter table hotels drop column stars;\ninsert into notes values ('drop table hotels;');": [],
  'create function f() returns int language sql as $$ select 1; -- drop table hotels;\n$$;': [],
  '-- contract: stars have not been read since release 7\nalter table hotels drop column stars;': [],
}

const names = Object.keys(migrations).map((_, at) => `db/migrations/${String(60 + at).padStart(4, '0')}-one.sql`)

export const migrationBreaches: Breach[] = [
  {
    rule: migrationsExpandFirst,
    planted: 'each way to take something away, and what only looks like one',
    files: {
      ...Object.fromEntries(Object.keys(migrations).map((sql, at) => [names[at] ?? '', sql])),
      'db/migrations/0099-reason-without-words.sql': '-- contract:\ndrop view hotels_by_town;',
      'db/migrations/0058-before-the-rule.sql': 'drop table hotels;',
      'db/schema.sql': 'drop table hotels;',
    },
    messages: [...Object.values(migrations), ['drops the view hotels_by_town']].flatMap((found, at) =>
      found.map(
        (what) =>
          `${names[at] ?? 'db/migrations/0099-reason-without-words.sql'} ${what}, which a running release may still use. Take it away a release later, and begin that migration with '-- contract: <why no running release uses it>'.`,
      ),
    ),
  },
]
