-- contract: the check that goes is replaced by one that allows every role that it allowed, and one role more.
-- Who translates the site and does nothing else.
alter table staff
  drop constraint staff_role_check,
  add constraint staff_role_check check (role in ('owner', 'sales', 'editor', 'translator', 'read-only'));
