-- What travellers tell us besides their names: sealed where it is sensitive, and gone thirty days after the journey (docs/privacy.md).

create table traveller_details (
  booking_id uuid not null,
  position int not null,
  nationality text check (nationality ~ '^[A-Z]{2}$'),
  passport_name text check (passport_name <> ''),
  passport_sealed bytea,
  passport_expires_on date,
  diet text check (diet <> ''),
  health_sealed bytea,
  faith_sealed bytea,
  -- When the box for health and faith was ticked, and the version of the words that stood beside it.
  consent_at timestamptz,
  consent_version text check (consent_version <> ''),
  -- Who shares this name of a room shares the room.
  room text check (room <> ''),
  emergency_sealed bytea,
  updated_at timestamptz not null,
  updated_by text not null check (updated_by <> ''),
  primary key (booking_id, position),
  foreign key (booking_id, position) references booking_travellers on delete cascade,
  constraint faith_and_health_need_consent check (
    (health_sealed is null and faith_sealed is null) or (consent_at is not null and consent_version is not null)),
  constraint consent_names_its_words check ((consent_at is null) = (consent_version is null))
);

-- Who of the staff has read a sealed value, and when. Never changed; it outlives what was read.
create table detail_openings (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings,
  position int not null check (position > 0),
  staff_id text not null,
  actor text not null check (actor <> ''),
  at timestamptz not null
);
create index detail_openings_by_booking on detail_openings (booking_id, id);
