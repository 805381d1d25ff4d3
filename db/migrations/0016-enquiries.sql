-- Questions that visitors send us, and who asked for our letter of news.

create table enquiries (
  id uuid primary key,
  reference text not null unique check (reference ~ '^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$'),
  kind text not null check (kind in ('contact', 'tailor-made', 'freight', 'parish', 'community')),
  -- Names stand in the heads of letters and on one line of a list: no control characters, no second line.
  name text not null check (length(name) between 1 and 120 and name !~ '[[:cntrl:]]'),
  email text not null check (length(email) between 3 and 254 and email ~ '^[^[:space:][:cntrl:]]+@[^[:space:][:cntrl:]]+$'),
  -- Empty where none was given.
  phone text not null check (length(phone) <= 30 and phone !~ '[[:cntrl:]]'),
  message text not null check (length(message) <= 4000),
  -- What was asked besides, in the order of the form: [["How many travel", "4"], …].
  details jsonb not null check (jsonb_typeof(details) = 'array'),
  state text not null check (state in ('new', 'held', 'answered', 'closed')),
  -- Why it was held back as spam; it stays where staff let it through.
  held_reason text check (held_reason <> ''),
  created_at timestamptz not null,
  -- When it was answered or closed: it is forgotten 24 months later.
  finished_at timestamptz check (finished_at >= created_at),
  -- The same form with the same words is one enquiry.
  idempotency_key text not null unique check (idempotency_key <> ''),
  constraint a_held_one_says_why check (state <> 'held' or held_reason is not null),
  constraint a_finished_one_says_when check ((state in ('answered', 'closed')) = (finished_at is not null))
);
create index enquiries_newest_first on enquiries (created_at desc, id);
create index enquiries_by_state on enquiries (state, created_at);

create table subscribers (
  id uuid primary key,
  email text not null unique check (email = lower(email) and length(email) between 3 and 254 and email ~ '^[^[:space:][:cntrl:]]+@[^[:space:][:cntrl:]]+$'),
  state text not null check (state in ('asked', 'confirmed', 'ended')),
  -- Of the token in the letter that asks whether it was they; the token itself is kept nowhere.
  token_hash bytea not null unique check (length(token_hash) = 32),
  asked_at timestamptz not null,
  confirmed_at timestamptz check (confirmed_at >= asked_at),
  ended_at timestamptz check (ended_at >= asked_at),
  constraint asked_is_not_yet_confirmed check (state <> 'asked' or confirmed_at is null),
  constraint confirmed_says_when check (state <> 'confirmed' or confirmed_at is not null),
  constraint ended_says_when check ((state = 'ended') = (ended_at is not null))
);
create index subscribers_by_state on subscribers (state, asked_at);
