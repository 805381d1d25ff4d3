-- expand: a column with a default, which the release before leaves as it is. What whoever may read costs gets in place of an alert's text.
alter table alerts add column costs_text text not null default '';

-- expand: a table that the release before does not know. What an authority owes us, because it was paid twice or too much: above 0 as it arose,
-- below 0 as it was used for permits or came back. The sum of an authority is what it owes (docs/permits.md).
create table authority_credits (
  id bigint generated always as identity primary key,
  authority_id text not null references authorities,
  amount_minor bigint not null constraint authority_credits_amount_check check (amount_minor <> 0),
  receipt text not null constraint authority_credits_receipt_check check (length(receipt) between 1 and 120),
  reason text not null constraint authority_credits_reason_check check (length(reason) <= 400),
  at timestamptz not null,
  by text not null
);
create index authority_credits_of on authority_credits (authority_id, id);
create trigger authority_credits_are_only_added before update or delete on authority_credits
  for each statement execute function refuse_change_of_ledger();
