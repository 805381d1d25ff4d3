-- expand: a table beside the lots, and what two terms say in words as percents too. The release before reads and writes neither.
-- What an authority gives back for permits, from the claim until the money is there (docs/permits.md, 'Refunds').

create table permit_refunds (
  -- The permits it is for: a lot that was given back, withdrawn, or used by who did not get their visit.
  lot_id integer primary key references permit_lots on delete cascade,
  cause text not null constraint permit_refunds_cause_check check (cause in ('give-back', 'withdraw', 'not-seen', 'ill-at-gate')),
  -- The warden's paper, by its number or file name.
  paper text not null default '' constraint permit_refunds_paper_check
    check (length(paper) <= 120 and (paper <> '' or cause in ('give-back', 'withdraw'))),
  -- Another visit on the next day in place of money.
  next_day boolean not null default false,
  -- In all, in USD cents; null: the terms say nothing of it, and nobody has agreed it with the authority yet.
  expected_minor bigint constraint permit_refunds_expected_check check (expected_minor >= 0),
  claimed_at timestamptz not null,
  claimed_by text not null,
  received_at timestamptz,
  received_by text,
  receipt text not null default '' constraint permit_refunds_receipt_check check (length(receipt) <= 120),
  constraint permit_refunds_received_check check ((received_at is null) = (received_by is null) and (received_at is null or receipt <> ''))
);
create index permit_refunds_open on permit_refunds (claimed_at) where received_at is null and expected_minor is distinct from 0;

-- What was expected back before this release: whether it came is not known, so that somebody looks.
insert into permit_refunds (lot_id, cause, expected_minor, claimed_at, claimed_by)
select l.id, m.event, s.back, m.at, m.by
from permit_lots l
join lateral (select sum(p.back_minor)::bigint as back from permits p where p.lot_id = l.id) s on s.back > 0
join lateral (
  select event, at, by from permit_moves where lot_id = l.id and event in ('give-back', 'withdraw') order by id desc limit 1
) m on true
where l.state in ('released', 'withdrawn');

-- The percents of the sentences that this project has brought: no others.
update authority_terms set terms = terms || '{"notSeenPercent": 60}'
where terms ->> 'notSeen' = 'Another visit on the next day, or 60% comes back. Another source says 50%.';
update authority_terms set terms = terms || '{"illAtGatePercent": 50}' where terms ->> 'illAtGate' = '50% comes back.';
update permit_lots set terms = terms || '{"notSeenPercent": 60}'
where terms ->> 'notSeen' = 'Another visit on the next day, or 60% comes back. Another source says 50%.';
update permit_lots set terms = terms || '{"illAtGatePercent": 50}' where terms ->> 'illAtGate' = '50% comes back.';
