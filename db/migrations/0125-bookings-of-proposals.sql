-- contract: the new rule allows all that the former one did.
-- A journey made to measure is booked by accepting its proposal: the sixth kind of order (docs/proposals.md, 'Acceptance').
-- The release before makes no such booking; of one that is there it reads the kind as a word alone.
alter table bookings
  drop constraint bookings_kind_check,
  add constraint bookings_kind_check check (kind in ('departure', 'journey', 'pilgrims', 'stay', 'hire', 'tailored'));

-- What was worked out for an enquiry and booked is what the booking stands on: it is deleted no sooner.
alter table enquiries add column lives_with_booking boolean not null default false;
