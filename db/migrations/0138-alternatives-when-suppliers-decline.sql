-- contract: the new index on package_services refuses nothing, since its first two columns are the primary key; the rest is a new table,
-- which the release before does not know: where it replaces the services of a package, their alternatives go with them.
-- What may stand in for a service of a package whose supplier declines, in order (docs/rates.md, 'What a journey costs us').
create unique index package_services_service on package_services (package_id, position, service_id);
create table package_service_alternatives (
  package_id bigint not null,
  -- Of the service of the package.
  position integer not null,
  stands_for integer not null,
  -- Its place in the order, from 1.
  place integer not null constraint package_service_alternatives_place_check check (place between 1 and 5),
  service_id integer not null references supplier_services,
  primary key (package_id, position, place),
  constraint package_service_alternatives_once unique (package_id, position, service_id),
  constraint package_service_alternatives_another check (service_id <> stands_for),
  constraint package_service_alternatives_of foreign key (package_id, position, stands_for)
    references package_services (package_id, position, service_id) on delete cascade
);
create index package_service_alternatives_by_service on package_service_alternatives (service_id);

-- Each night that a package names a hotel for, where that hotel is a supplier with one stay alone and no stay is named for the night: in
-- the comfort that the days are written for, which is that of the lowest price. Nights in a row become one row.
with nights as (
  select d.package_id, d.day, s.service_id, k.from_comfort as comfort,
    d.day - row_number() over (partition by d.package_id, s.service_id order by d.day) as run
  from package_days d
  join packages k on k.id = d.package_id
  join suppliers o on o.hotel_id = d.night_hotel_id and o.archived_at is null
  join (
    select supplier_id, min(id) as service_id from supplier_services
    where kind = 'stay' and archived_at is null group by supplier_id having count(*) = 1
  ) s on s.supplier_id = o.id
  where d.day between 1 and 60 and not exists (
    select from package_services t join supplier_services v on v.id = t.service_id
    where t.package_id = d.package_id and v.kind = 'stay' and d.day >= t.day and d.day < t.day + t.days
  )
), runs as (
  select package_id, service_id, comfort, min(day) as day, count(*)::int as days,
    row_number() over (partition by package_id order by min(day)) as nth
  from nights group by package_id, service_id, comfort, run
), stored as (
  select package_id, max(position) as last from package_services group by package_id
)
insert into package_services (package_id, position, service_id, comfort, day, days)
select r.package_id, coalesce(s.last, 0) + r.nth, r.service_id, r.comfort, r.day, r.days
from runs r left join stored s using (package_id)
where coalesce(s.last, 0) + r.nth <= 200;
