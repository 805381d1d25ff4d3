-- expand: the release before writes no texts, and reads label and reason alone.
-- What label and reason of a line say, as messages with their values, for other languages than English. Null where staff typed both, and
-- for what was sold before.
alter table booking_lines add column text jsonb;
