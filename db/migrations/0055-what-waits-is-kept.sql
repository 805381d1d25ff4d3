-- Income is one sum over all bookings: it is in dollars because they all are.
alter table bookings add constraint bookings_are_in_dollars check (currency = 'USD');

-- Where an answer to a letter goes; without it to whoever sends our mail.
alter table letters add column reply_to text check (reply_to <> '');
-- Which documents of its booking go with a letter. They are made anew whenever it is sent, so it lacks nothing by them.
alter table letters add column files text[] not null default '{}';
update letters set files = '{voucher,itinerary}', is_whole = true
where not is_whole and booking_id is not null and occasion like 'booking:%:documents';

-- What somebody of the staff has typed and not sent: an answer to an enquiry, a letter. It is theirs alone, and goes when it is sent.
create table unsent_words (
  staff_id text not null references staff (id) on delete cascade,
  place text not null check (length(place) between 1 and 600),
  typed jsonb not null check (jsonb_typeof(typed) = 'object'),
  kept_at timestamptz not null,
  primary key (staff_id, place)
);
