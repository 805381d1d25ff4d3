-- An index that 0092 created before it was changed; the one of 0093 serves the dashboard too.
drop index if exists payment_events_by_time;
