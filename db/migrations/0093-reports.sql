-- Money that moved, in the order in which it did: the reports, the export of payments and the dashboard read a range of
-- days by it.
create index payment_events_of_money on payment_events (at, id) include (payment_id, kind, amount_minor)
  where kind in ('settled', 'refunded', 'refund-failed');
