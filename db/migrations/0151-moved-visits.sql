-- Visits with a permit that a departure makes on another of its days than its package (docs/departures.md, 'Visits'). Days are those of the journey, 1 = first.
create table departure_visits (
  departure_id bigint not null references departures (id),
  fee_id text not null references visitor_fees (id),
  package_day integer not null constraint departure_visits_package_day_check check (package_day > 0),
  day integer not null constraint departure_visits_day_check check (day > 0),
  primary key (departure_id, fee_id, package_day)
);
