-- A booking was made under a version of the terms: what that version says never changes, and it never goes.
create function keep_accepted_terms() returns trigger language plpgsql as $$
begin
  if exists (select from bookings where terms_version = old.version) then
    raise exception 'Version % of the terms was accepted by a booking and stays as it is', old.version;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger accepted_terms_are_kept before update or delete on terms_versions
  for each row execute function keep_accepted_terms();
