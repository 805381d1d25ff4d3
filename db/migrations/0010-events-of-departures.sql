-- Which departure a booking was on when something happened to it: where it was moved from, or called off on.
alter table booking_events add column departure_id bigint references departures (id);

create index booking_events_of_departures on booking_events (departure_id) where event in ('rebook', 'call-off');
