-- Jobs: rows that wait for a worker, added in the transaction of the change that they follow.

create table jobs (
  id bigint generated always as identity primary key,
  queue text not null check (queue <> ''),
  data jsonb not null,
  run_at timestamptz not null,
  attempts int not null default 0,
  -- The worker's session. A claim whose session is gone is free again: its process was killed, or lost the database.
  claimed_by int,
  claimed_session timestamptz,
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  constraint a_claim_names_its_session check ((claimed_by is null) = (claimed_session is null))
);
create index jobs_waiting on jobs (run_at, id) where failed_at is null;

-- When each job of the clock was last due, so that one process of many adds it.
create table job_clock (
  name text primary key,
  last_due timestamptz not null
);
