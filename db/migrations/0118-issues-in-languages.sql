-- What an issue of the newsletter says in other languages than English, and in which language each email is. The release before
-- sends issues in English, and stores emails without a language: it is not known of those.
create table newsletter_texts (
  issue_id uuid not null references newsletter_issues on delete cascade,
  language text not null check (language ~ '^[a-z]{2,3}$' and language <> 'en'),
  subject text not null check (subject <> '' and length(subject) <= 200),
  body text not null check (body <> '' and length(body) <= 20000),
  primary key (issue_id, language)
);
alter table emails add column language text check (language ~ '^[a-z]{2,3}$');

-- The former name of the table has its new column as well.
create or replace view letters as select * from emails;
