-- A departure is guaranteed from the moment that bookings which cannot lapse reach its minimum, and stays so, whoever cancels, until
-- staff withdraw it with a reason. Before, it was counted anew for every page, and unpaid holds counted too.
-- The release before this one reads and writes `guaranteed` as it did.

alter table departures add column guarantee_withdrawn_at timestamptz;

update departures d set guaranteed = true
where not guaranteed and cancelled_at is null
  and minimum <= (
    select coalesce(sum(quantity), 0) from stock_claims c
    where c.resource = 'departure:' || d.id and c.day = d.starts_on and c.permanent
  );
