-- contract: the release before leaves out the new columns of bookings, whose defaults keep to the new rules, and writes no language of a subscriber.
-- A version of the terms in another language, frozen when a person has approved every text of it. A correction is the next revision.
create table terms_translations (
  version text not null references terms_versions (version) on delete cascade,
  language text not null
    constraint terms_translations_language_check check (language ~ '^[a-z]{2,3}$' and language <> 'en'),
  revision integer not null constraint terms_translations_revision_check check (revision > 0),
  -- The English that was translated. Where the version says something else now, the revision is stale and nobody agrees to it.
  english jsonb not null,
  changes text not null constraint terms_translations_changes_check check (changes <> ''),
  sections jsonb not null,
  created_at timestamptz not null,
  primary key (version, language, revision)
);

create function keep_terms_translations() returns trigger language plpgsql as $$
begin
  raise exception 'Revision % of the terms % in % stays as it is: a correction is the next revision',
    old.revision, old.version, old.language;
end $$;
create trigger terms_translations_are_kept before update on terms_translations
  for each row execute function keep_terms_translations();

-- The text that was agreed to: English, which has no revision, or a revision of a translation, which then never goes.
alter table bookings
  add column terms_language text not null default 'en',
  add column terms_revision integer,
  add constraint a_translation_agreed_to_has_a_revision check ((terms_language = 'en') = (terms_revision is null)),
  add constraint bookings_terms_fkey foreign key (terms_version, terms_language, terms_revision)
    references terms_translations (version, language, revision);

-- The language of the page on which somebody subscribed: our emails to them are written in it.
alter table subscribers
  add column language text not null default 'en' constraint subscribers_language_check check (language ~ '^[a-z]{2,3}$');
