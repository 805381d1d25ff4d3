-- The desk's side of enquiries: who answers, what happened, and texts that are kept for answers.

alter table enquiries
  -- Raised by every change: who decides on an older one is told what happened since.
  add column version int not null default 1 check (version > 0),
  -- Since when somebody waits for an answer: since they wrote first, or last.
  add column waiting_since timestamptz not null default date_trunc('milliseconds', now()),
  add column assigned_to text references staff (id) on delete set null,
  add column booking_id uuid references bookings (id),
  -- When staff called it spam; the form's own judgement is of the instant it was sent.
  add column held_at timestamptz;
update enquiries set waiting_since = created_at;
create index enquiries_waiting on enquiries (waiting_since, id) where state = 'new';
create index enquiries_of_staff on enquiries (assigned_to) where assigned_to is not null;
-- Whose they are, for the desk and for a person's own copy.
create index enquiries_by_address on enquiries (lower(email));
create index enquiries_of_booking on enquiries (booking_id) where booking_id is not null;

create table enquiry_events (
  id bigint generated always as identity primary key,
  enquiry_id uuid not null references enquiries (id) on delete cascade,
  -- The version it made: two changes of one version cannot both be.
  version int not null check (version > 1),
  at timestamptz not null,
  actor text not null check (actor <> ''),
  event text not null check (event in ('answer', 'told', 'reply', 'note', 'assign', 'close', 'reopen', 'spam', 'not-spam', 'link')),
  -- The letter, the note, the name of whoever has it now; empty where there is nothing to say.
  text text not null check (length(text) <= 8000),
  unique (enquiry_id, version),
  constraint words_are_there check (event not in ('answer', 'told', 'reply', 'note') or text <> '')
);

create table canned_replies (
  id uuid primary key,
  title text not null check (length(title) between 1 and 80 and title !~ '[[:cntrl:]]'),
  body text not null check (length(body) between 1 and 4000),
  version int not null default 1 check (version > 0),
  updated_at timestamptz not null,
  updated_by text not null check (updated_by <> '')
);
create unique index canned_replies_by_title on canned_replies (lower(title));
