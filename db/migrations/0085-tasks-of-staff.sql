-- What staff have set themselves or each other to do, beside what follows from the state of things.
create table tasks (
  id uuid primary key,
  -- One more with each change, so that nobody changes what somebody else has changed meanwhile.
  version integer not null,
  title text not null check (length(title) between 1 and 200),
  staff_id text not null references staff (id),
  booking_id uuid references bookings (id) on delete cascade,
  due_on date not null,
  reminds_by_email boolean not null,
  -- When the email of its due day was sent; a task that is moved to another day is told of again.
  reminded_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  done_at timestamptz,
  done_by text,
  constraint a_task_is_done_by_somebody check ((done_at is null) = (done_by is null))
);
create index open_tasks_by_day on tasks (due_on, created_at, id) where done_at is null;
create index tasks_of_booking on tasks (booking_id) where booking_id is not null;
