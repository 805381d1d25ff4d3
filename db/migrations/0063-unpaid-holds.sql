-- By whom a hold was made, in keyed hashes alone: what one person or one address keeps from sale unpaid is counted by them. Rows go
-- fourteen days after the hold began, or with the booking. docs/stock.md, 'What one person may hold unpaid'.
create table booking_holders (
  booking_id uuid primary key references bookings (id) on delete cascade,
  email_key text not null,
  -- Somebody who has no telephone, or whose address nobody knows, is found by the others.
  phone_key text,
  address_key text,
  -- What staff book for a caller is seen, and does not count.
  by_staff boolean not null,
  since timestamptz not null
);
create index booking_holders_by_email on booking_holders (email_key);
create index booking_holders_by_phone on booking_holders (phone_key);
create index booking_holders_by_address on booking_holders (address_key);
create index booking_holders_by_age on booking_holders (since);

-- The end that a hold is given once its e-mail is confirmed; null where there is nothing to confirm.
alter table bookings add column full_hold_ends_at timestamptz;
