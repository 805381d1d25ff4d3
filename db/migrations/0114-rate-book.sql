-- expand: new tables, which the release before does not know.
-- What suppliers charge us, by day (docs/rates.md). Nothing of it is shown to visitors.
create extension if not exists btree_gist;

create table suppliers (
  id integer generated always as identity primary key,
  kind text not null constraint suppliers_kind_check
    check (kind in ('lodging', 'transport', 'guide', 'activity', 'authority', 'airline', 'restaurant', 'other')),
  name text not null constraint suppliers_name_check check (name <> '' and length(name) <= 120),
  place_id text references places on delete set null,
  email text not null default '',
  phone text not null default '',
  note text not null default '',
  archived_at timestamptz,
  version integer not null default 1
);
create unique index suppliers_name on suppliers (lower(name)) where archived_at is null;
create index suppliers_by_place on suppliers (place_id) where place_id is not null;

-- What a supplier agreed for some days. Its terms are fixed once it is active: what changes is a contract that follows it.
create table supplier_contracts (
  id integer generated always as identity primary key,
  supplier_id integer not null references suppliers,
  name text not null constraint supplier_contracts_name_check check (name <> '' and length(name) <= 120),
  valid_from date not null,
  valid_to date not null,
  currency text not null constraint supplier_contracts_currency_check check (currency in ('USD', 'EUR', 'RWF', 'UGX', 'KES', 'TZS')),
  pricing text not null constraint supplier_contracts_pricing_check check (pricing in ('net', 'commissionable')),
  commission_bp integer constraint supplier_contracts_commission_check check (commission_bp between 0 and 9000),
  vat text not null constraint supplier_contracts_vat_check check (vat in ('included', 'added', 'none')),
  vat_bp integer not null constraint supplier_contracts_vat_bp_check check (vat_bp between 0 and 5000),
  vat_reclaimed boolean not null,
  levy text not null constraint supplier_contracts_levy_check check (levy in ('included', 'added', 'none')),
  levy_bp integer not null constraint supplier_contracts_levy_bp_check check (levy_bp between 0 and 5000),
  resale text not null constraint supplier_contracts_resale_check check (resale in ('free', 'not-below-rack')),
  season_rule text not null constraint supplier_contracts_season_rule_check check (season_rule in ('night', 'arrival')),
  children jsonb not null default '[]',
  free_every integer constraint supplier_contracts_free_every_check check (free_every between 2 and 100),
  free_most integer constraint supplier_contracts_free_most_check check (free_most between 1 and 20),
  payment jsonb not null default '[]',
  cancellation jsonb not null default '[]',
  note text not null default '',
  state text not null default 'draft' constraint supplier_contracts_state_check check (state in ('draft', 'active', 'ended')),
  -- The last day on which it holds, once it was ended; the day before its first one where it never does.
  ended_on date,
  version integer not null default 1,
  constraint supplier_contracts_days_check check (valid_from <= valid_to and valid_to < valid_from + interval '3 years'),
  constraint supplier_contracts_commissionable_check check ((pricing = 'commissionable') = (commission_bp is not null)),
  constraint supplier_contracts_no_vat_check check (vat <> 'none' or (vat_bp = 0 and not vat_reclaimed)),
  constraint supplier_contracts_no_levy_check check (levy <> 'none' or levy_bp = 0),
  constraint supplier_contracts_free_check check ((free_every is null) = (free_most is null)),
  constraint supplier_contracts_ended_check check ((state = 'ended') = (ended_on is not null)),
  constraint supplier_contracts_ended_on_check check (ended_on between valid_from - 1 and valid_to)
);
create unique index supplier_contracts_name on supplier_contracts (supplier_id, lower(name));

