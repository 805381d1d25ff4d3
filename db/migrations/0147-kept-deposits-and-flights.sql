-- contract: no rule is taken away but for one that takes one value more, so that nothing of a running release is refused.
-- What is kept of a hired vehicle's deposit pays for what the customer owes: a payment of a method of its own, which the settlement of a
-- hand-over records (docs/roster.md, 'Hired vehicles'). Both checks take its name.
alter table payments
  drop constraint payments_method_check,
  add constraint payments_method_check check (method in ('bank-transfer', 'mobile-money', 'card', 'cash', 'vehicle-deposit'));
alter table bookings
  drop constraint bookings_payment_method_check,
  add constraint bookings_payment_method_check
    check (payment_method in ('bank-transfer', 'mobile-money', 'card', 'cash', 'vehicle-deposit'));

alter table handovers
  -- The payment of what is kept of the deposit; none where nothing is, or where the release before settled it.
  add column deposit_payment_id uuid constraint handovers_deposit_payment_fkey references payments (id) on delete set null;

-- Who comes or goes without a flight: whoever of the party has no flight of that direction comes or goes by road, or is there already
-- (docs/roster.md, 'Flights'). Deleted with the flights.
create table booking_without_flights (
  booking_id uuid not null references bookings (id) on delete cascade,
  direction text not null constraint booking_without_flights_direction_check check (direction in ('in', 'out')),
  entered_at timestamptz not null,
  -- 'visitor', or the name of a member of staff.
  entered_by text not null constraint booking_without_flights_entered_by_check check (entered_by <> ''),
  primary key (booking_id, direction)
);
