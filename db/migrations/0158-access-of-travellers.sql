-- What a traveller needs to come in and sit down: a wheelchair, a room on the ground floor. Plain like the diet, because lodges and guides are told.
alter table traveller_details add column access text constraint traveller_details_access_check check (access <> '');
