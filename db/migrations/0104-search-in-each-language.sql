-- The search in other languages (decision 0045). English stays in search_documents, search_words and search_misses, which the release
-- before reads and writes as it did: what it finds, and its `on conflict (kind, id)`, leave no room there for a second row of a document.
-- Every other language stands in the tables beside them. They are new, so nothing is rewritten and no table is locked; they are filled
-- at the start of this release and by the job that refreshes the search.

-- The configuration of the full-text search by its name, of all that this PostgreSQL brings; 'simple' for an unknown name. A case over
-- constants is immutable, so generated columns may use it: a new language needs no migration.
do $$
begin
  execute format(
    'create function search_config(name text) returns regconfig language sql immutable parallel safe
       return case name %s else ''pg_catalog.simple''::regconfig end',
    (select string_agg(format('when %L then %L::regconfig', cfgname, 'pg_catalog.' || cfgname), ' ' order by cfgname)
     from pg_ts_config where cfgnamespace = 'pg_catalog'::regnamespace and cfgname <> 'simple'));
end
$$;

-- One word of a question, with its other names, as a text of a language or an English one has it. A word that the language takes for
-- too common asks for nothing.
create function search_word(config text, own text, english text) returns tsquery language sql immutable parallel safe
  return case when numnode(to_tsquery(search_config(config), own)) = 0 then ''::tsquery
    else to_tsquery(search_config(config), own) || to_tsquery('english', english) end;

-- The language as a word that nobody can type. It stands in the index beside the words of a document, so that a search reads only what
-- its own language has.
create function search_mark(language text) returns text language sql immutable parallel safe return '@' || language;

create table search_language_documents (
  language text collate "C" not null constraint search_language_documents_language_check check (language ~ '^[a-z]{2,3}$' and language <> 'en'),
  -- How its translated texts are read: a name for search_config().
  config text not null constraint search_language_documents_config_check check (config <> ''),
  kind text collate "C" not null constraint search_language_documents_kind_check check (kind <> ''),
  id text collate "C" not null constraint search_language_documents_id_check check (id <> ''),
  part text collate "C" not null constraint search_language_documents_part_check check (part <> ''),
  title text not null constraint search_language_documents_title_check check (title <> ''),
  href text not null constraint search_language_documents_href_check check (href like '/%'),
  sentence text not null,
  body text not null,
  countries text[] not null,
  weight real not null constraint search_language_documents_weight_check check (weight > 0),
  titles_folded text not null,
  sentence_folded text not null,
  body_folded text not null,
  -- The English of what is translated, so that it is found by either. Empty where the text beside it is English itself.
  english_titles_folded text not null,
  english_sentence_folded text not null,
  english_body_folded text not null,
  titles tsvector not null generated always as (
    setweight(to_tsvector(case when english_titles_folded = '' then 'english' else search_config(config) end, titles_folded)
      || to_tsvector('simple', titles_folded)
      || to_tsvector('english', english_titles_folded) || to_tsvector('simple', english_titles_folded), 'A')
    || array_to_tsvector(array[search_mark(language)])) stored,
  everything tsvector not null generated always as (
    setweight(to_tsvector(case when english_titles_folded = '' then 'english' else search_config(config) end, titles_folded)
        || to_tsvector('simple', titles_folded)
        || to_tsvector('english', english_titles_folded) || to_tsvector('simple', english_titles_folded), 'A')
      || setweight(to_tsvector(case when english_sentence_folded = '' then 'english' else search_config(config) end, sentence_folded)
        || to_tsvector('english', english_sentence_folded), 'B')
      || setweight(to_tsvector(case when english_body_folded = '' then 'english' else search_config(config) end, body_folded)
        || to_tsvector('english', english_body_folded), 'D')
      || array_to_tsvector(array[search_mark(language)])) stored,
  primary key (language, kind, id)
);
-- As in 0017: what is long stays out of the rows that a common word reads.
alter table search_language_documents set (toast_tuple_target = 256);
alter table search_language_documents alter column id set storage main, alter column titles set storage main,
  alter column titles_folded set storage main;
create index search_language_documents_everything on search_language_documents using gin (everything);
create index search_language_documents_titles on search_language_documents using gin (titles);
create index search_language_documents_titles_near on search_language_documents using gin (titles_folded gin_trgm_ops);

-- A question of one language.
create function search_within(language text, wanted tsquery) returns tsquery language sql immutable parallel safe
  return wanted && quote_literal(search_mark(language))::tsquery;

-- As search_found (0017), in one language.
create function search_found_in(language text, wanted tsquery, folded text, within text, most integer)
returns table (kind text, id text, by_title double precision, in_part integer)
language sql stable rows 60 set enable_seqscan = off
begin atomic
  with found as materialized (
    select d.kind, d.id, d.part, d.weight * (1 + case when d.titles @@ wanted then 1 else 0 end
      + case when d.titles_folded = folded then 2 when starts_with(d.titles_folded, folded) then 1 else 0 end) as by_title
    from search_language_documents d
    where d.everything @@ search_within(search_found_in.language, wanted) and (within is null or d.part = within)),
  counted as (select f.part, count(*)::integer as in_part from found f group by f.part)
  select p.kind, p.id, p.by_title, p.in_part from counted c cross join lateral (
    select f.kind, f.id, f.by_title, c.in_part from found f where f.part = c.part order by f.by_title desc, f.id limit most) p;
end;

-- Every word of the documents of a language, in how many of them.
create table search_language_words (
  language text collate "C" not null constraint search_language_words_language_check check (language ~ '^[a-z]{2,3}$' and language <> 'en'),
  word text not null,
  documents integer not null constraint search_language_words_documents_check check (documents > 0),
  primary key (language, word)
);
create index search_language_words_near on search_language_words using gin (word gin_trgm_ops);

-- What was looked for in vain on the pages of a language. Kept for 180 days, as in English.
create table search_language_misses (
  language text collate "C" not null constraint search_language_misses_language_check check (language ~ '^[a-z]{2,3}$' and language <> 'en'),
  query text not null constraint search_language_misses_query_check check (length(query) between 1 and 100),
  day date not null,
  count integer not null default 1 constraint search_language_misses_count_check check (count > 0),
  primary key (day, language, query)
);
