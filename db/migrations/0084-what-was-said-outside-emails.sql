-- contract: the new rule is about columns that no running release writes.
-- What was said on WhatsApp or by phone and kept as a note: who said it, and on which day.
alter table booking_events add column said_by text;
alter table booking_events add column said_on date;
alter table booking_events add constraint what_was_said_is_a_note
  check (num_nulls(said_by, said_on) in (0, 2) and (said_by is null or (event = 'note' and said_by in ('customer', 'us'))));
