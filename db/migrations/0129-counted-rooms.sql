-- expand: the release before asks the supplier for these nights, as for all others.
-- The rooms of the supplier's hotel that a stay in a trip takes from availability (docs/trips.md, 'What a booking takes'). Which hotel that is
-- stands with the supplier; where it has no such room, the supplier is asked.
alter table supplier_services
  add column room_id text constraint supplier_services_room_check check (room_id is null or kind = 'stay');
