-- What Today counts and lists, each found by an index that holds only what waits.
create index jobs_failed on jobs (failed_at desc, id desc) where failed_at is not null;
create index booking_purchases_open on booking_purchases (day, booking_id) where status <> 'bought';
create index pictures_without_words on pictures (id) where alt = '' and trashed_at is null;
create index entries_of_editor on entries (editor_id, edited_at desc) where trashed_at is null;
create index activity_by_instant on activity (at);
