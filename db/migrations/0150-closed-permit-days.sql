-- Days on which an authority has closed what a permit is for: no permit of such a day is to be reserved (docs/permits.md, 'Days that are closed').
create table permit_closed_days (
  fee_id text not null references visitor_fees (id),
  day date not null,
  reason text not null constraint permit_closed_days_reason_check check (length(reason) between 1 and 300),
  at timestamptz not null,
  by text not null,
  primary key (fee_id, day)
);

-- What was closed before this release: an alert names one of the lots, and all that were withdrawn at its instant were of one closure.
insert into permit_closed_days (fee_id, day, reason, at, by)
select l.fee_id, l.day, left(m.text, 300), m.at, m.by
from alerts a
join permit_moves w on w.lot_id = substring(a.occasion from ':lot-([0-9]+)$')::integer and w.event = 'withdraw'
join permit_moves m on m.at = w.at and m.event = 'withdraw' and m.text <> ''
join permit_lots l on l.id = m.lot_id
where a.occasion like 'permit-closed:%'
on conflict do nothing;
