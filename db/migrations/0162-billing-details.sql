-- Whom the money documents of a booking are for, where that is not its contact: a company or an institution, its address line by line, and
-- its VAT or tax number. Empty where nothing was said, also for what the release before writes.
alter table bookings
  add column billing_name text not null default ''
    constraint bookings_billing_name_check check (length(billing_name) <= 160),
  add column billing_address text not null default ''
    constraint bookings_billing_address_check check (length(billing_address) <= 500),
  add column billing_tax_number text not null default ''
    constraint bookings_billing_tax_number_check check (length(billing_tax_number) <= 40);

-- A booking is found by the company too, where it has one: in letters without accents, each word after a blank, as `found_by` has them.
create index bookings_found_by_billing_name on bookings using gin (folded(' ' || billing_name) gin_trgm_ops) where billing_name <> '';
