-- Tries at public forms within an hour, by visitor's address, by e-mail and by booking; the key is a keyed hash and names none.
create table form_tries (
  key text primary key,
  count int not null check (count > 0),
  since timestamptz not null
);
create index form_tries_by_age on form_tries (since);
