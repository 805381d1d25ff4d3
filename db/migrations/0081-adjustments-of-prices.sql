-- contract: the new rules are about a column that no running release writes.
-- What staff adjust by hand of a price: which change, and what the rules had made of it.
alter table booking_lines add column adjustment jsonb;
alter table booking_lines add constraint an_adjustment_says_what_it_is
  check (adjustment is null or coalesce(adjustment ->> 'change', '') in ('discount', 'added', 'changed', 'whole'));
-- What is passed on is paid in full: no adjustment changes a line of it that the rules made.
alter table booking_lines add constraint an_adjustment_is_of_its_kind
  check (case adjustment ->> 'change'
    when 'discount' then kind = 'discount' and amount_minor < 0
    when 'added' then kind in ('room', 'vehicle', 'extra', 'permit', 'park-fee', 'flight')
    when 'changed' then kind in ('base', 'single', 'room', 'vehicle', 'extra')
    when 'whole' then kind = 'base'
    else true end);
alter table booking_lines add constraint an_adjustment_has_a_reason
  check (adjustment is null or adjustment ->> 'change' = 'whole' or reason <> '');

-- Prices that staff made by hand before, as one line for everything: their bookings have the part that stood for all services.
update booking_lines l set adjustment = '{"change": "whole", "id": 0}'
where l.kind = 'base'
  and (select count(*) from booking_lines o where o.booking_id = l.booking_id and o.kind <> 'cancellation-fee') = 1
  and exists (select from booking_parts p where p.booking_id = l.booking_id and p.resource = 'ask:hand:' || l.booking_id);

-- A discount by hand never takes more than what the operator sells, and the total of its booking is the sum of its lines.
create function check_adjusted_price() returns trigger language plpgsql as $$
declare
  own bigint;
  whole bigint;
  total bigint;
begin
  select coalesce(sum(amount_minor) filter (where kind in ('base', 'single', 'room', 'vehicle', 'extra', 'discount')), 0),
    coalesce(sum(amount_minor), 0)
    into own, whole from booking_lines where booking_id = new.booking_id;
  if own < 0 then
    raise exception 'The discounts of booking % exceed what they come off', new.booking_id using errcode = 'check_violation';
  end if;
  select total_minor into total from bookings where id = new.booking_id;
  if total <> whole then
    raise exception 'The total of booking % is not the sum of its lines', new.booking_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger an_adjusted_price_adds_up after insert or update on booking_lines
  deferrable initially deferred for each row when (new.adjustment is not null)
  execute function check_adjusted_price();
