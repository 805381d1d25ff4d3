-- A hotel that staff took from the site keeps its row: bookings, journeys and stock know it by its id.
alter table hotels
  add status text not null default 'published' check (status in ('published', 'hidden')),
  -- Pictures of the library that its page shows, in this order.
  add pictures text[] not null default '{}';
