-- An extra may be a transfer between the airport and where a trip begins or ends, at the time of the flight. One that a supplier delivers
-- is ordered of it (docs/supply.md); a transfer without a supplier is driven by our own guides and vehicles (docs/roster.md).
alter table extras
  add column transfer text not null default 'none'
    constraint extras_transfer_check check (transfer in ('none', 'arrival', 'departure'));

create table extra_services (
  extra_id text primary key references extras (id) on delete cascade,
  service_id bigint not null references supplier_services (id)
);
create index extra_services_service on extra_services (service_id);
