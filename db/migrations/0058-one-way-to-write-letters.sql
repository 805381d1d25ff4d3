-- Letters to ticked bookings are mailings now. Jobs that still waited to write one are dropped: the software has not been in use
-- anywhere, so there are none but those of a trial. Letters that were written stay, each under its sending.
delete from jobs where queue = 'send-bulk-letter';

insert into mailings (id, subject, is_news, letters_count, sent_by, created_at)
select subject_id::uuid, left(facts ->> 'subject', 200), false, (facts ->> 'bookings')::int, actor, at
from activity where action = 'bookings-written-to'
on conflict (id) do nothing;

update letters set batch_id = split_part(occasion, ':', 3)::uuid,
  occasion = 'booking:' || split_part(occasion, ':', 2) || ':mailing-' || split_part(occasion, ':', 3) || ':by-hand'
where occasion like 'booking:%:%:written' and booking_id is not null;

update activity set action = 'mailing-sent', subject_kind = 'mailing', subject = facts ->> 'subject',
  facts = jsonb_build_object('count', facts -> 'bookings')
where action = 'bookings-written-to';
