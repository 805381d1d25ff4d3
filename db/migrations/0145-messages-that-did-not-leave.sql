-- contract: the rule is about new columns alone, which a running release does not write; their defaults keep it.

-- A message whose email found no mail server does not leave, also where one is set up later. What staff sent themselves is a fact of its own.
alter table supplier_messages
  add column queued boolean not null default true,
  add column staff_sent_at timestamptz,
  add column staff_sent_by text not null default '',
  add column staff_sent_how text not null default ''
    constraint supplier_messages_staff_sent_how_check check (staff_sent_how in ('', 'email', 'whatsapp', 'phone', 'hand')),
  add constraint supplier_messages_staff_sent_check
    check ((staff_sent_at is not null) = (staff_sent_how <> '') and (staff_sent_at is not null) = (staff_sent_by <> ''));

-- No email waits for its mail server for an hour without being refused: those were written where there was none.
update supplier_messages m set queued = false from emails e
  where e.occasion = 'supplier-order:' || m.order_id || ':' || m.number
    and e.sent_at is null and e.failed_at is null and e.created_at < now() - interval '1 hour';

-- Cancellations of what is still ahead: whether one left is looked up by its message.
create index supplier_order_lines_withdrawn on supplier_order_lines (last_day) where state = 'cancelled' and cancellation_sent_at is not null;
