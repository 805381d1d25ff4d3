-- The photograph that stands for something; without one its drawing does. What is hidden gives its picture up when that is deleted.
alter table packages add column cover text references pictures (id) on delete set null;
alter table hotels add column cover text references pictures (id) on delete set null;
alter table posts add column cover text references pictures (id) on delete set null;
alter table hotel_rooms add column picture text references pictures (id) on delete set null;
alter table vehicle_classes add column picture text references pictures (id) on delete set null;
alter table package_days add column pictures text[] not null default '{}' check (cardinality(pictures) <= 2);
create index packages_by_cover on packages (cover) where cover is not null;
create index package_days_by_picture on package_days using gin (pictures);
