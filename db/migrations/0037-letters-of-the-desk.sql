-- Letters that staff write: to one or to a list, from templates; what automatic letters say in the house's own words; and what
-- became of each letter on its way.
alter table letters
  -- Why the mail server did not take it the last time, and when that was; empty once it did.
  add column failed_at timestamptz,
  add column failure text not null default '' check (length(failure) <= 500),
  -- Whether the copy that is kept is all that is sent: no key crossed out, no file beside it.
  add column is_whole boolean not null default true,
  -- Where a reader leaves the list that it was sent to (RFC 8058).
  add column leave_url text check (leave_url ~ '^https?://[^[:space:]<>]+$'),
  -- The sending that it is one of: a mailing, or an issue of the newsletter.
  add column batch_id uuid,
  add constraint letters_sent_or_failed check (sent_at is null or failed_at is null);
create index letters_by_batch on letters (batch_id, id) where batch_id is not null;
create index letters_unsent on letters (id) where sent_at is null;
create index letters_recipient_trgm on letters using gin (lower(recipient) gin_trgm_ops);
create index letters_subject_trgm on letters using gin (lower(subject) gin_trgm_ops);

create table letter_texts (
  name text primary key check (name ~ '^[a-z]+:[a-z-]+$'),
  subject text check (subject <> '' and length(subject) <= 200),
  opening text check (opening <> '' and length(opening) <= 4000),
  closing text check (closing <> '' and length(closing) <= 4000),
  version int not null default 1 check (version > 0),
  changed_at timestamptz not null,
  changed_by text not null
);

create table letter_templates (
  id bigint generated always as identity primary key,
  name text not null check (name <> '' and length(name) <= 80),
  occasion text not null check (occasion in ('booking', 'enquiry', 'any')),
  subject text not null check (subject <> '' and length(subject) <= 200),
  body text not null check (body <> '' and length(body) <= 8000),
  version int not null default 1 check (version > 0),
  changed_at timestamptz not null,
  changed_by text not null,
  deleted_at timestamptz
);
create unique index letter_templates_by_name on letter_templates (lower(name)) where deleted_at is null;

create table mailings (
  id uuid primary key,
  -- As it was typed, its placeholders not filled: the letters hold the words that were sent.
  subject text not null check (subject <> '' and length(subject) <= 200),
  -- News and offers go only to who said yes to our letter.
  is_news boolean not null,
  letters_count int not null check (letters_count > 0),
  sent_by text not null,
  created_at timestamptz not null
);
create index mailings_by_time on mailings (created_at desc, id desc);
