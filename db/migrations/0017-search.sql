-- One search over everything that visitors may read. pg_trgm comes with PostgreSQL and is trusted: who owns the database may make it.
create extension if not exists pg_trgm;

create table search_documents (
  kind text collate "C" not null check (kind <> ''),
  id text collate "C" not null check (id <> ''),
  -- The group in which it is told: features/search/document.ts.
  part text collate "C" not null check (part <> ''),
  title text not null check (title <> ''),
  href text not null check (href like '/%'),
  sentence text not null,
  body text not null,
  countries text[] not null,
  weight real not null check (weight > 0),
  -- The same texts as they are compared: values/slug.ts, 'fold'.
  titles_folded text not null,
  sentence_folded text not null,
  body_folded text not null,
  -- Titles by their stems and as they stand, for what is still being typed.
  titles tsvector not null generated always as (
    setweight(to_tsvector('english', titles_folded) || to_tsvector('simple', titles_folded), 'A')) stored,
  everything tsvector not null generated always as (
    setweight(to_tsvector('english', titles_folded) || to_tsvector('simple', titles_folded), 'A')
      || setweight(to_tsvector('english', sentence_folded), 'B')
      || setweight(to_tsvector('english', body_folded), 'D')) stored,
  primary key (kind, id)
);
-- A word that stands everywhere is ranked by title and weight: the long columns stay out of the rows that are then read.
alter table search_documents set (toast_tuple_target = 256);
alter table search_documents alter column id set storage main, alter column titles set storage main,
  alter column titles_folded set storage main;
create index search_documents_everything on search_documents using gin (everything);
create index search_documents_titles on search_documents using gin (titles);
create index search_documents_titles_near on search_documents using gin (titles_folded gin_trgm_ops);

-- What a question finds: of each group the first so many by how well their titles answer it, and how many there are in all.
-- Always by the index: to look for a word in every row would unpack every text, which the planner does not count.
create function search_found(asked tsquery, folded text, within text, most integer)
returns table (kind text, id text, by_title double precision, in_part integer)
language sql stable rows 60 set enable_seqscan = off
begin atomic
  with found as materialized (
    select d.kind, d.id, d.part, d.weight * (1 + case when d.titles @@ asked then 1 else 0 end
      + case when d.titles_folded = folded then 2 when starts_with(d.titles_folded, folded) then 1 else 0 end) as by_title
    from search_documents d where d.everything @@ asked and (within is null or d.part = within)),
  counted as (select f.part, count(*)::integer as in_part from found f group by f.part)
  select p.kind, p.id, p.by_title, p.in_part from counted c cross join lateral (
    select f.kind, f.id, f.by_title, c.in_part from found f where f.part = c.part order by f.by_title desc, f.id limit most) p;
end;

-- Every word of the documents, in how many of them: what a mistyped word may have meant.
create table search_words (
  word text primary key,
  documents integer not null check (documents > 0)
);
create index search_words_near on search_words using gin (word gin_trgm_ops);

-- What was looked for in vain, counted by the day and by nothing else. Kept for 180 days.
create table search_misses (
  query text not null check (length(query) between 1 and 100),
  day date not null,
  count integer not null default 1 check (count > 0),
  primary key (day, query)
);
