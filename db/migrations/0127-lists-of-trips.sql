-- The list of trips has an index for what is worked on and for what is lost, each in its order, and its search has one of three-letter
-- parts. Customers' names are found by enquiries_found.
drop index trips_newest;
create index trips_open on trips (changed_at desc, id desc) where lost_at is null;
create index trips_lost on trips (changed_at desc, id desc) where lost_at is not null;
create index trips_found on trips using gin (reference gin_trgm_ops, title gin_trgm_ops);
