-- Issues of our letter: written, looked at, then sent once to everybody who said yes.
create table newsletter_issues (
  id uuid primary key,
  subject text not null check (subject <> '' and length(subject) <= 200),
  body text not null check (body <> '' and length(body) <= 20000),
  -- Slugs of the journeys that stand in it as cards, in their order.
  journeys text[] not null default '{}' check (cardinality(journeys) <= 6),
  state text not null default 'draft' check (state in ('draft', 'sending', 'stopped', 'sent')),
  version int not null default 1 check (version > 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by text not null,
  -- When the sending began, for how many readers, and when the last letter was asked for.
  started_at timestamptz,
  readers_count int check (readers_count >= 0),
  finished_at timestamptz,
  constraint draft_is_not_begun check ((state = 'draft') = (started_at is null)),
  constraint begun_counts_readers check ((started_at is null) = (readers_count is null)),
  constraint sent_says_when check ((state = 'sent') = (finished_at is not null))
);
create index newsletter_issues_by_time on newsletter_issues (created_at desc, id desc);
create index subscribers_confirmed on subscribers (id) where state = 'confirmed';
