-- contract: the rules hold columns that are new with it, which no running release writes.
-- Where the visits came from in which a booking was begun and sent, and an enquiry was written: a coarse word, and nothing that ties
-- two visits together (docs/privacy.md). Null: not known.
alter table booking_drafts
  add column first_source_kind text,
  add column first_source_name text,
  add constraint booking_drafts_first_source_check check (
    (first_source_kind is null) = (first_source_name is null)
    and first_source_kind in ('campaign', 'email', 'search', 'social', 'site', 'direct')
    and length(first_source_name) <= 100 and first_source_name ~ '^[a-z0-9._/-]*$');

alter table bookings
  add column first_source_kind text,
  add column first_source_name text,
  add column last_source_kind text,
  add column last_source_name text,
  add constraint bookings_first_source_check check (
    (first_source_kind is null) = (first_source_name is null)
    and first_source_kind in ('campaign', 'email', 'search', 'social', 'site', 'direct')
    and length(first_source_name) <= 100 and first_source_name ~ '^[a-z0-9._/-]*$'),
  add constraint bookings_last_source_check check (
    (last_source_kind is null) = (last_source_name is null)
    and last_source_kind in ('campaign', 'email', 'search', 'social', 'site', 'direct')
    and length(last_source_name) <= 100 and last_source_name ~ '^[a-z0-9._/-]*$');

alter table enquiries
  add column traffic_source_kind text,
  add column traffic_source_name text,
  add constraint enquiries_traffic_source_check check (
    (traffic_source_kind is null) = (traffic_source_name is null)
    and traffic_source_kind in ('campaign', 'email', 'search', 'social', 'site', 'direct')
    and length(traffic_source_name) <= 100 and traffic_source_name ~ '^[a-z0-9._/-]*$');

-- What ends a lot, for the report on permits lost: its range, and not the moves of all years.
create index permit_moves_of_ends on permit_moves (at) where event in ('expire', 'give-back', 'withdraw', 'go-unused');
