-- What is read rather than booked: pages that staff write, versions of the terms, posts of the journal.

create table pages (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (title <> ''),
  -- For lists and search engines.
  sentence text not null check (length(sentence) between 1 and 160),
  lede text not null,
  scene jsonb not null,
  -- [{id, title, updatedOn, blocks}]: features/pages/blocks.ts.
  sections jsonb not null,
  updated_at timestamptz not null
);

create table terms_versions (
  version text primary key check (version <> ''),
  effective_on date not null,
  -- What is other than in the version before, in a sentence or two.
  changes text not null check (changes <> ''),
  sections jsonb not null
);

create table posts (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (title <> ''),
  sentence text not null check (length(sentence) between 1 and 160),
  lede text not null,
  topic text not null check (topic in ('planning', 'gorillas', 'kibeho', 'parks', 'people', 'roads')),
  scene jsonb not null,
  published_on date not null,
  updated_on date not null check (updated_on >= published_on),
  body jsonb not null,
  sources text[] not null default '{}',
  journeys text[] not null default '{}'
);
create index posts_newest_first on posts (published_on desc, slug);
