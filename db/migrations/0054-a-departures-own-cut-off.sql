-- Until how many days before its first day a departure is sold, at 18:00 in Kigali; null is the rule for all, two days.
alter table departures add column cut_off_days integer
  constraint a_cut_off_is_before_the_start check (cut_off_days between 1 and 90);

-- The bookings by what is still to be paid, largest first, over all of them and over those of one state.
create index bookings_by_balance on bookings (balance_minor desc, id desc);
create index bookings_of_state_by_balance on bookings (state, balance_minor desc, id desc);