create table supplier_services (
  id integer generated always as identity primary key,
  supplier_id integer not null references suppliers,
  kind text not null constraint supplier_services_kind_check
    check (kind in ('stay', 'transport', 'guide', 'activity', 'meal', 'flight', 'other')),
  name text not null constraint supplier_services_name_check check (name <> '' and length(name) <= 120),
  basis text not null constraint supplier_services_basis_check
    check (basis in ('person-night', 'room-night', 'person', 'vehicle-day', 'group', 'km', 'item')),
  board text constraint supplier_services_board_check check (board in ('RO', 'BB', 'HB', 'FB', 'GP')),
  beds integer constraint supplier_services_beds_check check (beds between 1 and 12),
  most_guests integer constraint supplier_services_most_guests_check check (most_guests between 1 and 16),
  seats integer constraint supplier_services_seats_check check (seats between 1 and 99),
  minimum_age integer not null default 0 constraint supplier_services_minimum_age_check check (minimum_age between 0 and 99),
  archived_at timestamptz,
  version integer not null default 1,
  constraint supplier_services_stay_check check (
    case when kind = 'stay' then board is not null and beds is not null and most_guests >= beds and basis in ('person-night', 'room-night')
      else board is null and beds is null and most_guests is null and basis not in ('person-night', 'room-night') end),
  constraint supplier_services_vehicle_check check ((basis = 'vehicle-day') = (seats is not null))
);
create unique index supplier_services_name on supplier_services (supplier_id, lower(name), coalesce(board, '')) where archived_at is null;

-- Weekdays, 1 for Monday to 7 for Sunday, in a form of which PostgreSQL knows whether two overlap.
create function weekday_ranges(weekdays smallint[]) returns int4multirange language sql immutable parallel safe strict
  return (select range_agg(int4range(day, day, '[]')) from unnest(weekdays) as day);

-- What one unit of a service costs on a run of days, both ends inside. Rates of a draft contract are not live. A live one never
-- changes: it is ended, and a row that names it in `supersedes` follows it.
create table supplier_rates (
  id bigint generated always as identity primary key,
  service_id integer not null references supplier_services,
  contract_id integer not null references supplier_contracts,
  from_on date not null,
  to_on date not null,
  weekdays smallint[] not null constraint supplier_rates_weekdays_check check (cardinality(weekdays) > 0 and weekdays <@ '{1,2,3,4,5,6,7}'),
  residency text constraint supplier_rates_residency_check check (residency in ('foreign', 'resident', 'african', 'eac')),
  party_from integer not null default 1 constraint supplier_rates_party_from_check check (party_from between 1 and 60),
  party_to integer constraint supplier_rates_party_to_check check (party_to between party_from and 60),
  nights_from integer not null default 1 constraint supplier_rates_nights_from_check check (nights_from between 1 and 60),
  nights_to integer constraint supplier_rates_nights_to_check check (nights_to between nights_from and 60),
  amount_minor bigint not null constraint supplier_rates_amount_check check (amount_minor between 1 and 100000000),
  single_minor bigint constraint supplier_rates_single_check check (single_minor between 1 and 100000000),
  third_minor bigint constraint supplier_rates_third_check check (third_minor between 1 and 100000000),
  rack_minor bigint constraint supplier_rates_rack_check check (rack_minor between 1 and 100000000),
  -- What children pay where the contract's rule does not hold; null where it does.
  children jsonb,
  live boolean not null,
  supersedes bigint references supplier_rates,
  created_at timestamptz not null,
  created_by text not null constraint supplier_rates_created_by_check check (created_by <> ''),
  ended_at timestamptz,
  constraint supplier_rates_days_check check (from_on <= to_on),
  constraint supplier_rates_ended_check check (not live or ended_at is null),
  constraint supplier_rates_never_two exclude using gist (
    service_id with =, coalesce(residency, '') with =, weekday_ranges(weekdays) with &&, daterange(from_on, to_on, '[]') with &&,
    int4range(party_from, party_to, '[]') with &&, int4range(nights_from, nights_to, '[]') with &&) where (live)
);
create index supplier_rates_by_contract on supplier_rates (contract_id, service_id, from_on) where ended_at is null;
create index supplier_rates_by_service on supplier_rates (service_id, from_on) where ended_at is null;

