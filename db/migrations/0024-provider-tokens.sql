-- What is needed to ask a provider of identities again, once for all processes.

alter table staff_provider_tokens
  -- Until then one request asks the provider and no other does; null where nobody asks. A process that died asks nothing more.
  add column asking_until timestamptz,
  -- When they last showed the provider who they are, where it says so: a session there may be much older than one here.
  add column proved_at timestamptz;
