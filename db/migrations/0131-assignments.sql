-- expand: new tables and columns. `departure_crew` stays for the release before: two triggers keep it and `assignments` the same.
-- Guides and vehicles on every kind of trip, their absences, and what a trip needs of them (docs/roster.md).

-- What is not entered is an empty list, '' or null: not known, which is a warning and never a refusal.
alter table guides
  add column email text not null default '',
  add column roles text[] not null default '{}'
    constraint guides_roles_check check (roles <@ '{guide,driver,driver-guide}'),
  -- Languages with a level, by ISO 639-1 code: {"fr": "fluent"}. `languages` stays the text of the release before.
  add column spoken jsonb not null default '{}' constraint guides_spoken_check check (jsonb_typeof(spoken) = 'object'),
  add column licence_classes text[] not null default '{}'
    constraint guides_licence_classes_check check (licence_classes <@ '{B,C,D1,D,E}'),
  -- Countries in which the guide may work.
  add column countries text[] not null default '{}',
  add column base_place_id text references places,
  add column ownership text not null default 'own' constraint guides_ownership_check check (ownership in ('own', 'freelance')),
  add column supplier_id integer references suppliers on delete set null,
  add column feed_version integer not null default 1,
  -- Made by `npm run demo:bookings`, and removed with them.
  add column sample boolean not null default false;

alter table cars
  add column plate text not null default '' constraint cars_plate_check check (length(plate) <= 20),
  add column insured_until date,
  add column yellow_card_until date,
  -- Countries that the yellow card (COMESA) covers.
  add column yellow_card_countries text[] not null default '{}',
  -- The licence class that its driver needs.
  add column licence_class text not null default ''
    constraint cars_licence_class_check check (licence_class in ('', 'B', 'C', 'D1', 'D', 'E')),
  add column base_place_id text references places,
  add column ownership text not null default 'own' constraint cars_ownership_check check (ownership in ('own', 'hired')),
  add column supplier_id integer references suppliers on delete set null,
  -- Whether it is one of the vehicles that visitors hire.
  add column for_hire boolean not null default false,
  add column sample boolean not null default false;

-- A guide or a vehicle on a departure, on a booking that travels by itself, or absent, for some time on Kigali's clock.
create table assignments (
  id bigint generated always as identity primary key,
  guide_id bigint references guides,
  car_id bigint references cars,
  -- What a guide does on it; a vehicle has none.
  role text constraint assignments_role_check check (role in ('guide', 'driver', 'driver-guide')),
  departure_id bigint references departures,
  booking_id uuid references bookings on delete cascade,
  absence text constraint assignments_absence_check
    check (absence in ('leave', 'sick', 'training', 'workshop', 'inspection', 'other')),
  during tsrange not null constraint assignments_during_check
    check (not isempty(during) and lower(during) is not null and upper(during) is not null and lower_inc(during) and not upper_inc(during)),
  -- The days of the departure or booking when the assignment was placed or last moved with it; null for an absence.
  run_days daterange,
  state text not null constraint assignments_state_check
    check (state in ('pencilled', 'requested', 'confirmed', 'declined', 'released')),
  -- Until when a requested freelancer answers.
  answer_by timestamptz,
  accepted_by text,
  accepted_reason text not null default '',
  note text not null default '' constraint assignments_note_check check (length(note) <= 400),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null,
  ended_at timestamptz,
  -- What its guide was last told by email: the state and the time. Null: nothing yet.
  notified_state text,
  notified_during tsrange,
  -- When the sheet of the assignment was first and last opened.
  first_opened_at timestamptz,
  last_opened_at timestamptz,
  constraint assignments_member_check check (num_nonnulls(guide_id, car_id) = 1),
  constraint assignments_subject_check check (num_nonnulls(departure_id, booking_id, absence) = 1),
  constraint assignments_role_of_guides check (case when absence is not null or car_id is not null then role is null else role is not null end),
  constraint assignments_run_days_check check ((run_days is null) = (absence is not null)),
  constraint assignments_answer_check check (state = 'requested' or answer_by is null),
  constraint assignments_ended_check check ((ended_at is not null) = (state in ('declined', 'released'))),
  -- Nobody is in two places at once, unless somebody accepted it by name.
  constraint assignments_guide_never_two exclude using gist (guide_id with =, during with &&)
    where (guide_id is not null and accepted_by is null and state in ('pencilled', 'requested', 'confirmed')),
  constraint assignments_car_never_two exclude using gist (car_id with =, during with &&)
    where (car_id is not null and accepted_by is null and state in ('pencilled', 'requested', 'confirmed'))
);
create index assignments_by_departure on assignments (departure_id) where departure_id is not null;
create index assignments_by_booking on assignments (booking_id) where booking_id is not null;
create index assignments_of_guides on assignments using gist (guide_id, during) where state in ('pencilled', 'requested', 'confirmed');
create index assignments_of_cars on assignments using gist (car_id, during) where state in ('pencilled', 'requested', 'confirmed');
create index assignments_during on assignments using gist (during) where state in ('pencilled', 'requested', 'confirmed');
create index assignments_accepted on assignments (departure_id) where accepted_by is not null;
create index assignments_to_answer on assignments (answer_by) where state = 'requested';

