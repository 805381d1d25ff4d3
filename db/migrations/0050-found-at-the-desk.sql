-- What the desk's one search looks through, and its lists: a part of a name is found without reading every row.
create index bookings_found on bookings
  using gin (reference gin_trgm_ops, lead_name gin_trgm_ops, email gin_trgm_ops, title gin_trgm_ops);
create index booking_travellers_found on booking_travellers
  using gin ((coalesce(first_names, '') || ' ' || coalesce(family_name, '')) gin_trgm_ops);
create index enquiries_found on enquiries using gin (reference gin_trgm_ops, name gin_trgm_ops, email gin_trgm_ops);
create index departures_found on departures using gin (slug gin_trgm_ops);
create index pictures_found on pictures using gin (alt gin_trgm_ops, name gin_trgm_ops);
