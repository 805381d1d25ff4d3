-- expand: new tables. What we must pay to suppliers, their invoices, and what was paid (docs/payables.md).

-- An order line as it was when its payables were last compared with it. `total_minor`: its confirmed cost, or its fee once it is cancelled.
create table payable_lines (
  order_line_id bigint primary key references supplier_order_lines on delete cascade,
  line_version integer not null,
  total_minor bigint constraint payable_lines_total_check check (total_minor >= 0),
  currency text not null,
  -- The exchange rate by which it was planned; none of US dollars, and where none was entered.
  fx_rate_id integer references fx_rates,
  -- VAT that comes back, as a share of the total: a numerator and a denominator in basis points.
  vat_bp integer not null default 0 constraint payable_lines_vat_check check (vat_bp between 0 and 10000),
  vat_of_bp integer not null default 10000 constraint payable_lines_vat_of_check check (vat_of_bp >= 10000),
  followed_at timestamptz not null,
  -- What of the total invoices are for that are not disputed, maintained by the database.
  invoiced_minor bigint not null default 0 constraint payable_lines_invoiced_check check (invoiced_minor >= 0),
  -- It will never be invoiced: what is not paid is not due any more.
  closed_at timestamptz,
  closed_by text,
  closed_reason text not null default '' constraint payable_lines_closed_reason_check check (length(closed_reason) <= 400),
  constraint payable_lines_closed_check check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (closed_reason = ''))
);
create index payable_lines_not_invoiced on payable_lines (order_line_id) where closed_at is null and total_minor > invoiced_minor;

-- An invoice of a supplier, or a credit note for one.
create table supplier_invoices (
  id bigint generated always as identity primary key,
  supplier_id integer not null references suppliers,
  number text not null constraint supplier_invoices_number_check check (number ~ '\S' and length(number) <= 60),
  invoiced_on date not null,
  due_on date not null,
  currency text not null,
  total_minor bigint not null constraint supplier_invoices_total_check check (total_minor <> 0),
  -- The invoice that a credit note is for.
  credits_id bigint references supplier_invoices,
  -- 'taken': within what is accepted by itself; 'matched' waits for somebody who approves.
  state text not null constraint supplier_invoices_state_check check (state in ('matched', 'taken', 'approved', 'disputed')),
  reason text not null default '' constraint supplier_invoices_reason_check check (length(reason) <= 400),
  recorded_by_id text not null,
  recorded_by text not null,
  recorded_at timestamptz not null,
  settled_by text,
  settled_at timestamptz,
  version integer not null default 1,
  constraint supplier_invoices_credit_check check ((total_minor < 0) = (credits_id is not null)),
  constraint supplier_invoices_settled_check check ((settled_at is null) = (settled_by is null)),
  constraint supplier_invoices_disputed_check check (state <> 'disputed' or reason <> '')
);
create unique index supplier_invoices_once on supplier_invoices (supplier_id, lower(number));
create index supplier_invoices_by_supplier on supplier_invoices (supplier_id, id desc);
create index supplier_invoices_by_credited on supplier_invoices (credits_id) where credits_id is not null;
create index supplier_invoices_open on supplier_invoices (due_on) where state in ('matched', 'disputed');

-- Which order lines an invoice is for, in the currency of the line: what of its cost it invoices, and at which amount.
create table invoice_matches (
  invoice_id bigint not null references supplier_invoices,
  order_line_id bigint not null references supplier_order_lines,
  expected_minor bigint not null constraint invoice_matches_expected_check check (expected_minor >= 0),
  amount_minor bigint not null,
  primary key (invoice_id, order_line_id)
);
create index invoice_matches_by_line on invoice_matches (order_line_id);

-- An invoice counts at its lines, and not while it is disputed.
create function count_invoiced() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'invoice_matches' then
    update payable_lines set invoiced_minor = invoiced_minor + new.expected_minor where order_line_id = new.order_line_id
      and not exists (select from supplier_invoices i where i.id = new.invoice_id and i.state = 'disputed');
  else
    update payable_lines f set invoiced_minor = f.invoiced_minor + case when new.state = 'disputed' then -m.expected_minor else m.expected_minor end
      from invoice_matches m where m.invoice_id = new.id and f.order_line_id = m.order_line_id;
  end if;
  return null;
end $$;
create trigger matches_are_counted after insert on invoice_matches for each row execute function count_invoiced();
create trigger disputed_matches_are_not_counted after update of state on supplier_invoices
  for each row when ((old.state = 'disputed') <> (new.state = 'disputed')) execute function count_invoiced();

-- What we must pay for an order line on a day. Below 0: what the supplier owes us.
create table payables (
  id bigint generated always as identity primary key,
  supplier_id integer not null references suppliers,
  order_line_id bigint not null references supplier_order_lines on delete cascade,
  part text not null constraint payables_part_check
    check (part in ('all', 'deposit', 'instalment', 'balance', 'fee', 'change', 'credit', 'difference')),
  due_on date not null,
  currency text not null,
  amount_minor bigint not null constraint payables_amount_check check (amount_minor <> 0),
  -- What was allocated to it, maintained by the database.
  paid_minor bigint not null default 0,
  fx_rate_id integer references fx_rates,
  -- The invoice whose difference it is.
  invoice_id bigint references supplier_invoices,
  made_at timestamptz not null,
  struck_at timestamptz,
  constraint payables_credit_check check ((amount_minor < 0) = (part = 'credit') or part = 'difference'),
  constraint payables_invoice_check check ((invoice_id is not null) = (part = 'difference')),
  constraint a_payable_is_never_overpaid check (paid_minor between least(0, amount_minor) and greatest(0, amount_minor)),
  constraint what_is_struck_was_not_paid check (struck_at is null or paid_minor = 0)
);
create index payables_by_line on payables (order_line_id) where struck_at is null;
create index payables_open on payables (supplier_id, due_on) where struck_at is null and paid_minor <> amount_minor;
create index payables_by_invoice on payables (invoice_id) where invoice_id is not null;

