-- expand: `stock_at` counts vehicles for hire that are away, for the release before too: as long as no vehicle is marked as one for
-- hire (`cars.for_hire` is new and false), it answers what it answered.
-- What a vehicle of ours is on decides how many of its class may be hired, at the instant and by day (docs/cars.md, 'Our own vehicles').

-- Whether a booking is a hire of a class: it has taken its vehicles from stock.
create function hires_class(booking uuid, class text)
returns boolean
language sql stable
begin atomic
  select exists (select from bookings b where b.id = booking and b.kind = 'hire' and b.ordered ->> 'vehicleClass' = class);
end;

-- How many vehicles for hire of a class are away on a day in Kigali: absent, on a trip, or with a hire of another class. One that is on
-- a hire of its class is not: that booking has taken it.
create function vehicles_away(class text, on_day date)
returns integer
language sql stable
begin atomic
  select count(distinct a.car_id)::int
  from cars c join assignments a on a.car_id = c.id
  where c.for_hire and c.vehicle_class_id = class
    and a.state in ('pencilled', 'requested', 'confirmed')
    and a.during && tsrange(on_day::timestamp, (on_day + 1)::timestamp)
    and not hires_class(a.booking_id, c.vehicle_class_id);
end;
create index cars_for_hire on cars (vehicle_class_id) where for_hire;

create or replace function stock_at(at timestamptz)
returns table (resource text, day date, capacity int, taken int, free int, for_sale int, next_end timestamptz)
language sql stable
begin atomic
  select d.resource, d.day, k.capacity, c.taken, greatest(k.capacity - c.taken, 0),
    case when exists (
      select from stock_waiting w
      where w.resource = d.resource and w.day = d.day and w.quantity <= k.capacity - c.taken
    ) then 0 else greatest(k.capacity - c.taken, 0) end,
    c.next_end
  from stock_days d
  cross join lateral (
    select case
      when d.resource like 'permit:%' then d.capacity + permits_backed(d.resource, d.day, at)
      -- The second condition is looked up once for a statement: nobody without vehicles for hire pays for each day.
      when d.resource like 'vehicle:%' and exists (select from cars where for_hire)
        then greatest(d.capacity - vehicles_away(substr(d.resource, 9), d.day), 0)
      else d.capacity
    end as capacity
  ) k
  cross join lateral (
    select coalesce(sum(quantity), 0)::int as taken, min(held_until) as next_end
    from stock_claims s
    where s.resource = d.resource and s.day = d.day and (s.permanent or s.held_until > at)
  ) c;
end;
