-- contract: the rules hold columns that are new with it, which no running release writes.
-- What of a trip was sent to its customer (docs/proposals.md). The release before knows neither the table nor the new columns.

-- The hotel whose page and photographs show the nights of a supplier.
alter table suppliers add column hotel_id text references hotels on delete set null;
create unique index suppliers_of_hotel on suppliers (hotel_id) where hotel_id is not null;

-- Photographs of a day, by their ids.
alter table trip_days add column pictures text[] not null default '{}'
  constraint trip_days_pictures_check check (cardinality(pictures) <= 6);

-- `content`: the page as it is read; `sale`: what a booking of it takes. Neither ever changes, nor tells what anything costs us.
-- A proposal reads as ended from ends_at on, without anything having to run.
create table proposals (
  id uuid primary key,
  trip_id uuid not null references trips on delete cascade,
  version_id uuid not null references trip_versions on delete cascade,
  enquiry_id uuid not null references enquiries on delete cascade,
  reference text not null unique constraint proposals_reference_check check (reference ~ '^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$'),
  key_version integer not null default 1 constraint proposals_key_version_check check (key_version >= 1),
  state text not null constraint proposals_state_check check (state in ('sent', 'accepted', 'declined', 'withdrawn', 'superseded')),
  -- The language that it is written in: that of its email and documents.
  language text not null constraint proposals_language_check check (language ~ '^[a-z]{2,3}$'),
  customer text not null constraint proposals_customer_check check (customer <> '' and length(customer) <= 120),
  greeting text not null default '' constraint proposals_greeting_check check (length(greeting) <= 4000),
  content jsonb not null,
  sale jsonb not null,
  sent_at timestamptz not null,
  sent_by text references staff on delete set null,
  ends_at timestamptz not null,
  first_seen_at timestamptz,
  last_seen_at timestamptz,
  seen_count integer not null default 0,
  -- When it was declined, withdrawn, superseded or accepted, and what was said of it.
  ended_at timestamptz,
  ended_reason text not null default '' constraint proposals_ended_reason_check check (length(ended_reason) <= 40),
  ended_text text not null default '' constraint proposals_ended_text_check check (length(ended_text) <= 2000),
  accepted_name text constraint proposals_accepted_name_check check (accepted_name <> '' and length(accepted_name) <= 120),
  accepted_option text constraint proposals_accepted_option_check check (accepted_option in ('A', 'B', 'C', 'D')),
  accepted_items uuid[],
  accepted_total_minor bigint,
  -- Of the form that was sent: the same form is answered as before.
  attempt_hash bytea,
  booking_id uuid unique references bookings on delete set null,
  constraint proposals_ends_check check (ends_at > sent_at),
  constraint proposals_seen_check check ((seen_count = 0) = (first_seen_at is null) and (seen_count = 0) = (last_seen_at is null)),
  constraint proposals_ended_check check ((state = 'sent') = (ended_at is null)),
  constraint proposals_accepted_check check (
    (state = 'accepted') = (accepted_name is not null) and (state = 'accepted') = (accepted_option is not null)
    and (state = 'accepted') = (accepted_items is not null) and (state = 'accepted') = (accepted_total_minor is not null)
    and (state = 'accepted' or booking_id is null))
);
create unique index proposals_one_open on proposals (trip_id) where state = 'sent';
create index proposals_of_trip on proposals (trip_id, sent_at);
create index proposals_by_version on proposals (version_id);
create index proposals_by_enquiry on proposals (enquiry_id);
create index proposals_by_sender on proposals (sent_by) where sent_by is not null;
create index proposals_open_by_end on proposals (ends_at) where state = 'sent';

create function keep_sent_content() returns trigger language plpgsql as $$
begin
  if (new.id, new.trip_id, new.version_id, new.enquiry_id, new.reference, new.content, new.sale, new.sent_at)
    is distinct from (old.id, old.trip_id, old.version_id, old.enquiry_id, old.reference, old.content, old.sale, old.sent_at) then
    raise exception 'Proposal % was sent and never changes', old.reference using errcode = 'restrict_violation';
  end if;
  if old.state <> 'sent' and new.state <> old.state then
    raise exception 'Proposal % has ended', old.reference using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger sent_proposals_never_change before update on proposals for each row execute function keep_sent_content();
