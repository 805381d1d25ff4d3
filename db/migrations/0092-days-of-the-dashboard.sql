-- Who returns in the next days: the dashboard reads them by their day.
create index bookings_by_end on bookings (ends_on, id) include (state, travellers_count);
