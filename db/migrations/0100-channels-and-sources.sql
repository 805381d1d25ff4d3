-- How a booking reached us, and how the customer heard of us; null where nobody has recorded it.
alter table bookings
  add column channel text constraint bookings_channel_check
    check (channel in ('website', 'enquiry', 'phone', 'whatsapp', 'email', 'walk-in', 'partner')),
  add column source text constraint bookings_source_check
    check (source in ('search', 'social-media', 'review-site', 'recommendation', 'returning', 'partner', 'parish', 'press', 'fair',
      'advertisement', 'other'));
create index bookings_of_channel_newest_first on bookings (channel, created_at desc, id desc) where channel is not null;
create index bookings_of_source_newest_first on bookings (source, created_at desc, id desc) where source is not null;

-- What is known of bookings before: what the reports said of them until now.
update bookings b set channel = 'enquiry' where exists (select from enquiries q where q.booking_id = b.id);
update bookings b set channel = 'website' where b.channel is null
  and exists (select from booking_events e where e.booking_id = b.id and e.version = 1 and e.event <> 'note' and e.actor = 'visitor');
