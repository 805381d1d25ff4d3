-- Packages of the same countries, parks and styles stand side by side, so that the filters count each such set in passing; and
-- whatever a list is narrowed by stands there too, so that counting it opens no package.
drop index packages_counted;
create index packages_counted on packages (countries, parks, styles) include (nights, from_minor, best_months, fitness)
  where status = 'published';
-- The sitemap asks for the newest change of all.
create index packages_by_change on packages (updated_at) where status = 'published';
-- What visitors may book, in its order. The departures that are past outgrow it from year to year.
create index departures_sold on departures (starts_on, id) include (slug, package_id)
  where sale = 'on-sale' and cancelled_at is null and trashed_at is null;
