-- Ways in for staff besides the password, and what each session came by.

alter table staff add column invited_at timestamptz;
-- Null until somebody who was invited has come in for the first time.
alter table staff add column joined_at timestamptz;
update staff set joined_at = created_at;

alter table staff_sessions
  add column method text not null default 'password' check (method in ('password', 'link', 'passkey', 'provider'));

-- Keys that open once: what is sent by letter, or kept in a cookie between two steps of one sign-in. What stands here opens
-- nothing: the key itself is signed with the server's secret, which is not in the database.
create table staff_keys (
  id uuid primary key,
  purpose text not null,
  staff_id text references staff on delete cascade,
  facts jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index staff_keys_by_staff on staff_keys (staff_id, purpose);
create index staff_keys_by_end on staff_keys (expires_at);

-- The codes of an authenticator. One that was not confirmed by a first code is asked for by nobody.
create table staff_authenticators (
  staff_id text primary key references staff on delete cascade,
  secret_sealed bytea not null,
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: none is taken twice.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table staff_recovery_codes (
  staff_id text not null references staff on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

create table staff_passkeys (
  id text primary key,
  staff_id text not null references staff on delete cascade,
  name text not null check (name <> ''),
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkeys_by_staff on staff_passkeys (staff_id);

-- What a provider of identities gave for one session: until when its word holds, and how it is asked again.
create table staff_provider_tokens (
  session_id text primary key references staff_sessions on delete cascade,
  expires_at timestamptz not null,
  refresh_sealed bytea,
  id_token_sealed bytea not null,
  refreshed_at timestamptz not null
);
