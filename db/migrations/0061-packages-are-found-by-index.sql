-- The shelf of journeys is read from an index in its own order, and filtered by one, however many packages there are.
create index packages_in_order on packages (position, id) where status = 'published';
create index packages_by_price on packages (from_minor nulls last, position, id) where status = 'published';
create index packages_by_length on packages (nights, position, id) where status = 'published';
create index packages_by_style on packages using gin (styles) where status = 'published';
create index packages_by_country on packages using gin (countries) where status = 'published';
create index packages_by_park on packages using gin (parks) where status = 'published';
-- What the filters count stands in an index of its own: a row of a package is a thousand times as large.
create index packages_counted on packages (id) include (countries, parks, styles) where status = 'published';
-- The pages of a house find the journeys that sleep there.
create index package_days_by_hotel on package_days (night_hotel_id) where night_hotel_id is not null;
