-- expand: the release before writes no texts, and reads the label alone.
-- What the label of a part says, as a message or a name with its kind, for other languages than English: the same as of a line. Null for what
-- was booked before.
alter table booking_parts add column text jsonb;