-- What comes on top on some days: a Christmas dinner, a gala evening. Of every stay of the contract where no service is named.
create table supplier_supplements (
  id bigint generated always as identity primary key,
  contract_id integer not null references supplier_contracts,
  service_id integer references supplier_services,
  label text not null constraint supplier_supplements_label_check check (label <> '' and length(label) <= 120),
  from_on date not null,
  to_on date not null,
  weekdays smallint[] not null
    constraint supplier_supplements_weekdays_check check (cardinality(weekdays) > 0 and weekdays <@ '{1,2,3,4,5,6,7}'),
  per text not null constraint supplier_supplements_per_check check (per in ('person-night', 'room-night', 'stay', 'person')),
  amount_minor bigint not null constraint supplier_supplements_amount_check check (amount_minor between 1 and 100000000),
  children jsonb,
  compulsory boolean not null,
  live boolean not null,
  supersedes bigint references supplier_supplements,
  created_at timestamptz not null,
  created_by text not null constraint supplier_supplements_created_by_check check (created_by <> ''),
  ended_at timestamptz,
  constraint supplier_supplements_days_check check (from_on <= to_on),
  constraint supplier_supplements_ended_check check (not live or ended_at is null)
);
create index supplier_supplements_by_contract on supplier_supplements (contract_id, from_on) where ended_at is null;

-- Days on which a service is not sold.
create table supplier_closures (
  id integer generated always as identity primary key,
  service_id integer not null references supplier_services,
  from_on date not null,
  to_on date not null,
  reason text not null constraint supplier_closures_reason_check check (reason <> '' and length(reason) <= 200),
  constraint supplier_closures_days_check check (from_on <= to_on),
  constraint supplier_closures_never_two exclude using gist (service_id with =, daterange(from_on, to_on, '[]') with &&)
);

-- Units of a currency for one US dollar. The newest day counts, of one day what was entered last.
create table fx_rates (
  id integer generated always as identity primary key,
  currency text not null constraint fx_rates_currency_check check (currency in ('EUR', 'RWF', 'UGX', 'KES', 'TZS')),
  as_of date not null,
  units_per_usd numeric(18, 6) not null constraint fx_rates_units_check check (units_per_usd > 0),
  source text not null constraint fx_rates_source_check check (source <> '' and length(source) <= 200),
  entered_at timestamptz not null,
  entered_by text not null constraint fx_rates_entered_by_check check (entered_by <> '')
);
create index fx_rates_newest on fx_rates (currency, as_of desc, entered_at desc);
create trigger fx_rates_are_only_added before update or delete on fx_rates
  execute function refuse_change_of_ledger();

-- A contract that was ever active keeps its terms: only its state moves on.
create function keep_contract_terms() returns trigger language plpgsql as $$
begin
  if old.state = 'draft' then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE' and old.state = 'active' and new.state in ('active', 'ended')
    and to_jsonb(new) - '{state,ended_on,version}'::text[] = to_jsonb(old) - '{state,ended_on,version}'::text[] then
    return new;
  end if;
  raise exception 'Contract % was active and keeps its terms', old.id using errcode = 'restrict_violation';
end
$$;
create trigger contract_terms_are_kept before update or delete on supplier_contracts
  for each row execute function keep_contract_terms();

-- A rate or supplement of such a contract is never deleted; it is ended, once, and nothing else of it changes.
create function keep_supplier_rates() returns trigger language plpgsql as $$
begin
  if (select state from supplier_contracts where id = old.contract_id) = 'draft' then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE' and old.live and not new.live and new.ended_at is not null
    and to_jsonb(new) - '{live,ended_at}'::text[] = to_jsonb(old) - '{live,ended_at}'::text[] then
    return new;
  end if;
  raise exception 'Row % of % belongs to a contract that was active, and never changes', old.id, tg_table_name
    using errcode = 'restrict_violation';
end
$$;
create trigger rates_never_change before update or delete on supplier_rates for each row execute function keep_supplier_rates();
create trigger supplements_never_change before update or delete on supplier_supplements
  for each row execute function keep_supplier_rates();
