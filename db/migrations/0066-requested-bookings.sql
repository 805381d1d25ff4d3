-- contract: the new rules allow one state more than the old ones, and hold every row that the release before writes to the same.

-- A booking with a part on request is a request: it holds what is in stock, asks for no money, and is answered within two days.

alter table bookings
  drop constraint bookings_state_check,
  drop constraint a_hold_or_a_quote_ends,
  drop constraint pending_has_an_answer_day;

alter table bookings
  add constraint bookings_state_check check (state in ('enquiry', 'quoted', 'waitlisted', 'requested', 'on-hold', 'pending',
    'confirmed', 'in-progress', 'completed', 'no-show', 'expired', 'rejected', 'cancelled')),
  add constraint a_request_a_hold_or_a_quote_ends check ((state in ('requested', 'on-hold', 'quoted')) = (hold_ends_at is not null)),
  add constraint a_request_has_an_answer_day check (state not in ('requested', 'pending') or answer_by is not null);
