-- expand: new tables. What we order from suppliers for what was sold (docs/supply.md).

-- A departure or a booking that travels by itself, for which something is ordered. Its row is the lock of its orders.
create table supply_runs (
  id bigint generated always as identity primary key,
  departure_id bigint unique references departures,
  booking_id uuid unique references bookings on delete cascade,
  -- The run as it was when its lines were last compared with it.
  seen text not null default '',
  followed_at timestamptz,
  constraint supply_runs_subject_check check (num_nonnulls(departure_id, booking_id) = 1)
);

-- All that one supplier is asked for one run.
create table supplier_orders (
  id bigint generated always as identity primary key,
  run_id bigint not null references supply_runs on delete cascade,
  supplier_id integer not null references suppliers,
  reference text not null constraint supplier_orders_reference_check check (reference ~ '^S-[A-HJ-NP-Z2-9]{4}$'),
  created_at timestamptz not null,
  constraint supplier_orders_reference_once unique (reference),
  constraint supplier_orders_once unique (run_id, supplier_id)
);
create index supplier_orders_by_supplier on supplier_orders (supplier_id);

-- One service of an order. Without an order nobody is chosen for it yet.
create table supplier_order_lines (
  id bigint generated always as identity primary key,
  run_id bigint not null references supply_runs on delete cascade,
  order_id bigint references supplier_orders on delete cascade,
  -- What of the run it is for: 'package:<service>:<day>', 'item:<item of a trip>', 'stay:<room>:<board>'.
  item_key text not null constraint supplier_order_lines_item_key_check check (length(item_key) between 1 and 120),
  kind text not null constraint supplier_order_lines_kind_check
    check (kind in ('stay', 'transport', 'guide', 'activity', 'meal', 'flight', 'other')),
  service_id integer references supplier_services,
  title text not null,
  first_day date not null,
  -- The last night of a stay, the last day of anything else.
  last_day date not null,
  -- What the supplier must know: rooms, people by age, vehicles.
  details jsonb not null,
  currency text not null default 'USD',
  -- What it costs us by the rate book, or as it was frozen in the trip, in the minor unit of its currency; null: not known.
  cost_minor bigint constraint supplier_order_lines_cost_check check (cost_minor >= 0),
  state text not null constraint supplier_order_lines_state_check check (state in ('to-choose', 'to-request', 'requested',
    'wait-listed', 'provisional', 'confirmed', 'declined', 'cancelled', 'dropped', 'used', 'not-delivered')),
  -- The line as its supplier was last sent it, and as the supplier confirmed it.
  sent jsonb,
  agreed jsonb,
  -- A change that the supplier declined: it is not sent again as it is.
  declined_fingerprint text not null default '',
  their_reference text not null default '' constraint supplier_order_lines_their_reference_check check (length(their_reference) <= 60),
  provisional_until timestamptz,
  answer_by timestamptz,
  -- Another amount that the supplier asks for, until staff accept it.
  proposed_minor bigint constraint supplier_order_lines_proposed_check check (proposed_minor >= 0),
  -- What the supplier keeps of a line that we cancelled.
  fee_minor bigint not null default 0 constraint supplier_order_lines_fee_check check (fee_minor >= 0),
  -- The state before it was cancelled, to which it goes back where it is needed again before the supplier was told.
  cancelled_from text not null default '',
  cancellation_sent_at timestamptz,
  note text not null default '' constraint supplier_order_lines_note_check check (length(note) <= 1000),
  confirmed_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1,
  constraint supplier_order_lines_days_check check (last_day >= first_day and last_day < first_day + 400),
  constraint supplier_order_lines_order_check check (order_id is not null or state in ('to-choose', 'dropped')),
  constraint supplier_order_lines_provisional_check check ((provisional_until is not null) = (state = 'provisional')),
  constraint supplier_order_lines_agreed_check check (agreed is not null or state not in ('confirmed', 'used', 'not-delivered')),
  constraint supplier_order_lines_sent_check check (sent is not null
    or state not in ('requested', 'wait-listed', 'provisional', 'confirmed', 'declined', 'used', 'not-delivered')),
  constraint supplier_order_lines_ended_check
    check ((ended_at is not null) = (state in ('declined', 'cancelled', 'dropped', 'used', 'not-delivered')))
);
-- One line at a time for each thing of a run.
create unique index supplier_order_lines_once on supplier_order_lines (run_id, item_key)
  where state in ('to-choose', 'to-request', 'requested', 'wait-listed', 'provisional', 'confirmed');
create index supplier_order_lines_by_run on supplier_order_lines (run_id);
create index supplier_order_lines_by_order on supplier_order_lines (order_id);
create index supplier_order_lines_open on supplier_order_lines (first_day)
  where state in ('to-choose', 'to-request', 'requested', 'wait-listed', 'provisional', 'confirmed');

-- What a supplier was sent or called about, and the answer.
create table supplier_messages (
  id bigint generated always as identity primary key,
  order_id bigint not null references supplier_orders on delete cascade,
  number integer not null constraint supplier_messages_number_check check (number > 0),
  kind text not null constraint supplier_messages_kind_check
    check (kind in ('order', 'reminder', 'rooming-list', 'voucher')),
  method text not null constraint supplier_messages_method_check check (method in ('email', 'phone')),
  -- With whom staff spoke by phone.
  spoke_with text not null default '' constraint supplier_messages_spoke_with_check check (length(spoke_with) <= 120),
  -- The lines it is about, each as it was sent.
  lines jsonb not null default '[]' constraint supplier_messages_lines_check check (jsonb_typeof(lines) = 'array'),
  -- Of a paper all that it said, as a hash: names are in no message.
  content_hash text not null default '',
  sent_at timestamptz not null,
  sent_by text not null,
  -- The answer by its link. The first one stands.
  answer jsonb,
  answered_at timestamptz,
  constraint supplier_messages_once unique (order_id, number),
  constraint supplier_messages_answer_check check ((answer is null) = (answered_at is null))
);

-- What suppliers replied, by their link or as staff recorded it.
create table supplier_replies (
  id bigint generated always as identity primary key,
  order_id bigint not null references supplier_orders on delete cascade,
  -- What they answered about each line.
  replies jsonb not null constraint supplier_replies_replies_check check (jsonb_typeof(replies) = 'array'),
  -- Their words, or a note of staff; emptied after two years, and with their customer.
  text text not null default '' constraint supplier_replies_text_check check (length(text) <= 4000),
  replied_at timestamptz not null,
  -- False: a second answer by a link, or one to a message that a newer one replaced.
  stands boolean not null default true,
  -- Who recorded it; null: the supplier, by the link.
  recorded_by text
);
create index supplier_replies_by_order on supplier_replies (order_id);

-- A service that staff chose for one run in place of the planned one, or where none was planned.
create table supply_choices (
  run_id bigint not null references supply_runs on delete cascade,
  item_key text not null,
  service_id integer not null references supplier_services,
  reason text not null default '' constraint supply_choices_reason_check check (length(reason) <= 400),
  chosen_by text not null,
  chosen_at timestamptz not null,
  primary key (run_id, item_key)
);