-- What staff say that a departure or booking needs, in place of what is counted.
create table crew_requirements (
  id bigint generated always as identity primary key,
  departure_id bigint unique references departures,
  booking_id uuid unique references bookings on delete cascade,
  cars integer not null constraint crew_requirements_cars_check check (cars between 0 and 99),
  driver_guides integer not null constraint crew_requirements_driver_guides_check check (driver_guides between 0 and 99),
  guides integer not null constraint crew_requirements_guides_check check (guides between 0 and 99),
  drivers integer not null constraint crew_requirements_drivers_check check (drivers between 0 and 99),
  changed_by text not null,
  changed_at timestamptz not null,
  constraint crew_requirements_subject_check check (num_nonnulls(departure_id, booking_id) = 1)
);

-- A hired vehicle given to the customer, and taken back.
create table handovers (
  id bigint generated always as identity primary key,
  assignment_id bigint not null references assignments on delete cascade,
  kind text not null constraint handovers_kind_check check (kind in ('out', 'return')),
  at timestamptz not null,
  kilometres integer not null constraint handovers_kilometres_check check (kilometres between 0 and 9999999),
  fuel_eighths integer not null constraint handovers_fuel_check check (fuel_eighths between 0 and 8),
  -- Marks on the drawing: [{"x": 0–100, "y": 0–100, "note": "…"}].
  marks jsonb not null default '[]' constraint handovers_marks_check check (jsonb_typeof(marks) = 'array'),
  accessories text[] not null default '{}',
  -- That a driving licence was seen; its number is not stored.
  licence_seen boolean not null default false,
  deposit_minor bigint not null default 0 constraint handovers_deposit_check check (deposit_minor >= 0),
  deposit_method text not null default '' constraint handovers_deposit_method_check check (deposit_method in ('', 'cash', 'card', 'mobile-money', 'bank')),
  -- The name that the customer typed, deleted with their other data.
  signed_by text not null default '',
  note text not null default '',
  recorded_by text not null,
  recorded_at timestamptz not null,
  constraint handovers_once unique (assignment_id, kind)
);

-- Languages that guides had as words.
update guides set spoken = coalesce((
  select jsonb_object_agg(known.code, 'good') from unnest(languages) as entered (name)
  join (values ('english', 'en'), ('french', 'fr'), ('kinyarwanda', 'rw'), ('swahili', 'sw'), ('kiswahili', 'sw'), ('spanish', 'es'),
    ('german', 'de'), ('italian', 'it'), ('portuguese', 'pt'), ('dutch', 'nl'), ('polish', 'pl'), ('chinese', 'zh'), ('mandarin', 'zh'),
    ('japanese', 'ja'), ('korean', 'ko'), ('russian', 'ru'), ('arabic', 'ar'), ('luganda', 'lg'), ('lingala', 'ln'), ('kirundi', 'rn')
  ) as known (word, code) on known.word = lower(trim(entered.name))), '{}');

