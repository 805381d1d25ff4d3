-- What a visitor reads of a country and of a park. Its shapes: features/places/country-guide.ts and park-guide.ts.

create table country_guides (
  country_id text primary key references countries,
  guide jsonb not null
);

create table park_guides (
  park_id text primary key references parks,
  guide jsonb not null
);
