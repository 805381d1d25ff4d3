-- expand: a column that the database fills by itself, also for what the release before writes.
-- The day in Kigali that money moved: of a payment the day that staff say it came, else that of its event. Reports and the cash book count by it.
alter table payment_events add column moved_on date;

create function date_money() returns trigger language plpgsql as $$
begin
  if new.moved_on is null and new.kind in ('settled', 'refunded', 'refund-failed') then
    new.moved_on := coalesce(
      case when new.kind = 'settled' then (select received_on from payments where id = new.payment_id) end,
      (new.at at time zone 'Africa/Kigali')::date);
  end if;
  return new;
end $$;
create trigger money_has_its_day before insert on payment_events for each row execute function date_money();

-- The one change of what the ledger has: a column that it did not have.
alter table payment_events disable trigger payment_events_are_only_added;
update payment_events e set moved_on = coalesce(case when e.kind = 'settled' then p.received_on end, (e.at at time zone 'Africa/Kigali')::date)
from payments p where p.id = e.payment_id and e.kind in ('settled', 'refunded', 'refund-failed');
alter table payment_events enable trigger payment_events_are_only_added;

create index payment_events_by_day on payment_events (moved_on, at, id) include (payment_id, kind, amount_minor)
  where kind in ('settled', 'refunded', 'refund-failed');
