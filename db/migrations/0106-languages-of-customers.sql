-- expand: the release before writes no language, which is English then.
-- The language of the pages on which somebody booked or wrote, or that staff chose: their emails and documents are written in it.
alter table bookings
  add column language text not null default 'en' constraint bookings_language_check check (language ~ '^[a-z]{2,3}$');
alter table enquiries
  add column language text not null default 'en' constraint enquiries_language_check check (language ~ '^[a-z]{2,3}$');
