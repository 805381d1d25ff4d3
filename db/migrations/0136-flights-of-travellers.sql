-- expand: a new table, which the release before neither reads nor writes. Its purge leaves flights alone, and the one of this release deletes them.
-- The flights on which travellers come, go and travel between (docs/roster.md, 'Flights'): personal, deleted 30 days after the trip with
-- their other details (docs/privacy.md).
create table booking_flights (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings (id) on delete cascade,
  direction text not null constraint booking_flights_direction_check check (direction in ('in', 'out', 'inside')),
  -- Airline and number: 'KL 537'.
  number text not null
    constraint booking_flights_number_check check (number ~ '^([A-Z][A-Z0-9]|[0-9][A-Z]|[A-Z]{3}) [1-9][0-9]{0,3}[A-Z]?$'),
  -- Where they land, or from where they leave.
  airport text not null constraint booking_flights_airport_check check (airport ~ '^[A-Z]{3}$'),
  day date not null,
  -- The clock there: when it lands, or when it leaves.
  at time not null constraint booking_flights_at_check check (date_trunc('minute', at) = at),
  -- The travellers by their positions; none of them: everybody.
  positions int[] not null default '{}'
    constraint booking_flights_positions_check check (array_position(positions, null) is null and 1 <= all (positions)),
  note text constraint booking_flights_note_check check (note <> '' and length(note) <= 200),
  version int not null default 1 constraint booking_flights_version_check check (version >= 1),
  entered_at timestamptz not null,
  -- 'visitor', or the name of a member of staff.
  entered_by text not null constraint booking_flights_entered_by_check check (entered_by <> ''),
  constraint booking_flights_once unique (booking_id, direction, number, day)
);
create index booking_flights_by_day on booking_flights (day);