-- A payment to a supplier. A wrong one is answered by its opposite. 'credit': no money, what the supplier owes us is used.
create table payments_out (
  id bigint generated always as identity primary key,
  idempotency_key uuid not null constraint payments_out_idempotency_once unique,
  supplier_id integer not null references suppliers,
  paid_on date not null,
  method text not null constraint payments_out_method_check check (method in ('bank', 'mobile-money', 'card', 'cash', 'credit')),
  reference text not null constraint payments_out_reference_check check (length(reference) <= 120),
  currency text not null,
  amount_minor bigint not null,
  -- What left our account, by which rate (units of that currency for one US dollar), and what that is in US cents.
  left_minor bigint not null,
  left_currency text not null,
  rate numeric(18, 6) constraint payments_out_rate_check check (rate > 0),
  rate_source text constraint payments_out_rate_source_check check (rate_source <> '' and length(rate_source) <= 200),
  rate_at timestamptz,
  usd_minor bigint not null,
  reverses_id bigint constraint payments_out_reversed_once unique references payments_out,
  reason text not null default '' constraint payments_out_reason_check check (length(reason) <= 400),
  recorded_by_id text not null,
  recorded_by text not null,
  recorded_at timestamptz not null,
  constraint payments_out_amount_check check (case when method = 'credit' then amount_minor = 0 and left_minor = 0
    when reverses_id is null then amount_minor > 0 and left_minor > 0 else amount_minor < 0 and left_minor < 0 end),
  constraint payments_out_rate_whole_check check (num_nonnulls(rate, rate_source, rate_at) = case when left_currency = 'USD' then 0 else 3 end),
  constraint payments_out_reason_for_reversal_check check (reverses_id is null or reason <> '')
);
create index payments_out_by_supplier on payments_out (supplier_id, id desc);

-- What of a payment is for which payable.
create table payment_allocations (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments_out,
  payable_id bigint not null references payables,
  amount_minor bigint not null constraint payment_allocations_amount_check check (amount_minor <> 0),
  at timestamptz not null
);
create index payment_allocations_by_payment on payment_allocations (payment_id);
create index payment_allocations_by_payable on payment_allocations (payable_id);

create trigger payments_out_are_only_added before update or delete on payments_out
  for each statement execute function refuse_change_of_ledger();
create trigger payment_allocations_are_only_added before update or delete on payment_allocations
  for each statement execute function refuse_change_of_ledger();

-- An allocation is of one supplier and one currency, and counts at its payable.
create function count_allocation() returns trigger language plpgsql as $$
begin
  update payables p set paid_minor = p.paid_minor + new.amount_minor from payments_out o
    where p.id = new.payable_id and o.id = new.payment_id and o.supplier_id = p.supplier_id and o.currency = p.currency and p.struck_at is null;
  if not found then
    raise exception 'Payment % cannot be for payable %', new.payment_id, new.payable_id
      using errcode = 'check_violation', constraint = 'an_allocation_is_of_one_supplier_and_currency';
  end if;
  return null;
end $$;
create trigger allocations_are_counted after insert on payment_allocations for each row execute function count_allocation();

-- At the commit, what a payment is for is never more than the payment. Its row is locked, so that two who add to it come one after the other.
create function refuse_allocation_beyond_payment() returns trigger language plpgsql as $$
declare
  whole bigint;
  allocated bigint;
begin
  select amount_minor into whole from payments_out where id = new.payment_id for update;
  select coalesce(sum(amount_minor), 0) into allocated from payment_allocations where payment_id = new.payment_id;
  if allocated not between least(0, whole) and greatest(0, whole) then
    raise exception 'Payment % of % is for %', new.payment_id, whole, allocated
      using errcode = 'check_violation', constraint = 'allocations_are_never_more_than_the_payment';
  end if;
  return null;
end $$;
create constraint trigger allocations_stay_within_the_payment after insert on payment_allocations
  deferrable initially deferred for each row execute function refuse_allocation_beyond_payment();

-- What the office typed for its cash and its costs; the newest row counts. Amounts in US cents.
create table payable_settings (
  id bigint generated always as identity primary key,
  opening_minor bigint not null,
  opening_on date not null,
  floor_minor bigint not null,
  -- What a day of an own guide and of an own vehicle costs.
  guide_day_minor bigint not null constraint payable_settings_guide_check check (guide_day_minor >= 0),
  car_day_minor bigint not null constraint payable_settings_car_check check (car_day_minor >= 0),
  -- From above this amount on, who recorded an invoice does not approve it; null: never.
  four_eyes_minor bigint constraint payable_settings_four_eyes_check check (four_eyes_minor >= 0),
  saved_by text not null,
  saved_at timestamptz not null
);
create trigger payable_settings_are_only_added before update or delete on payable_settings
  execute function refuse_change_of_ledger();
