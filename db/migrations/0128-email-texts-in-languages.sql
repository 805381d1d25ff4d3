-- expand: the release before sends the original where a customer reads another language.
-- Staff's texts of automatic emails in another language than English, which stays in email_texts, where the release before writes it
-- (docs/emails.md, 'Automatic emails').
create table email_text_translations (
  name text not null constraint email_text_translations_name_check check (name ~ '^[a-z]+:[a-z-]+$'),
  language text not null constraint email_text_translations_language_check check (language ~ '^[a-z]{2,3}$' and language <> 'en'),
  subject text constraint email_text_translations_subject_check check (subject <> '' and length(subject) <= 200),
  opening text constraint email_text_translations_opening_check check (opening <> '' and length(opening) <= 4000),
  closing text constraint email_text_translations_closing_check check (closing <> '' and length(closing) <= 4000),
  version integer not null default 1 constraint email_text_translations_version_check check (version > 0),
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (name, language)
);
