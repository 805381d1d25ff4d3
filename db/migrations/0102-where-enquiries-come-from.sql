-- contract: the check of the events that goes is replaced by one that allows everything that it allowed, and one event more.
-- How an enquiry reached us, and how the customer heard of us, in the words of bookings (0100). Until now all came from the website.
alter table enquiries
  add column channel text default 'enquiry' constraint enquiries_channel_check
    check (channel in ('website', 'enquiry', 'phone', 'whatsapp', 'email', 'walk-in', 'partner')),
  add column source text constraint enquiries_source_check
    check (source in ('search', 'social-media', 'review-site', 'recommendation', 'returning', 'partner', 'parish', 'press', 'fair',
      'advertisement', 'other'));
alter table enquiry_events
  drop constraint enquiry_events_event_check,
  add constraint enquiry_events_event_check
    check (event in ('answer', 'told', 'reply', 'note', 'assign', 'close', 'reopen', 'spam', 'not-spam', 'link', 'origin'));
