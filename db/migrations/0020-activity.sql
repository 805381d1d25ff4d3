-- What staff did: one row for each, never changed, and kept when whoever did it is gone. Openings of sealed details are
-- written here from now on; detail_openings stays for the release before, which still writes to it while this one starts.
create table activity (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null where it was done by a command on the server.
  actor_id text,
  actor text not null check (actor <> ''),
  action text not null check (action <> ''),
  -- What it was done to, such as booking and its id; the words for it as they were then.
  subject_kind text not null,
  subject_id text not null,
  subject text not null,
  -- Before and after, or what else is to be known; nothing that is sealed elsewhere.
  facts jsonb not null default '{}'
);
create index activity_by_subject on activity (subject_kind, subject_id, id);
create index activity_by_actor on activity (actor_id, id);

insert into activity (at, actor_id, actor, action, subject_kind, subject_id, subject, facts)
  select o.at, o.staff_id, o.actor, 'details-opened', 'booking', o.booking_id::text, b.reference, jsonb_build_object('position', o.position)
  from detail_openings o join bookings b on b.id = o.booking_id
  order by o.id;
