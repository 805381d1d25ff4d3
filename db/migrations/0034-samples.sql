-- Bookings and enquiries of `npm run demo:bookings`: nobody made them, staff see them as such, and they can be taken away again.
alter table bookings add column sample boolean not null default false;
alter table enquiries add column sample boolean not null default false;
create index bookings_that_are_samples on bookings (id) where sample;
create index enquiries_that_are_samples on enquiries (id) where sample;
