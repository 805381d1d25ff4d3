-- A class of cars that staff have taken from the site stays for the bookings that had it.
alter table vehicle_classes add column active boolean not null default true;
