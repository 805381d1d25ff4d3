-- expand: the release before reads all staff in English and writes no language.
-- The language in which a member of staff reads the admin area (docs/languages.md, 'The admin area').
alter table staff
  add column language text not null default 'en' constraint staff_language_check check (language in ('en', 'fr'));
