-- expand: a new table, which the release before does not know.
-- What a package takes of suppliers, day by day (docs/rates.md, 'What a journey costs us'). Visitors read none of it, and publishing a
-- package leaves it as it is.
create table package_services (
  package_id bigint not null references packages on delete cascade,
  position integer not null constraint package_services_position_check check (position between 1 and 200),
  service_id integer not null references supplier_services,
  -- For parties of this comfort alone; null for every one.
  comfort text constraint package_services_comfort_check check (comfort in ('simple', 'lodge', 'luxury')),
  day integer not null constraint package_services_day_check check (day between 1 and 60),
  -- Nights of a stay, days of anything else.
  days integer not null constraint package_services_days_check check (days between 1 and 60),
  -- Of each vehicle, where the service is counted by the kilometre.
  kilometres integer constraint package_services_kilometres_check check (kilometres between 1 and 100000),
  primary key (package_id, position)
);
create index package_services_by_service on package_services (service_id);