-- What stood in `departure_crew`. Where two overlapped without anybody's acceptance (one was restored from the trash), the later is
-- marked as accepted by the upgrade: it stays, and is shown as a clash.
insert into assignments (guide_id, car_id, role, departure_id, during, run_days, state, accepted_by, accepted_reason, created_by, ended_at)
select c.guide_id, c.car_id, case when c.guide_id is not null then 'driver-guide' end, c.departure_id,
  tsrange(c.from_day::timestamp, (c.to_day + 1)::timestamp), daterange(d.starts_on, d.ends_on, '[]'),
  case when is_off.yes then 'released' else 'confirmed' end,
  coalesce(c.accepted_by, case when not is_off.yes and exists (
    select from departure_crew o join departures e on e.id = o.departure_id and e.cancelled_at is null and e.trashed_at is null
    where o.id < c.id and o.departure_id <> c.departure_id and (o.guide_id = c.guide_id or o.car_id = c.car_id)
      and o.accepted_by is null and o.from_day <= c.to_day and o.to_day >= c.from_day
  ) then 'Impamba' end),
  '', 'Impamba', case when is_off.yes then coalesce(d.cancelled_at, d.trashed_at) end
from departure_crew c join departures d on d.id = c.departure_id
cross join lateral (select d.cancelled_at is not null or d.trashed_at is not null as yes) as is_off
order by c.id;

-- The release before reads and writes `departure_crew` while it still runs: what it writes becomes an assignment, and an assignment to a
-- departure stands there with its first and last day.
create function assignments_follow_departure_crew() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then return null; end if;
  if tg_op <> 'INSERT' then
    update assignments set state = 'released', answer_by = null, ended_at = now(), version = version + 1
    where departure_id = old.departure_id and (guide_id = old.guide_id or car_id = old.car_id)
      and state in ('pencilled', 'requested', 'confirmed');
  end if;
  if tg_op <> 'DELETE' then
    insert into assignments (guide_id, car_id, role, departure_id, during, run_days, state, accepted_by, created_by)
    select new.guide_id, new.car_id, case when new.guide_id is not null then 'driver-guide' end, d.id,
      tsrange(new.from_day::timestamp, (new.to_day + 1)::timestamp), daterange(d.starts_on, d.ends_on, '[]'), 'confirmed',
      new.accepted_by, 'Impamba'
    from departures d where d.id = new.departure_id;
  end if;
  return null;
end $$;
create trigger assignments_follow after insert or update or delete on departure_crew
  for each row execute function assignments_follow_departure_crew();

create function departure_crew_follows_assignments() returns trigger language plpgsql as $$
declare
  changed assignments := case when tg_op = 'DELETE' then old else new end;
begin
  if pg_trigger_depth() > 1 or changed.departure_id is null then return null; end if;
  delete from departure_crew
  where departure_id = changed.departure_id and (guide_id = changed.guide_id or car_id = changed.car_id);
  insert into departure_crew (departure_id, guide_id, car_id, from_day, to_day, accepted_by)
  select departure_id, guide_id, car_id, min(lower(during))::date, max(upper(during) - interval '1 second')::date, max(accepted_by)
  from assignments
  where departure_id = changed.departure_id and (guide_id = changed.guide_id or car_id = changed.car_id)
    and state in ('pencilled', 'requested', 'confirmed')
  group by departure_id, guide_id, car_id;
  return null;
end $$;
create trigger departure_crew_follows after insert or update or delete on assignments
  for each row execute function departure_crew_follows_assignments();
