-- Who returns in the next days, and what money moved in the last ones: the dashboard reads both by their day.
create index bookings_by_end on bookings (ends_on, id) include (state, travellers_count);
create index payment_events_by_time on payment_events (at) include (kind, amount_minor)
  where kind in ('settled', 'refunded', 'refund-failed');
