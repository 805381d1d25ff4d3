-- The photographs of a package, by their ids, in their order.
alter table packages add pictures text[] not null default '{}' check (cardinality(pictures) <= 24);
create index packages_by_picture on packages using gin (pictures);
