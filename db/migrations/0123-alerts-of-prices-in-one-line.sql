-- expand: rows alone, which every release reads.
-- Confirmed bookings whose custom price is one line, without VAT and with permits inside, as they were sold before custom prices were made
-- line by line. What is sold does not change by itself: each is an alert, so that staff take it apart (docs/pricing.md, 'Custom prices').
insert into alerts (occasion, booking_id, text, at)
select 'one-line-price:' || b.id, b.id,
  b.reference || ': its custom price is one line, without VAT and with any permits inside. Take it apart in the price breakdown; the total stays.',
  now()
from bookings b
where b.state = 'confirmed'
  and exists (select from booking_lines l where l.booking_id = b.id
    and l.kind = 'base' and l.vat_minor = 0 and l.adjustment ->> 'change' = 'whole')
  and exists (select from booking_parts p where p.booking_id = b.id and p.resource = 'ask:hand:' || b.id)
on conflict (occasion) do nothing;
