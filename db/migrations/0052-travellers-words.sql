-- What travellers wrote to us and let us publish. Their consent stands with their words, so that none can be public without;
-- the pages of the site never read it.
create table voices (
  id text primary key check (id <> ''),
  quotation text not null check (length(quotation) between 1 and 900),
  name text not null check (name <> ''),
  home_place text not null,
  package_id bigint references packages (id),
  hotel_id text references hotels (id),
  -- The first day of the month in which they travelled.
  travelled_on date not null check (extract(day from travelled_on) = 1),
  language text not null check (language <> ''),
  translated boolean not null,
  on_home boolean not null,
  consent_on date not null,
  consent_how text not null check (consent_how in ('letter', 'email', 'form', 'spoken')),
  constraint words_stand_somewhere check (on_home or num_nonnulls(package_id, hotel_id) > 0),
  constraint only_english_needs_no_translation check (not (translated and language = 'en'))
);
create index voices_of_a_package on voices (package_id) where package_id is not null;
create index voices_of_a_hotel on voices (hotel_id) where hotel_id is not null;
