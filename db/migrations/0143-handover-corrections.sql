-- A hand-over or a return that was recorded wrongly is corrected, and a deposit is settled: by whom, when and why. What it was before is in
-- the audit log.
alter table handovers
  add column version integer not null default 1,
  add column corrected_by text,
  add column corrected_at timestamptz,
  add column corrected_reason text not null default '',
  -- Of a hand-over with a deposit: what the customer has got back, and why not all of it.
  add column deposit_returned_minor bigint
    constraint handovers_deposit_returned_check check (deposit_returned_minor between 0 and deposit_minor),
  add column deposit_withheld_reason text not null default '',
  add column deposit_settled_by text,
  add column deposit_settled_at timestamptz;
