-- contract: the index that goes is replaced by one that begins alike and serves every statement of the release before.
-- What a member of staff has saved of a list under a name: filters, columns and order, for themselves or for everybody in the office.
create table saved_views (
  id uuid primary key,
  staff_id text not null references staff (id) on delete cascade,
  list text not null check (list ~ '^[a-z-]{1,40}$'),
  name text not null check (length(name) between 1 and 40),
  -- The query of the list's address, as the list itself writes it. It holds no search, which may name a customer.
  query text not null check (length(query) between 1 and 1000),
  shared boolean not null,
  created_at timestamptz not null
);
-- A name is one view: among somebody's own of a list, and among those that the office shares.
create unique index saved_views_of_staff on saved_views (staff_id, list, lower(name));
create unique index shared_views_of_list on saved_views (list, lower(name)) where shared;

-- The list of customers shows each address once, by its newest booking, which this index finds at one glance.
create index bookings_of_customer on bookings (lower(email), created_at desc, id desc);
drop index bookings_by_email;
