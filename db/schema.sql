-- Made by npm run schema from the migrations. To be read, never to be run or changed by hand.

create table admin_profiles (
  uid text not null,
  last_login timestamp with time zone not null,
  constraint admin_profiles_pkey PRIMARY KEY (uid)
);

create table alerts (
  id bigint generated always as identity not null,
  occasion text not null,
  booking_id uuid,
  text text not null,
  at timestamp with time zone not null,
  done_at timestamp with time zone,
  done_by text,
  costs_text text not null default ''::text,
  constraint alerts_pkey PRIMARY KEY (id),
  constraint alerts_occasion_key UNIQUE (occasion),
  constraint whoever_is_done_is_named CHECK (((done_at IS NULL) = (done_by IS NULL))),
  constraint alerts_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id)
);
CREATE INDEX alerts_open ON public.alerts USING btree (at) WHERE (done_at IS NULL);

create table assignments (
  id bigint generated always as identity not null,
  guide_id bigint,
  car_id bigint,
  role text,
  departure_id bigint,
  booking_id uuid,
  absence text,
  during tsrange not null,
  run_days daterange,
  state text not null,
  answer_by timestamp with time zone,
  accepted_by text,
  accepted_reason text not null default ''::text,
  note text not null default ''::text,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  created_by text not null,
  ended_at timestamp with time zone,
  notified_state text,
  notified_during tsrange,
  first_opened_at timestamp with time zone,
  last_opened_at timestamp with time zone,
  constraint assignments_pkey PRIMARY KEY (id),
  constraint assignments_absence_check CHECK ((absence = ANY (ARRAY['leave'::text, 'sick'::text, 'training'::text, 'workshop'::text, 'inspection'::text, 'other'::text]))),
  constraint assignments_answer_check CHECK (((state = 'requested'::text) OR (answer_by IS NULL))),
  constraint assignments_during_check CHECK (((NOT isempty(during)) AND (lower(during) IS NOT NULL) AND (upper(during) IS NOT NULL) AND lower_inc(during) AND (NOT upper_inc(during)))),
  constraint assignments_ended_check CHECK (((ended_at IS NOT NULL) = (state = ANY (ARRAY['declined'::text, 'released'::text])))),
  constraint assignments_member_check CHECK ((num_nonnulls(guide_id, car_id) = 1)),
  constraint assignments_note_check CHECK ((length(note) <= 400)),
  constraint assignments_role_check CHECK ((role = ANY (ARRAY['guide'::text, 'driver'::text, 'driver-guide'::text]))),
  constraint assignments_role_of_guides CHECK (
CASE
    WHEN ((absence IS NOT NULL) OR (car_id IS NOT NULL)) THEN (role IS NULL)
    ELSE (role IS NOT NULL)
END),
  constraint assignments_run_days_check CHECK (((run_days IS NULL) = (absence IS NOT NULL))),
  constraint assignments_state_check CHECK ((state = ANY (ARRAY['pencilled'::text, 'requested'::text, 'confirmed'::text, 'declined'::text, 'released'::text]))),
  constraint assignments_subject_check CHECK ((num_nonnulls(departure_id, booking_id, absence) = 1)),
  constraint assignments_car_never_two EXCLUDE USING gist (car_id WITH =, during WITH &&) WHERE (((car_id IS NOT NULL) AND (accepted_by IS NULL) AND (state = ANY (ARRAY['pencilled'::text, 'requested'::text, 'confirmed'::text])))),
  constraint assignments_guide_never_two EXCLUDE USING gist (guide_id WITH =, during WITH &&) WHERE (((guide_id IS NOT NULL) AND (accepted_by IS NULL) AND (state = ANY (ARRAY['pencilled'::text, 'requested'::text, 'confirmed'::text])))),
  constraint assignments_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  constraint assignments_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id),
  constraint assignments_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departures(id),
  constraint assignments_guide_id_fkey FOREIGN KEY (guide_id) REFERENCES guides(id)
);
CREATE INDEX assignments_accepted ON public.assignments USING btree (departure_id) WHERE (accepted_by IS NOT NULL);
CREATE INDEX assignments_by_booking ON public.assignments USING btree (booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX assignments_by_departure ON public.assignments USING btree (departure_id) WHERE (departure_id IS NOT NULL);
CREATE INDEX assignments_during ON public.assignments USING gist (during) WHERE (state = ANY (ARRAY['pencilled'::text, 'requested'::text, 'confirmed'::text]));
CREATE INDEX assignments_of_cars ON public.assignments USING gist (car_id, during) WHERE (state = ANY (ARRAY['pencilled'::text, 'requested'::text, 'confirmed'::text]));
CREATE INDEX assignments_of_guides ON public.assignments USING gist (guide_id, during) WHERE (state = ANY (ARRAY['pencilled'::text, 'requested'::text, 'confirmed'::text]));
CREATE INDEX assignments_to_answer ON public.assignments USING btree (answer_by) WHERE (state = 'requested'::text);

create table audit_log (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  actor_id text,
  actor text not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  subject text not null,
  facts jsonb not null default '{}'::jsonb,
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_action_check CHECK ((action <> ''::text)),
  constraint audit_log_actor_check CHECK ((actor <> ''::text))
);
CREATE INDEX audit_log_by_actor ON public.audit_log USING btree (actor_id, id);
CREATE INDEX audit_log_by_instant ON public.audit_log USING btree (at);
CREATE INDEX audit_log_by_subject ON public.audit_log USING btree (subject_kind, subject_id, id);

create table authorities (
  id text not null,
  name text not null,
  country_id text not null,
  supplier_id integer,
  time_zone text not null,
  closes_at time without time zone not null default '17:00:00'::time without time zone,
  works_on smallint[] not null default '{1,2,3,4,5}'::smallint[],
  licence text not null default ''::text,
  licence_until date,
  number_pattern text not null default ''::text,
  version integer not null default 1,
  constraint authorities_pkey PRIMARY KEY (id),
  constraint authorities_id_check CHECK ((id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint authorities_name_check CHECK (((name <> ''::text) AND (length(name) <= 120))),
  constraint authorities_works_on_check CHECK (((works_on <@ '{1,2,3,4,5,6,7}'::smallint[]) AND (cardinality(works_on) > 0))),
  constraint authorities_country_id_fkey FOREIGN KEY (country_id) REFERENCES countries(id),
  constraint authorities_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX authorities_name ON public.authorities USING btree (lower(name));

create table authority_classes (
  authority_id text not null,
  class text not null,
  evidence text not null,
  constraint authority_classes_pkey PRIMARY KEY (authority_id, class),
  constraint authority_classes_class_check CHECK ((class = ANY (ARRAY['foreign'::text, 'resident'::text, 'african'::text, 'eac'::text]))),
  constraint authority_classes_evidence_check CHECK (((evidence <> ''::text) AND (length(evidence) <= 300))),
  constraint authority_classes_authority_id_fkey FOREIGN KEY (authority_id) REFERENCES authorities(id) ON DELETE CASCADE
);

create table authority_credits (
  id bigint generated always as identity not null,
  authority_id text not null,
  amount_minor bigint not null,
  receipt text not null,
  reason text not null,
  at timestamp with time zone not null,
  by text not null,
  constraint authority_credits_pkey PRIMARY KEY (id),
  constraint authority_credits_amount_check CHECK ((amount_minor <> 0)),
  constraint authority_credits_reason_check CHECK ((length(reason) <= 400)),
  constraint authority_credits_receipt_check CHECK (((length(receipt) >= 1) AND (length(receipt) <= 120))),
  constraint authority_credits_authority_id_fkey FOREIGN KEY (authority_id) REFERENCES authorities(id)
);
CREATE INDEX authority_credits_of ON public.authority_credits USING btree (authority_id, id);

create table authority_fees (
  fee_id text not null,
  authority_id text not null,
  constraint authority_fees_pkey PRIMARY KEY (fee_id),
  constraint authority_fees_authority_id_fkey FOREIGN KEY (authority_id) REFERENCES authorities(id),
  constraint authority_fees_fee_id_fkey FOREIGN KEY (fee_id) REFERENCES visitor_fees(id) ON DELETE CASCADE
);
CREATE INDEX authority_fees_by_authority ON public.authority_fees USING btree (authority_id);

create table authority_terms (
  id integer generated always as identity not null,
  fee_id text not null,
  from_day date not null,
  to_day date,
  terms jsonb not null,
  source text not null,
  source_url text not null default ''::text,
  published_on date,
  checked_on date,
  checked_by text,
  confidence text not null,
  version integer not null default 1,
  constraint authority_terms_pkey PRIMARY KEY (id),
  constraint authority_terms_checked_check CHECK (((checked_on IS NULL) = (checked_by IS NULL))),
  constraint authority_terms_confidence_check CHECK ((confidence = ANY (ARRAY['high'::text, 'medium'::text, 'low'::text]))),
  constraint authority_terms_days_check CHECK (((to_day IS NULL) OR (from_day <= to_day))),
  constraint authority_terms_source_check CHECK (((source <> ''::text) AND (length(source) <= 300))),
  constraint authority_terms_never_two EXCLUDE USING gist (fee_id WITH =, daterange(from_day, to_day, '[]'::text) WITH &&),
  constraint authority_terms_fee_id_fkey FOREIGN KEY (fee_id) REFERENCES authority_fees(fee_id) ON DELETE CASCADE
);

create table autosaves (
  staff_id text not null,
  place text not null,
  typed jsonb not null,
  kept_at timestamp with time zone not null,
  constraint autosaves_pkey PRIMARY KEY (staff_id, place),
  constraint autosaves_place_check CHECK (((length(place) >= 1) AND (length(place) <= 600))),
  constraint autosaves_typed_check CHECK ((jsonb_typeof(typed) = 'object'::text)),
  constraint autosaves_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);

create table banners (
  id text not null,
  title text not null,
  text text not null,
  tone text not null,
  link_label text,
  link_to text,
  parts text[] not null,
  first_on date,
  last_on date not null,
  constraint banners_pkey PRIMARY KEY (id),
  constraint a_link_has_its_words CHECK ((num_nulls(link_label, link_to) = ANY (ARRAY[0, 2]))),
  constraint banners_end_after_they_begin CHECK (((first_on IS NULL) OR (first_on <= last_on))),
  constraint banners_id_check CHECK ((id <> ''::text)),
  constraint banners_link_to_check CHECK ((link_to ~ '^(/([^/\\].*)?|https://.+)$'::text)),
  constraint banners_text_check CHECK (((length(text) >= 1) AND (length(text) <= 240))),
  constraint banners_title_check CHECK ((title <> ''::text)),
  constraint banners_tone_check CHECK ((tone = ANY (ARRAY['plain'::text, 'caution'::text])))
);

create table booking_drafts (
  id uuid not null default gen_random_uuid(),
  key_hash bytea not null,
  answers jsonb not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  booking_id uuid,
  first_source_kind text,
  first_source_name text,
  constraint booking_drafts_pkey PRIMARY KEY (id),
  constraint booking_drafts_key_hash_key UNIQUE (key_hash),
  constraint booking_drafts_first_source_check CHECK ((((first_source_kind IS NULL) = (first_source_name IS NULL)) AND (first_source_kind = ANY (ARRAY['campaign'::text, 'email'::text, 'search'::text, 'social'::text, 'site'::text, 'direct'::text])) AND (length(first_source_name) <= 100) AND (first_source_name ~ '^[a-z0-9._/-]*$'::text))),
  constraint booking_drafts_key_hash_check CHECK ((length(key_hash) = 32)),
  constraint booking_drafts_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id)
);

create table booking_events (
  id bigint generated always as identity not null,
  booking_id uuid not null,
  version integer not null,
  event text not null,
  from_state text,
  to_state text not null,
  actor text not null,
  text text not null default ''::text,
  at timestamp with time zone not null,
  departure_id bigint,
  said_by text,
  said_on date,
  constraint booking_events_pkey PRIMARY KEY (id),
  constraint what_was_said_is_a_note CHECK (((num_nulls(said_by, said_on) = ANY (ARRAY[0, 2])) AND ((said_by IS NULL) OR ((event = 'note'::text) AND (said_by = ANY (ARRAY['customer'::text, 'us'::text])))))),
  constraint booking_events_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint booking_events_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departures(id)
);
CREATE INDEX booking_events_by_booking ON public.booking_events USING btree (booking_id, id);
CREATE INDEX booking_events_of_departures ON public.booking_events USING btree (departure_id) WHERE (event = ANY (ARRAY['rebook'::text, 'call-off'::text]));
CREATE UNIQUE INDEX one_event_for_each_version ON public.booking_events USING btree (booking_id, version) WHERE (event <> 'note'::text);

create table booking_flights (
  id bigint generated always as identity not null,
  booking_id uuid not null,
  direction text not null,
  number text not null,
  airport text not null,
  day date not null,
  at time without time zone not null,
  positions integer[] not null default '{}'::integer[],
  note text,
  version integer not null default 1,
  entered_at timestamp with time zone not null,
  entered_by text not null,
  constraint booking_flights_pkey PRIMARY KEY (id),
  constraint booking_flights_once UNIQUE (booking_id, direction, number, day),
  constraint booking_flights_airport_check CHECK ((airport ~ '^[A-Z]{3}$'::text)),
  constraint booking_flights_at_check CHECK ((date_trunc('minute'::text, (at)::interval) = (at)::interval)),
  constraint booking_flights_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text, 'inside'::text]))),
  constraint booking_flights_entered_by_check CHECK ((entered_by <> ''::text)),
  constraint booking_flights_note_check CHECK (((note <> ''::text) AND (length(note) <= 200))),
  constraint booking_flights_number_check CHECK ((number ~ '^([A-Z][A-Z0-9]|[0-9][A-Z]|[A-Z]{3}) [1-9][0-9]{0,3}[A-Z]?$'::text)),
  constraint booking_flights_positions_check CHECK (((array_position(positions, NULL::integer) IS NULL) AND (1 <= ALL (positions)))),
  constraint booking_flights_version_check CHECK ((version >= 1)),
  constraint booking_flights_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE
);
CREATE INDEX booking_flights_by_day ON public.booking_flights USING btree (day);

create table booking_holders (
  booking_id uuid not null,
  email_key text not null,
  phone_key text,
  address_key text,
  by_staff boolean not null,
  since timestamp with time zone not null,
  constraint booking_holders_pkey PRIMARY KEY (booking_id),
  constraint booking_holders_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE
);
CREATE INDEX booking_holders_by_address ON public.booking_holders USING btree (address_key);
CREATE INDEX booking_holders_by_age ON public.booking_holders USING btree (since);
CREATE INDEX booking_holders_by_email ON public.booking_holders USING btree (email_key);
CREATE INDEX booking_holders_by_phone ON public.booking_holders USING btree (phone_key);

create table booking_lines (
  booking_id uuid not null,
  position integer not null,
  kind text not null,
  label text not null,
  reason text not null,
  quantity integer not null,
  unit_minor bigint not null,
  amount_minor bigint not null,
  refundable boolean not null,
  vat_minor bigint not null,
  ladder text not null,
  policy jsonb not null,
  child_fee jsonb,
  adjustment jsonb,
  text jsonb,
  constraint booking_lines_pkey PRIMARY KEY (booking_id, "position"),
  constraint a_discount_is_below_nothing CHECK (((kind <> 'discount'::text) OR (amount_minor <= 0))),
  constraint an_adjustment_has_a_reason CHECK (((adjustment IS NULL) OR ((adjustment ->> 'change'::text) = 'whole'::text) OR (reason <> ''::text))),
  constraint an_adjustment_is_of_its_kind CHECK (
CASE (adjustment ->> 'change'::text)
    WHEN 'discount'::text THEN ((kind = 'discount'::text) AND (amount_minor < 0))
    WHEN 'added'::text THEN (kind = ANY (ARRAY['room'::text, 'vehicle'::text, 'extra'::text, 'permit'::text, 'park-fee'::text, 'flight'::text]))
    WHEN 'changed'::text THEN (kind = ANY (ARRAY['base'::text, 'single'::text, 'room'::text, 'vehicle'::text, 'extra'::text]))
    WHEN 'whole'::text THEN (kind = 'base'::text)
    ELSE true
END),
  constraint an_adjustment_says_what_it_is CHECK (((adjustment IS NULL) OR (COALESCE((adjustment ->> 'change'::text), ''::text) = ANY (ARRAY['discount'::text, 'added'::text, 'changed'::text, 'whole'::text])))),
  constraint booking_lines_kind_check CHECK ((kind = ANY (ARRAY['base'::text, 'single'::text, 'room'::text, 'vehicle'::text, 'extra'::text, 'permit'::text, 'park-fee'::text, 'flight'::text, 'discount'::text, 'tax'::text, 'cancellation-fee'::text]))),
  constraint booking_lines_ladder_check CHECK ((ladder = ANY (ARRAY['tours'::text, 'day-tours'::text, 'stays'::text, 'cars'::text]))),
  constraint booking_lines_position_check CHECK (("position" > 0)),
  constraint booking_lines_quantity_check CHECK ((quantity > 0)),
  constraint only_a_discount_is_below_nothing CHECK (((amount_minor >= 0) OR (kind = 'discount'::text))),
  constraint booking_lines_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE
);
CREATE INDEX booking_lines_with_child_fee ON public.booking_lines USING btree (booking_id) WHERE (child_fee IS NOT NULL);

create table booking_parts (
  booking_id uuid not null,
  resource text not null,
  day date not null,
  quantity integer not null,
  label text not null,
  soft boolean not null,
  on_request boolean not null,
  answer text,
  answered_at timestamp with time zone,
  answered_by text,
  supplier text not null default ''::text,
  text jsonb,
  constraint booking_parts_pkey PRIMARY KEY (booking_id, resource, day),
  constraint booking_parts_answer_check CHECK ((answer = ANY (ARRAY['yes'::text, 'no'::text]))),
  constraint booking_parts_quantity_check CHECK ((quantity > 0)),
  constraint booking_parts_supplier_check CHECK ((length(supplier) <= 120)),
  constraint only_a_request_is_answered CHECK ((on_request OR (answer IS NULL))),
  constraint only_a_soft_part_is_on_request CHECK ((soft OR (NOT on_request))),
  constraint booking_parts_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE
);
CREATE INDEX booking_parts_unanswered ON public.booking_parts USING btree (booking_id) WHERE (on_request AND (answer IS NULL));

create table booking_purchases (
  id bigint generated always as identity not null,
  booking_id uuid not null,
  kind text not null,
  label text not null,
  fee_id text,
  day date not null,
  traveller_position integer,
  cost_minor bigint not null,
  status text not null default 'needed'::text,
  number text,
  settled boolean not null default false,
  changed_at timestamp with time zone not null,
  changed_by text not null,
  constraint booking_purchases_pkey PRIMARY KEY (id),
  constraint booking_purchases_cost_minor_check CHECK ((cost_minor >= 0)),
  constraint booking_purchases_kind_check CHECK ((kind = ANY (ARRAY['permit'::text, 'park-fee'::text, 'flight'::text]))),
  constraint booking_purchases_number_check CHECK ((number <> ''::text)),
  constraint booking_purchases_status_check CHECK ((status = ANY (ARRAY['needed'::text, 'requested'::text, 'bought'::text]))),
  constraint what_is_bought_has_a_number CHECK (((status <> 'bought'::text) OR (number IS NOT NULL))),
  constraint booking_purchases_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint booking_purchases_fee_id_fkey FOREIGN KEY (fee_id) REFERENCES visitor_fees(id)
);
CREATE INDEX booking_purchases_by_booking ON public.booking_purchases USING btree (booking_id, id);
CREATE INDEX booking_purchases_open ON public.booking_purchases USING btree (day, booking_id) WHERE (status <> 'bought'::text);

create table booking_travellers (
  booking_id uuid not null,
  position integer not null,
  first_names text,
  family_name text,
  born_on date,
  residency text not null,
  assumed_age integer not null,
  constraint booking_travellers_pkey PRIMARY KEY (booking_id, "position"),
  constraint booking_travellers_assumed_age_check CHECK (((assumed_age >= 0) AND (assumed_age <= 120))),
  constraint booking_travellers_position_check CHECK (("position" > 0)),
  constraint booking_travellers_residency_check CHECK ((residency = ANY (ARRAY['foreign'::text, 'resident'::text, 'african'::text, 'eac'::text]))),
  constraint booking_travellers_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE
);
CREATE INDEX booking_travellers_found ON public.booking_travellers USING gin ((((COALESCE(first_names, ''::text) || ' '::text) || COALESCE(family_name, ''::text))) gin_trgm_ops);

create table booking_without_flights (
  booking_id uuid not null,
  direction text not null,
  entered_at timestamp with time zone not null,
  entered_by text not null,
  constraint booking_without_flights_pkey PRIMARY KEY (booking_id, direction),
  constraint booking_without_flights_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
  constraint booking_without_flights_entered_by_check CHECK ((entered_by <> ''::text)),
  constraint booking_without_flights_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE
);

create table bookings (
  id uuid not null default gen_random_uuid(),
  reference text not null,
  key_version integer not null default 1,
  idempotency_key text not null,
  state text not null,
  version integer not null default 1,
  departure_id bigint,
  starts_on date not null,
  ends_on date not null,
  travellers_count integer not null,
  lead_name text not null,
  email text not null,
  phone text not null,
  payment_method text,
  message text not null default ''::text,
  currency text not null,
  total_minor bigint not null,
  deposit_minor bigint not null,
  balance_due_on date not null,
  rwf_per_unit numeric(12,4) not null,
  terms_version text not null,
  hold_ends_at timestamp with time zone,
  extensions integer not null default 0,
  created_at timestamp with time zone not null,
  kind text not null,
  ordered jsonb not null,
  title text not null,
  scene jsonb not null,
  fee_minor bigint not null default 0,
  statement jsonb,
  answer_by timestamp with time zone,
  free_cancel_until timestamp with time zone,
  card_grace boolean not null default false,
  paid_minor bigint not null default 0,
  traveller_names text not null default ''::text,
  owed_minor bigint generated always as (
CASE
    WHEN (state = ANY (ARRAY['enquiry'::text, 'quoted'::text, 'waitlisted'::text, 'rejected'::text, 'expired'::text])) THEN (0)::bigint
    WHEN (state = 'cancelled'::text) THEN fee_minor
    ELSE total_minor
END) stored not null,
  balance_minor bigint generated always as ((
CASE
    WHEN (state = ANY (ARRAY['enquiry'::text, 'quoted'::text, 'waitlisted'::text, 'rejected'::text, 'expired'::text])) THEN (0)::bigint
    WHEN (state = 'cancelled'::text) THEN fee_minor
    ELSE total_minor
END - paid_minor)) stored not null,
  overdue_from date generated always as (
CASE
    WHEN ((state = 'cancelled'::text) AND (fee_minor > paid_minor)) THEN '-infinity'::date
    WHEN ((state = ANY (ARRAY['pending'::text, 'confirmed'::text, 'in-progress'::text, 'completed'::text, 'no-show'::text])) AND (total_minor > paid_minor)) THEN balance_due_on
    ELSE NULL::date
END) stored,
  lead_folded text generated always as (folded(lead_name)) stored not null,
  found_by text generated always as (folded((((((((((((' '::text || reference) || ' '::text) || replace(reference, '-'::text, ''::text)) || ' '::text) || lead_name) || ' '::text) || email) || ' '::text) || regexp_replace(phone, '\D'::text, ''::text, 'g'::text)) || ' '::text) || traveller_names))) stored not null,
  sample boolean not null default false,
  full_hold_ends_at timestamp with time zone,
  channel text,
  source text,
  language text not null default 'en'::text,
  terms_language text not null default 'en'::text,
  terms_revision integer,
  first_source_kind text,
  first_source_name text,
  last_source_kind text,
  last_source_name text,
  billing_name text not null default ''::text,
  billing_address text not null default ''::text,
  billing_tax_number text not null default ''::text,
  constraint bookings_pkey PRIMARY KEY (id),
  constraint bookings_idempotency_key_key UNIQUE (idempotency_key),
  constraint bookings_reference_key UNIQUE (reference),
  constraint a_request_a_hold_or_a_quote_ends CHECK (((state = ANY (ARRAY['requested'::text, 'on-hold'::text, 'quoted'::text])) = (hold_ends_at IS NOT NULL))),
  constraint a_request_has_an_answer_day CHECK (((state <> ALL (ARRAY['requested'::text, 'pending'::text])) OR (answer_by IS NOT NULL))),
  constraint a_translation_agreed_to_has_a_revision CHECK (((terms_language = 'en'::text) = (terms_revision IS NULL))),
  constraint bookings_are_in_dollars CHECK ((currency = 'USD'::text)),
  constraint bookings_billing_address_check CHECK ((length(billing_address) <= 500)),
  constraint bookings_billing_name_check CHECK ((length(billing_name) <= 160)),
  constraint bookings_billing_tax_number_check CHECK ((length(billing_tax_number) <= 40)),
  constraint bookings_channel_check CHECK ((channel = ANY (ARRAY['website'::text, 'enquiry'::text, 'phone'::text, 'whatsapp'::text, 'email'::text, 'walk-in'::text, 'partner'::text]))),
  constraint bookings_check1 CHECK (((deposit_minor >= 0) AND (deposit_minor <= total_minor))),
  constraint bookings_check2 CHECK (((fee_minor >= 0) AND (fee_minor <= total_minor))),
  constraint bookings_first_source_check CHECK ((((first_source_kind IS NULL) = (first_source_name IS NULL)) AND (first_source_kind = ANY (ARRAY['campaign'::text, 'email'::text, 'search'::text, 'social'::text, 'site'::text, 'direct'::text])) AND (length(first_source_name) <= 100) AND (first_source_name ~ '^[a-z0-9._/-]*$'::text))),
  constraint bookings_kind_check CHECK ((kind = ANY (ARRAY['departure'::text, 'journey'::text, 'pilgrims'::text, 'stay'::text, 'hire'::text, 'tailored'::text]))),
  constraint bookings_language_check CHECK ((language ~ '^[a-z]{2,3}$'::text)),
  constraint bookings_last_source_check CHECK ((((last_source_kind IS NULL) = (last_source_name IS NULL)) AND (last_source_kind = ANY (ARRAY['campaign'::text, 'email'::text, 'search'::text, 'social'::text, 'site'::text, 'direct'::text])) AND (length(last_source_name) <= 100) AND (last_source_name ~ '^[a-z0-9._/-]*$'::text))),
  constraint bookings_payment_method_check CHECK ((payment_method = ANY (ARRAY['bank-transfer'::text, 'mobile-money'::text, 'card'::text, 'cash'::text, 'vehicle-deposit'::text]))),
  constraint bookings_reference_check CHECK ((reference ~ '^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$'::text)),
  constraint bookings_rwf_per_unit_check CHECK ((rwf_per_unit > (0)::numeric)),
  constraint bookings_source_check CHECK ((source = ANY (ARRAY['search'::text, 'social-media'::text, 'review-site'::text, 'recommendation'::text, 'returning'::text, 'partner'::text, 'parish'::text, 'press'::text, 'fair'::text, 'advertisement'::text, 'other'::text]))),
  constraint bookings_state_check CHECK ((state = ANY (ARRAY['enquiry'::text, 'quoted'::text, 'waitlisted'::text, 'requested'::text, 'on-hold'::text, 'pending'::text, 'confirmed'::text, 'in-progress'::text, 'completed'::text, 'no-show'::text, 'expired'::text, 'rejected'::text, 'cancelled'::text]))),
  constraint bookings_total_minor_check CHECK ((total_minor >= 0)),
  constraint bookings_travellers_count_check CHECK (((travellers_count >= 1) AND (travellers_count <= 60))),
  constraint only_a_departure_has_a_departure CHECK (((kind = 'departure'::text) = (departure_id IS NOT NULL))),
  constraint only_the_cancelled_owe_a_fee CHECK (((fee_minor = 0) OR (state = 'cancelled'::text))),
  constraint the_order_is_of_its_kind CHECK (((ordered ->> 'kind'::text) = kind)),
  constraint bookings_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departures(id),
  constraint bookings_terms_fkey FOREIGN KEY (terms_version, terms_language, terms_revision) REFERENCES terms_translations(version, language, revision)
);
CREATE INDEX bookings_by_balance ON public.bookings USING btree (balance_minor DESC, id DESC);
CREATE INDEX bookings_by_departure ON public.bookings USING btree (departure_id, state);
CREATE INDEX bookings_by_end ON public.bookings USING btree (ends_on, id) INCLUDE (state, travellers_count);
CREATE INDEX bookings_by_name ON public.bookings USING btree (lead_folded, id);
CREATE INDEX bookings_by_start ON public.bookings USING btree (starts_on, id) INCLUDE (state, travellers_count);
CREATE INDEX bookings_by_state ON public.bookings USING btree (state, hold_ends_at);
CREATE INDEX bookings_found ON public.bookings USING gin (reference gin_trgm_ops, lead_name gin_trgm_ops, email gin_trgm_ops, title gin_trgm_ops);
CREATE INDEX bookings_found_by ON public.bookings USING gin (found_by gin_trgm_ops);
CREATE INDEX bookings_found_by_billing_name ON public.bookings USING gin (folded((' '::text || billing_name)) gin_trgm_ops) WHERE (billing_name <> ''::text);
CREATE INDEX bookings_newest_first ON public.bookings USING btree (created_at DESC, id DESC);
CREATE INDEX bookings_of_channel_newest_first ON public.bookings USING btree (channel, created_at DESC, id DESC) WHERE (channel IS NOT NULL);
CREATE INDEX bookings_of_customer ON public.bookings USING btree (lower(email), created_at DESC, id DESC);
CREATE INDEX bookings_of_kind_newest_first ON public.bookings USING btree (kind, created_at DESC, id DESC);
CREATE INDEX bookings_of_package_newest_first ON public.bookings USING btree (((ordered ->> 'package'::text)), created_at DESC, id DESC);
CREATE INDEX bookings_of_source_newest_first ON public.bookings USING btree (source, created_at DESC, id DESC) WHERE (source IS NOT NULL);
CREATE INDEX bookings_of_state_by_balance ON public.bookings USING btree (state, balance_minor DESC, id DESC);
CREATE INDEX bookings_of_state_by_name ON public.bookings USING btree (state, lead_folded, id);
CREATE INDEX bookings_of_state_by_start ON public.bookings USING btree (state, starts_on, id);
CREATE INDEX bookings_of_state_newest_first ON public.bookings USING btree (state, created_at DESC, id DESC);
CREATE INDEX bookings_overdue ON public.bookings USING btree (overdue_from, id) WHERE (overdue_from IS NOT NULL);
CREATE INDEX bookings_part_paid ON public.bookings USING btree (created_at DESC, id DESC) WHERE ((paid_minor > 0) AND (balance_minor > 0));
CREATE INDEX bookings_that_are_samples ON public.bookings USING btree (id) WHERE sample;
CREATE INDEX bookings_to_give_back ON public.bookings USING btree (created_at DESC, id DESC) WHERE (balance_minor < 0);
CREATE INDEX bookings_unpaid ON public.bookings USING btree (created_at DESC, id DESC) WHERE ((owed_minor > 0) AND (paid_minor <= 0));
CREATE INDEX bookings_without_deposit ON public.bookings USING btree (created_at DESC, id DESC) WHERE ((state = ANY (ARRAY['on-hold'::text, 'pending'::text, 'confirmed'::text, 'in-progress'::text])) AND (paid_minor < deposit_minor));

create table canned_replies (
  id uuid not null,
  title text not null,
  body text not null,
  version integer not null default 1,
  updated_at timestamp with time zone not null,
  updated_by text not null,
  constraint canned_replies_pkey PRIMARY KEY (id),
  constraint canned_replies_body_check CHECK (((length(body) >= 1) AND (length(body) <= 4000))),
  constraint canned_replies_title_check CHECK ((((length(title) >= 1) AND (length(title) <= 80)) AND (title !~ '[[:cntrl:]]'::text))),
  constraint canned_replies_updated_by_check CHECK ((updated_by <> ''::text)),
  constraint canned_replies_version_check CHECK ((version > 0))
);
CREATE UNIQUE INDEX canned_replies_by_title ON public.canned_replies USING btree (lower(title));

create table cars (
  id bigint generated always as identity not null,
  name text not null,
  vehicle_class_id text,
  seats integer not null,
  inspection_until date,
  note text not null default ''::text,
  active boolean not null default true,
  version integer not null default 1,
  plate text not null default ''::text,
  insured_until date,
  yellow_card_until date,
  yellow_card_countries text[] not null default '{}'::text[],
  licence_class text not null default ''::text,
  base_place_id text,
  ownership text not null default 'own'::text,
  supplier_id integer,
  for_hire boolean not null default false,
  sample boolean not null default false,
  constraint cars_pkey PRIMARY KEY (id),
  constraint cars_name_key UNIQUE (name),
  constraint cars_licence_class_check CHECK ((licence_class = ANY (ARRAY[''::text, 'B'::text, 'C'::text, 'D1'::text, 'D'::text, 'E'::text]))),
  constraint cars_name_check CHECK ((name <> ''::text)),
  constraint cars_ownership_check CHECK ((ownership = ANY (ARRAY['own'::text, 'hired'::text]))),
  constraint cars_plate_check CHECK ((length(plate) <= 20)),
  constraint cars_seats_check CHECK (((seats >= 1) AND (seats <= 99))),
  constraint cars_version_check CHECK ((version > 0)),
  constraint cars_base_place_id_fkey FOREIGN KEY (base_place_id) REFERENCES places(id),
  constraint cars_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id) ON DELETE SET NULL,
  constraint cars_vehicle_class_id_fkey FOREIGN KEY (vehicle_class_id) REFERENCES vehicle_classes(id)
);
CREATE INDEX cars_for_hire ON public.cars USING btree (vehicle_class_id) WHERE for_hire;
CREATE UNIQUE INDEX cars_plate ON public.cars USING btree (upper(plate)) WHERE (plate <> ''::text);

create table community_guides (
  id text not null,
  guide jsonb not null,
  constraint community_guides_pkey PRIMARY KEY (id),
  constraint community_guides_id_check CHECK ((id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
);

create table countries (
  id text not null,
  name text not null,
  iso2 text not null,
  capital text not null,
  advisory text,
  position integer not null,
  cover text,
  constraint countries_pkey PRIMARY KEY (id),
  constraint countries_iso2_key UNIQUE (iso2),
  constraint countries_iso2_check CHECK ((iso2 ~ '^[A-Z]{2}$'::text)),
  constraint countries_cover_fkey FOREIGN KEY (cover) REFERENCES pictures(id) ON DELETE SET NULL
);

create table country_guides (
  country_id text not null,
  guide jsonb not null,
  constraint country_guides_pkey PRIMARY KEY (country_id),
  constraint country_guides_country_id_fkey FOREIGN KEY (country_id) REFERENCES countries(id)
);

create table crew_requirements (
  id bigint generated always as identity not null,
  departure_id bigint,
  booking_id uuid,
  cars integer not null,
  driver_guides integer not null,
  guides integer not null,
  drivers integer not null,
  changed_by text not null,
  changed_at timestamp with time zone not null,
  constraint crew_requirements_pkey PRIMARY KEY (id),
  constraint crew_requirements_booking_id_key UNIQUE (booking_id),
  constraint crew_requirements_departure_id_key UNIQUE (departure_id),
  constraint crew_requirements_cars_check CHECK (((cars >= 0) AND (cars <= 99))),
  constraint crew_requirements_driver_guides_check CHECK (((driver_guides >= 0) AND (driver_guides <= 99))),
  constraint crew_requirements_drivers_check CHECK (((drivers >= 0) AND (drivers <= 99))),
  constraint crew_requirements_guides_check CHECK (((guides >= 0) AND (guides <= 99))),
  constraint crew_requirements_subject_check CHECK ((num_nonnulls(departure_id, booking_id) = 1)),
  constraint crew_requirements_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  constraint crew_requirements_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departures(id)
);

create table departure_crew (
  id bigint generated always as identity not null,
  departure_id bigint not null,
  guide_id bigint,
  car_id bigint,
  from_day date not null,
  to_day date not null,
  accepted_by text,
  constraint departure_crew_pkey PRIMARY KEY (id),
  constraint departure_crew_departure_id_car_id_key UNIQUE (departure_id, car_id),
  constraint departure_crew_departure_id_guide_id_key UNIQUE (departure_id, guide_id),
  constraint a_guide_or_a_car CHECK ((num_nonnulls(guide_id, car_id) = 1)),
  constraint departure_crew_check CHECK ((to_day >= from_day)),
  constraint departure_crew_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id),
  constraint departure_crew_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departures(id),
  constraint departure_crew_guide_id_fkey FOREIGN KEY (guide_id) REFERENCES guides(id)
);
CREATE INDEX departure_crew_accepted ON public.departure_crew USING btree (departure_id) WHERE (accepted_by IS NOT NULL);
CREATE INDEX departure_crew_of_cars ON public.departure_crew USING btree (car_id, from_day) WHERE (car_id IS NOT NULL);
CREATE INDEX departure_crew_of_guides ON public.departure_crew USING btree (guide_id, from_day) WHERE (guide_id IS NOT NULL);

create table departure_visits (
  departure_id bigint not null,
  fee_id text not null,
  package_day integer not null,
  day integer not null,
  constraint departure_visits_pkey PRIMARY KEY (departure_id, fee_id, package_day),
  constraint departure_visits_day_check CHECK ((day > 0)),
  constraint departure_visits_package_day_check CHECK ((package_day > 0)),
  constraint departure_visits_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departures(id),
  constraint departure_visits_fee_id_fkey FOREIGN KEY (fee_id) REFERENCES visitor_fees(id)
);

create table departures (
  id bigint generated always as identity not null,
  slug text not null,
  package_id bigint not null,
  starts_on date not null,
  ends_on date not null,
  minimum integer not null,
  comfort text not null,
  guaranteed boolean not null default false,
  cancelled_at timestamp with time zone,
  cancelled_reason text,
  version integer not null default 1,
  sale text not null default 'on-sale'::text,
  opens_at timestamp with time zone,
  opened_at timestamp with time zone default now(),
  note text not null default ''::text,
  trashed_at timestamp with time zone,
  cut_off_days integer,
  guarantee_withdrawn_at timestamp with time zone,
  constraint departures_pkey PRIMARY KEY (id),
  constraint a_cut_off_is_before_the_start CHECK (((cut_off_days >= 1) AND (cut_off_days <= 90))),
  constraint departures_check CHECK ((ends_on >= starts_on)),
  constraint departures_comfort_check CHECK ((comfort = ANY (ARRAY['simple'::text, 'lodge'::text, 'luxury'::text]))),
  constraint departures_minimum_check CHECK ((minimum > 0)),
  constraint departures_note_check CHECK ((length(note) <= 400)),
  constraint departures_sale_check CHECK ((sale = ANY (ARRAY['draft'::text, 'scheduled'::text, 'on-sale'::text, 'off-sale'::text]))),
  constraint departures_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint departures_version_check CHECK ((version > 0)),
  constraint scheduled_has_its_instant CHECK (((sale = 'scheduled'::text) = (opens_at IS NOT NULL))),
  constraint what_is_on_sale_was_opened CHECK (((sale <> ALL (ARRAY['on-sale'::text, 'off-sale'::text])) OR (opened_at IS NOT NULL))),
  constraint what_is_sold_is_not_trashed CHECK (((trashed_at IS NULL) OR (sale = ANY (ARRAY['draft'::text, 'off-sale'::text])))),
  constraint departures_package_id_fkey FOREIGN KEY (package_id) REFERENCES packages(id)
);
CREATE INDEX departures_by_day ON public.departures USING btree (starts_on, id);
CREATE INDEX departures_cancelled ON public.departures USING btree (starts_on, id) WHERE (cancelled_at IS NOT NULL);
CREATE INDEX departures_found ON public.departures USING gin (slug gin_trgm_ops);
CREATE INDEX departures_not_on_sale ON public.departures USING btree (sale, starts_on, id) WHERE (sale <> 'on-sale'::text);
CREATE INDEX departures_sold ON public.departures USING btree (starts_on, id) INCLUDE (slug, package_id) WHERE ((sale = 'on-sale'::text) AND (cancelled_at IS NULL) AND (trashed_at IS NULL));
CREATE INDEX departures_to_open ON public.departures USING btree (opens_at) WHERE (sale = 'scheduled'::text);
CREATE INDEX departures_trashed ON public.departures USING btree (starts_on, id) WHERE (trashed_at IS NOT NULL);
CREATE UNIQUE INDEX departures_by_slug ON public.departures USING btree (slug) WHERE (trashed_at IS NULL);
CREATE UNIQUE INDEX departures_one_a_day ON public.departures USING btree (package_id, starts_on) WHERE (trashed_at IS NULL);

create table detail_openings (
  id bigint generated always as identity not null,
  booking_id uuid not null,
  position integer not null,
  staff_id text not null,
  actor text not null,
  at timestamp with time zone not null,
  constraint detail_openings_pkey PRIMARY KEY (id),
  constraint detail_openings_actor_check CHECK ((actor <> ''::text)),
  constraint detail_openings_position_check CHECK (("position" > 0)),
  constraint detail_openings_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id)
);
CREATE INDEX detail_openings_by_booking ON public.detail_openings USING btree (booking_id, id);

create table discount_codes (
  code text not null,
  name text not null,
  percent integer,
  amount_minor bigint,
  currency text not null default 'USD'::text,
  from_day date not null,
  until_day date,
  most_uses integer,
  kinds text[] not null,
  active boolean not null default true,
  constraint discount_codes_pkey PRIMARY KEY (code),
  constraint a_share_or_an_amount CHECK ((num_nonnulls(percent, amount_minor) = 1)),
  constraint discount_codes_amount_minor_check CHECK ((amount_minor > 0)),
  constraint discount_codes_check CHECK ((until_day >= from_day)),
  constraint discount_codes_code_check CHECK (((code ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$'::text) AND ((length(code) >= 3) AND (length(code) <= 24)))),
  constraint discount_codes_currency_check CHECK ((currency = 'USD'::text)),
  constraint discount_codes_kinds_check CHECK (((kinds <@ ARRAY['departure'::text, 'journey'::text, 'pilgrims'::text, 'stay'::text, 'hire'::text]) AND (cardinality(kinds) > 0))),
  constraint discount_codes_most_uses_check CHECK ((most_uses > 0)),
  constraint discount_codes_name_check CHECK ((name <> ''::text)),
  constraint discount_codes_percent_check CHECK (((percent >= 1) AND (percent <= 100)))
);

create table discount_uses (
  booking_id uuid not null,
  code text not null,
  constraint discount_uses_pkey PRIMARY KEY (booking_id),
  constraint discount_uses_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) DEFERRABLE INITIALLY DEFERRED,
  constraint discount_uses_code_fkey FOREIGN KEY (code) REFERENCES discount_codes(code)
);
CREATE INDEX discount_uses_by_code ON public.discount_uses USING btree (code);

create table email_templates (
  id bigint generated always as identity not null,
  name text not null,
  occasion text not null,
  subject text not null,
  body text not null,
  version integer not null default 1,
  changed_at timestamp with time zone not null,
  changed_by text not null,
  deleted_at timestamp with time zone,
  constraint email_templates_pkey PRIMARY KEY (id),
  constraint email_templates_body_check CHECK (((body <> ''::text) AND (length(body) <= 8000))),
  constraint email_templates_name_check CHECK (((name <> ''::text) AND (length(name) <= 80))),
  constraint email_templates_occasion_check CHECK ((occasion = ANY (ARRAY['booking'::text, 'enquiry'::text, 'any'::text]))),
  constraint email_templates_subject_check CHECK (((subject <> ''::text) AND (length(subject) <= 200))),
  constraint email_templates_version_check CHECK ((version > 0))
);
CREATE UNIQUE INDEX email_templates_by_name ON public.email_templates USING btree (lower(name)) WHERE (deleted_at IS NULL);

create table email_text_translations (
  name text not null,
  language text not null,
  subject text,
  opening text,
  closing text,
  version integer not null default 1,
  changed_at timestamp with time zone not null,
  changed_by text not null,
  constraint email_text_translations_pkey PRIMARY KEY (name, language),
  constraint email_text_translations_closing_check CHECK (((closing <> ''::text) AND (length(closing) <= 4000))),
  constraint email_text_translations_language_check CHECK (((language ~ '^[a-z]{2,3}$'::text) AND (language <> 'en'::text))),
  constraint email_text_translations_name_check CHECK ((name ~ '^[a-z]+:[a-z-]+$'::text)),
  constraint email_text_translations_opening_check CHECK (((opening <> ''::text) AND (length(opening) <= 4000))),
  constraint email_text_translations_subject_check CHECK (((subject <> ''::text) AND (length(subject) <= 200))),
  constraint email_text_translations_version_check CHECK ((version > 0))
);

create table email_texts (
  name text not null,
  subject text,
  opening text,
  closing text,
  version integer not null default 1,
  changed_at timestamp with time zone not null,
  changed_by text not null,
  constraint email_texts_pkey PRIMARY KEY (name),
  constraint email_texts_closing_check CHECK (((closing <> ''::text) AND (length(closing) <= 4000))),
  constraint email_texts_name_check CHECK ((name ~ '^[a-z]+:[a-z-]+$'::text)),
  constraint email_texts_opening_check CHECK (((opening <> ''::text) AND (length(opening) <= 4000))),
  constraint email_texts_subject_check CHECK (((subject <> ''::text) AND (length(subject) <= 200))),
  constraint email_texts_version_check CHECK ((version > 0))
);

create table emails (
  id bigint generated always as identity not null,
  occasion text not null,
  booking_id uuid,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  message_id text not null,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  failed_at timestamp with time zone,
  failure text not null default ''::text,
  is_whole boolean not null default true,
  leave_url text,
  batch_id uuid,
  reply_to text,
  files text[] not null default '{}'::text[],
  language text,
  constraint emails_pkey PRIMARY KEY (id),
  constraint emails_message_id_key UNIQUE (message_id),
  constraint emails_occasion_key UNIQUE (occasion),
  constraint emails_failure_check CHECK ((length(failure) <= 500)),
  constraint emails_language_check CHECK ((language ~ '^[a-z]{2,3}$'::text)),
  constraint emails_leave_url_check CHECK ((leave_url ~ '^https?://[^[:space:]<>]+$'::text)),
  constraint emails_reply_to_check CHECK ((reply_to <> ''::text)),
  constraint emails_sent_or_failed CHECK (((sent_at IS NULL) OR (failed_at IS NULL))),
  constraint emails_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id)
);
CREATE INDEX emails_by_batch ON public.emails USING btree (batch_id, id) WHERE (batch_id IS NOT NULL);
CREATE INDEX emails_by_booking ON public.emails USING btree (booking_id);
CREATE INDEX emails_recipient_trgm ON public.emails USING gin (lower(recipient) gin_trgm_ops);
CREATE INDEX emails_subject_trgm ON public.emails USING gin (lower(subject) gin_trgm_ops);
CREATE INDEX emails_unsent ON public.emails USING btree (id) WHERE (sent_at IS NULL);

create table enquiries (
  id uuid not null,
  reference text not null,
  kind text not null,
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  details jsonb not null,
  state text not null,
  held_reason text,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  idempotency_key text not null,
  sample boolean not null default false,
  version integer not null default 1,
  waiting_since timestamp with time zone not null default date_trunc('milliseconds'::text, now()),
  assigned_to text,
  booking_id uuid,
  held_at timestamp with time zone,
  channel text default 'enquiry'::text,
  source text,
  language text not null default 'en'::text,
  lives_with_booking boolean not null default false,
  traffic_source_kind text,
  traffic_source_name text,
  constraint enquiries_pkey PRIMARY KEY (id),
  constraint enquiries_idempotency_key_key UNIQUE (idempotency_key),
  constraint enquiries_reference_key UNIQUE (reference),
  constraint a_finished_one_says_when CHECK (((state = ANY (ARRAY['answered'::text, 'closed'::text])) = (finished_at IS NOT NULL))),
  constraint a_held_one_says_why CHECK (((state <> 'held'::text) OR (held_reason IS NOT NULL))),
  constraint enquiries_channel_check CHECK ((channel = ANY (ARRAY['website'::text, 'enquiry'::text, 'phone'::text, 'whatsapp'::text, 'email'::text, 'walk-in'::text, 'partner'::text]))),
  constraint enquiries_check CHECK ((finished_at >= created_at)),
  constraint enquiries_details_check CHECK ((jsonb_typeof(details) = 'array'::text)),
  constraint enquiries_email_check CHECK ((((length(email) >= 3) AND (length(email) <= 254)) AND (email ~ '^[^[:space:][:cntrl:]]+@[^[:space:][:cntrl:]]+$'::text))),
  constraint enquiries_held_reason_check CHECK ((held_reason <> ''::text)),
  constraint enquiries_idempotency_key_check CHECK ((idempotency_key <> ''::text)),
  constraint enquiries_kind_check CHECK ((kind = ANY (ARRAY['contact'::text, 'tailor-made'::text, 'freight'::text, 'parish'::text, 'community'::text]))),
  constraint enquiries_language_check CHECK ((language ~ '^[a-z]{2,3}$'::text)),
  constraint enquiries_message_check CHECK ((length(message) <= 4000)),
  constraint enquiries_name_check CHECK ((((length(name) >= 1) AND (length(name) <= 120)) AND (name !~ '[[:cntrl:]]'::text))),
  constraint enquiries_phone_check CHECK (((length(phone) <= 30) AND (phone !~ '[[:cntrl:]]'::text))),
  constraint enquiries_reference_check CHECK ((reference ~ '^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$'::text)),
  constraint enquiries_source_check CHECK ((source = ANY (ARRAY['search'::text, 'social-media'::text, 'review-site'::text, 'recommendation'::text, 'returning'::text, 'partner'::text, 'parish'::text, 'press'::text, 'fair'::text, 'advertisement'::text, 'other'::text]))),
  constraint enquiries_state_check CHECK ((state = ANY (ARRAY['new'::text, 'held'::text, 'answered'::text, 'closed'::text]))),
  constraint enquiries_traffic_source_check CHECK ((((traffic_source_kind IS NULL) = (traffic_source_name IS NULL)) AND (traffic_source_kind = ANY (ARRAY['campaign'::text, 'email'::text, 'search'::text, 'social'::text, 'site'::text, 'direct'::text])) AND (length(traffic_source_name) <= 100) AND (traffic_source_name ~ '^[a-z0-9._/-]*$'::text))),
  constraint enquiries_version_check CHECK ((version > 0)),
  constraint enquiries_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES staff(id) ON DELETE SET NULL,
  constraint enquiries_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id)
);
CREATE INDEX enquiries_by_address ON public.enquiries USING btree (lower(email));
CREATE INDEX enquiries_by_state ON public.enquiries USING btree (state, created_at);
CREATE INDEX enquiries_found ON public.enquiries USING gin (reference gin_trgm_ops, name gin_trgm_ops, email gin_trgm_ops);
CREATE INDEX enquiries_newest_first ON public.enquiries USING btree (created_at DESC, id);
CREATE INDEX enquiries_of_booking ON public.enquiries USING btree (booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX enquiries_of_staff ON public.enquiries USING btree (assigned_to) WHERE (assigned_to IS NOT NULL);
CREATE INDEX enquiries_that_are_samples ON public.enquiries USING btree (id) WHERE sample;
CREATE INDEX enquiries_waiting ON public.enquiries USING btree (waiting_since, id) WHERE (state = 'new'::text);

create table enquiry_events (
  id bigint generated always as identity not null,
  enquiry_id uuid not null,
  version integer not null,
  at timestamp with time zone not null,
  actor text not null,
  event text not null,
  text text not null,
  constraint enquiry_events_pkey PRIMARY KEY (id),
  constraint enquiry_events_enquiry_id_version_key UNIQUE (enquiry_id, version),
  constraint enquiry_events_actor_check CHECK ((actor <> ''::text)),
  constraint enquiry_events_event_check CHECK ((event = ANY (ARRAY['answer'::text, 'told'::text, 'reply'::text, 'note'::text, 'assign'::text, 'close'::text, 'reopen'::text, 'spam'::text, 'not-spam'::text, 'link'::text, 'origin'::text]))),
  constraint enquiry_events_text_check CHECK ((length(text) <= 8000)),
  constraint enquiry_events_version_check CHECK ((version > 1)),
  constraint words_are_there CHECK (((event <> ALL (ARRAY['answer'::text, 'told'::text, 'reply'::text, 'note'::text])) OR (text <> ''::text))),
  constraint enquiry_events_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON DELETE CASCADE
);

create table entries (
  id bigint generated always as identity not null,
  kind text not null,
  live_id text,
  slug text not null,
  title text not null,
  content jsonb not null,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone not null,
  editor_id text,
  editor text not null,
  published_version integer,
  published_at timestamp with time zone,
  publish_at timestamp with time zone,
  publish_version integer,
  publish_by_id text,
  publish_by text,
  trashed_at timestamp with time zone,
  constraint entries_pkey PRIMARY KEY (id),
  constraint a_plan_says_what_when_and_who CHECK (((num_nulls(publish_at, publish_version, publish_by) = ANY (ARRAY[0, 3])) AND (publish_version <= version))),
  constraint entries_content_check CHECK ((jsonb_typeof(content) = 'object'::text)),
  constraint entries_editor_check CHECK ((editor <> ''::text)),
  constraint entries_kind_check CHECK ((kind <> ''::text)),
  constraint entries_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint entries_title_check CHECK ((title <> ''::text)),
  constraint entries_version_check CHECK ((version > 0)),
  constraint published_is_one_of_its_versions CHECK ((published_version <= version)),
  constraint published_says_when CHECK (((published_version IS NULL) = (published_at IS NULL))),
  constraint what_is_in_the_bin_is_not_public CHECK (((trashed_at IS NULL) OR ((published_version IS NULL) AND (publish_at IS NULL)))),
  constraint what_is_published_has_a_life CHECK (((published_version IS NULL) OR (live_id IS NOT NULL)))
);
CREATE INDEX entries_by_title ON public.entries USING gin (title gin_trgm_ops);
CREATE INDEX entries_last_edited_first ON public.entries USING btree (kind, edited_at DESC, id DESC);
CREATE INDEX entries_of_editor ON public.entries USING btree (editor_id, edited_at DESC) WHERE (trashed_at IS NULL);
CREATE INDEX entries_to_publish ON public.entries USING btree (publish_at) WHERE (publish_at IS NOT NULL);
CREATE UNIQUE INDEX entries_one_address ON public.entries USING btree (kind, slug) WHERE (trashed_at IS NULL);
CREATE UNIQUE INDEX entries_one_life ON public.entries USING btree (kind, live_id) WHERE (live_id IS NOT NULL);

create table entry_versions (
  entry_id bigint not null,
  version integer not null,
  event text not null,
  title text not null,
  content jsonb not null,
  at timestamp with time zone not null,
  actor_id text,
  actor text not null,
  constraint entry_versions_pkey PRIMARY KEY (entry_id, version),
  constraint entry_versions_actor_check CHECK ((actor <> ''::text)),
  constraint entry_versions_event_check CHECK ((event = ANY (ARRAY['begun'::text, 'kept'::text, 'saved'::text, 'put-back'::text]))),
  constraint entry_versions_version_check CHECK ((version > 0)),
  constraint entry_versions_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES entries(id)
);

create table experiences (
  id text not null,
  position integer not null,
  name text not null,
  place_id text not null,
  category text not null,
  minutes integer not null,
  group_max integer not null,
  minimum_age integer,
  fee_minor bigint not null,
  as_of integer not null,
  booking text not null,
  facts text[] not null,
  confidence text not null,
  constraint experiences_pkey PRIMARY KEY (id),
  constraint experiences_category_check CHECK ((category = ANY (ARRAY['homestay'::text, 'craft'::text, 'food-farm'::text, 'culture'::text, 'conservation'::text, 'lake'::text, 'trail'::text, 'education'::text]))),
  constraint experiences_confidence_check CHECK ((confidence = ANY (ARRAY['high'::text, 'medium'::text, 'low'::text]))),
  constraint experiences_fee_minor_check CHECK ((fee_minor >= 0)),
  constraint experiences_group_max_check CHECK ((group_max > 0)),
  constraint experiences_id_check CHECK ((id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint experiences_minimum_age_check CHECK (((minimum_age >= 1) AND (minimum_age <= 99))),
  constraint experiences_minutes_check CHECK ((minutes > 0)),
  constraint experiences_name_check CHECK ((name <> ''::text)),
  constraint experiences_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id)
);

create table extra_services (
  extra_id text not null,
  service_id bigint not null,
  constraint extra_services_pkey PRIMARY KEY (extra_id),
  constraint extra_services_extra_id_fkey FOREIGN KEY (extra_id) REFERENCES extras(id) ON DELETE CASCADE,
  constraint extra_services_service_id_fkey FOREIGN KEY (service_id) REFERENCES supplier_services(id)
);
CREATE INDEX extra_services_service ON public.extra_services USING btree (service_id);

create table extras (
  id text not null,
  name text not null,
  note text not null,
  unit text not null,
  amount_minor bigint not null,
  currency text not null default 'USD'::text,
  kinds text[] not null,
  most_per_booking integer not null,
  active boolean not null default true,
  position integer not null,
  activities text[] not null default '{}'::text[],
  free_time_in text[] not null default '{}'::text[],
  drive text not null default 'any'::text,
  transfer text not null default 'none'::text,
  constraint extras_pkey PRIMARY KEY (id),
  constraint extras_amount_minor_check CHECK ((amount_minor > 0)),
  constraint extras_currency_check CHECK ((currency = 'USD'::text)),
  constraint extras_drive_check CHECK ((drive = ANY (ARRAY['any'::text, 'self-drive'::text, 'with-driver'::text]))),
  constraint extras_id_check CHECK ((id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint extras_kinds_check CHECK (((kinds <@ ARRAY['departure'::text, 'journey'::text, 'pilgrims'::text, 'stay'::text, 'hire'::text]) AND (cardinality(kinds) > 0))),
  constraint extras_most_per_booking_check CHECK ((most_per_booking > 0)),
  constraint extras_name_check CHECK ((name <> ''::text)),
  constraint extras_transfer_check CHECK ((transfer = ANY (ARRAY['none'::text, 'arrival'::text, 'departure'::text]))),
  constraint extras_unit_check CHECK ((unit = ANY (ARRAY['person'::text, 'booking'::text, 'night'::text, 'day'::text])))
);

create table feasts (
  id text not null,
  name text not null,
  note text not null default ''::text,
  rule jsonb not null,
  vigil text,
  crowd text,
  confidence text not null,
  source text,
  constraint feasts_pkey PRIMARY KEY (id),
  constraint feasts_confidence_check CHECK ((confidence = ANY (ARRAY['high'::text, 'medium'::text, 'low'::text]))),
  constraint feasts_id_check CHECK ((id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint feasts_name_check CHECK ((name <> ''::text)),
  constraint feasts_rule_check CHECK (((rule ->> 'kind'::text) = ANY (ARRAY['fixed'::text, 'last-friday'::text])))
);

create table freight_lanes (
  id text not null,
  position integer not null,
  origin text not null,
  destination text not null,
  mode text not null,
  via text,
  km integer,
  days_least integer not null,
  days_most integer not null,
  days_from text not null,
  rates jsonb not null,
  documents text[] not null,
  notes text[] not null,
  status text not null,
  confidence text not null,
  as_of integer not null,
  constraint freight_lanes_pkey PRIMARY KEY (id),
  constraint freight_lanes_check CHECK ((days_most >= days_least)),
  constraint freight_lanes_confidence_check CHECK ((confidence = ANY (ARRAY['high'::text, 'medium'::text, 'low'::text]))),
  constraint freight_lanes_days_least_check CHECK ((days_least > 0)),
  constraint freight_lanes_destination_check CHECK ((destination <> ''::text)),
  constraint freight_lanes_id_check CHECK ((id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint freight_lanes_km_check CHECK ((km > 0)),
  constraint freight_lanes_mode_check CHECK ((mode = ANY (ARRAY['sea-road'::text, 'road-container'::text, 'road'::text, 'air'::text, 'courier'::text]))),
  constraint freight_lanes_origin_check CHECK ((origin <> ''::text)),
  constraint freight_lanes_status_check CHECK ((status = ANY (ARRAY['open'::text, 'check'::text, 'restricted'::text, 'suspended'::text])))
);

create table fx_rates (
  id integer generated always as identity not null,
  currency text not null,
  as_of date not null,
  units_per_usd numeric(18,6) not null,
  source text not null,
  entered_at timestamp with time zone not null,
  entered_by text not null,
  constraint fx_rates_pkey PRIMARY KEY (id),
  constraint fx_rates_currency_check CHECK ((currency = ANY (ARRAY['EUR'::text, 'RWF'::text, 'UGX'::text, 'KES'::text, 'TZS'::text]))),
  constraint fx_rates_entered_by_check CHECK ((entered_by <> ''::text)),
  constraint fx_rates_source_check CHECK (((source <> ''::text) AND (length(source) <= 200))),
  constraint fx_rates_units_check CHECK ((units_per_usd > (0)::numeric))
);
CREATE INDEX fx_rates_newest ON public.fx_rates USING btree (currency, as_of DESC, entered_at DESC);

create table guides (
  id bigint generated always as identity not null,
  name text not null,
  languages text[] not null default '{}'::text[],
  phone text not null default ''::text,
  licence_until date,
  note text not null default ''::text,
  active boolean not null default true,
  version integer not null default 1,
  email text not null default ''::text,
  roles text[] not null default '{}'::text[],
  spoken jsonb not null default '{}'::jsonb,
  licence_classes text[] not null default '{}'::text[],
  countries text[] not null default '{}'::text[],
  base_place_id text,
  ownership text not null default 'own'::text,
  supplier_id integer,
  feed_version integer not null default 1,
  sample boolean not null default false,
  constraint guides_pkey PRIMARY KEY (id),
  constraint guides_name_key UNIQUE (name),
  constraint guides_licence_classes_check CHECK ((licence_classes <@ '{B,C,D1,D,E}'::text[])),
  constraint guides_name_check CHECK ((name <> ''::text)),
  constraint guides_ownership_check CHECK ((ownership = ANY (ARRAY['own'::text, 'freelance'::text]))),
  constraint guides_roles_check CHECK ((roles <@ '{guide,driver,driver-guide}'::text[])),
  constraint guides_spoken_check CHECK ((jsonb_typeof(spoken) = 'object'::text)),
  constraint guides_version_check CHECK ((version > 0)),
  constraint guides_base_place_id_fkey FOREIGN KEY (base_place_id) REFERENCES places(id),
  constraint guides_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id) ON DELETE SET NULL
);

create table handovers (
  id bigint generated always as identity not null,
  assignment_id bigint not null,
  kind text not null,
  at timestamp with time zone not null,
  kilometres integer not null,
  fuel_eighths integer not null,
  marks jsonb not null default '[]'::jsonb,
  accessories text[] not null default '{}'::text[],
  licence_seen boolean not null default false,
  deposit_minor bigint not null default 0,
  deposit_method text not null default ''::text,
  signed_by text not null default ''::text,
  note text not null default ''::text,
  recorded_by text not null,
  recorded_at timestamp with time zone not null,
  version integer not null default 1,
  corrected_by text,
  corrected_at timestamp with time zone,
  corrected_reason text not null default ''::text,
  deposit_returned_minor bigint,
  deposit_withheld_reason text not null default ''::text,
  deposit_settled_by text,
  deposit_settled_at timestamp with time zone,
  deposit_payment_id uuid,
  constraint handovers_pkey PRIMARY KEY (id),
  constraint handovers_once UNIQUE (assignment_id, kind),
  constraint handovers_deposit_check CHECK ((deposit_minor >= 0)),
  constraint handovers_deposit_method_check CHECK ((deposit_method = ANY (ARRAY[''::text, 'cash'::text, 'card'::text, 'mobile-money'::text, 'bank'::text]))),
  constraint handovers_deposit_returned_check CHECK (((deposit_returned_minor >= 0) AND (deposit_returned_minor <= deposit_minor))),
  constraint handovers_fuel_check CHECK (((fuel_eighths >= 0) AND (fuel_eighths <= 8))),
  constraint handovers_kilometres_check CHECK (((kilometres >= 0) AND (kilometres <= 9999999))),
  constraint handovers_kind_check CHECK ((kind = ANY (ARRAY['out'::text, 'return'::text]))),
  constraint handovers_marks_check CHECK ((jsonb_typeof(marks) = 'array'::text)),
  constraint handovers_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  constraint handovers_deposit_payment_fkey FOREIGN KEY (deposit_payment_id) REFERENCES payments(id) ON DELETE SET NULL
);

create table hotel_rates (
  hotel_id text not null,
  room_id text not null,
  board text not null,
  season text not null,
  amount_minor bigint not null,
  currency text not null default 'USD'::text,
  constraint hotel_rates_pkey PRIMARY KEY (hotel_id, room_id, board, season),
  constraint hotel_rates_amount_minor_check CHECK ((amount_minor > 0)),
  constraint hotel_rates_board_check CHECK ((board = ANY (ARRAY['RO'::text, 'BB'::text, 'HB'::text, 'FB'::text, 'GP'::text]))),
  constraint hotel_rates_currency_check CHECK ((currency = 'USD'::text)),
  constraint hotel_rates_season_check CHECK ((season = ANY (ARRAY['low'::text, 'high'::text]))),
  constraint hotel_rates_hotel_id_room_id_fkey FOREIGN KEY (hotel_id, room_id) REFERENCES hotel_rooms(hotel_id, id)
);

create table hotel_rooms (
  hotel_id text not null,
  id text not null,
  name text not null,
  beds text not null,
  adults_most integer not null,
  guests_most integer not null,
  count integer not null,
  position integer not null,
  picture text,
  constraint hotel_rooms_pkey PRIMARY KEY (hotel_id, id),
  constraint hotel_rooms_adults_most_check CHECK ((adults_most > 0)),
  constraint hotel_rooms_beds_check CHECK ((beds <> ''::text)),
  constraint hotel_rooms_check CHECK ((guests_most >= adults_most)),
  constraint hotel_rooms_count_check CHECK ((count >= 0)),
  constraint hotel_rooms_id_check CHECK ((id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint hotel_rooms_name_check CHECK ((name <> ''::text)),
  constraint hotel_rooms_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  constraint hotel_rooms_picture_fkey FOREIGN KEY (picture) REFERENCES pictures(id) ON DELETE SET NULL
);

create table hotels (
  id text not null,
  place_id text not null,
  name text not null,
  kind text not null,
  stars integer not null,
  board text not null,
  lat double precision,
  lng double precision,
  altitude_m integer,
  amenities text[] not null default '{}'::text[],
  access_note text not null default ''::text,
  notes text[] not null default '{}'::text[],
  fictional boolean not null default false,
  high_seasons jsonb not null default '[]'::jsonb,
  open_months smallint[] not null default '{1,2,3,4,5,6,7,8,9,10,11,12}'::smallint[],
  child_policy jsonb,
  minimum_nights integer not null default 1,
  described boolean not null default false,
  status text not null default 'published'::text,
  pictures text[] not null default '{}'::text[],
  later_rates jsonb not null default '[]'::jsonb,
  rates_until date,
  cover text,
  constraint hotels_pkey PRIMARY KEY (id),
  constraint hotels_board_check CHECK ((board = ANY (ARRAY['RO'::text, 'BB'::text, 'HB'::text, 'FB'::text, 'GP'::text]))),
  constraint hotels_lat_check CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  constraint hotels_later_rates_check CHECK ((jsonb_typeof(later_rates) = 'array'::text)),
  constraint hotels_lng_check CHECK (((lng >= ('-180'::integer)::double precision) AND (lng <= (180)::double precision))),
  constraint hotels_minimum_nights_check CHECK (((minimum_nights >= 1) AND (minimum_nights <= 30))),
  constraint hotels_open_months_check CHECK ((open_months <@ '{1,2,3,4,5,6,7,8,9,10,11,12}'::smallint[])),
  constraint hotels_stars_check CHECK (((stars >= 0) AND (stars <= 5))),
  constraint hotels_status_check CHECK ((status = ANY (ARRAY['published'::text, 'hidden'::text]))),
  constraint hotels_cover_fkey FOREIGN KEY (cover) REFERENCES pictures(id) ON DELETE SET NULL,
  constraint hotels_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id)
);

create table interface_messages (
  language text not null,
  part text not null,
  path text not null,
  approved text,
  approved_of text,
  approved_at timestamp with time zone,
  approved_by text,
  draft text,
  draft_of text,
  draft_by text,
  version integer not null default 1,
  edited_at timestamp with time zone not null,
  editor text not null,
  constraint interface_messages_pkey PRIMARY KEY (language, part, path),
  constraint a_draft_says_of_what_and_who_wrote_it CHECK ((num_nulls(draft, draft_of, draft_by) = ANY (ARRAY[0, 3]))),
  constraint approved_says_of_what_when_and_by_whom CHECK ((num_nulls(approved, approved_of, approved_at, approved_by) = ANY (ARRAY[0, 4]))),
  constraint interface_messages_approved_check CHECK ((approved <> ''::text)),
  constraint interface_messages_approved_of_check CHECK ((approved_of <> ''::text)),
  constraint interface_messages_draft_by_check CHECK ((draft_by = ANY (ARRAY['person'::text, 'machine'::text]))),
  constraint interface_messages_draft_check CHECK ((draft <> ''::text)),
  constraint interface_messages_draft_of_check CHECK ((draft_of <> ''::text)),
  constraint interface_messages_editor_check CHECK ((editor <> ''::text)),
  constraint interface_messages_language_check CHECK ((language ~ '^[a-z]{2,3}$'::text)),
  constraint interface_messages_part_check CHECK ((part <> ''::text)),
  constraint interface_messages_path_check CHECK ((path <> ''::text)),
  constraint interface_messages_version_check CHECK ((version > 0)),
  constraint one_of_both_is_there CHECK ((num_nonnulls(approved, draft) > 0))
);

create table invoice_matches (
  invoice_id bigint not null,
  order_line_id bigint not null,
  expected_minor bigint not null,
  amount_minor bigint not null,
  constraint invoice_matches_pkey PRIMARY KEY (invoice_id, order_line_id),
  constraint invoice_matches_expected_check CHECK ((expected_minor >= 0)),
  constraint invoice_matches_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES supplier_invoices(id),
  constraint invoice_matches_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES supplier_order_lines(id)
);
CREATE INDEX invoice_matches_by_line ON public.invoice_matches USING btree (order_line_id);

create table job_clock (
  name text not null,
  last_due timestamp with time zone not null,
  constraint job_clock_pkey PRIMARY KEY (name)
);

create table jobs (
  id bigint generated always as identity not null,
  queue text not null,
  data jsonb not null,
  run_at timestamp with time zone not null,
  attempts integer not null default 0,
  claimed_by integer,
  claimed_session timestamp with time zone,
  failed_at timestamp with time zone,
  last_error text,
  created_at timestamp with time zone not null default now(),
  constraint jobs_pkey PRIMARY KEY (id),
  constraint a_claim_names_its_session CHECK (((claimed_by IS NULL) = (claimed_session IS NULL))),
  constraint jobs_queue_check CHECK ((queue <> ''::text))
);
CREATE INDEX jobs_failed ON public.jobs USING btree (failed_at DESC, id DESC) WHERE (failed_at IS NOT NULL);
CREATE INDEX jobs_waiting ON public.jobs USING btree (run_at, id) WHERE (failed_at IS NULL);

create table last_backup (
  only_one boolean not null default true,
  name text not null,
  made_at timestamp with time zone not null,
  bytes bigint not null,
  sealed boolean not null,
  stored boolean not null,
  missing_files integer not null default 0,
  constraint last_backup_pkey PRIMARY KEY (only_one),
  constraint last_backup_bytes_check CHECK ((bytes > 0)),
  constraint last_backup_only_one_check CHECK (only_one)
);

create table legs (
  id text not null,
  from_id text not null,
  to_id text not null,
  mode text not null,
  km integer not null,
  minutes integer not null,
  minutes_least integer not null,
  minutes_most integer not null,
  surface text,
  vehicle text,
  border_id text,
  border_least integer,
  border_most integer,
  status text not null,
  note text not null,
  confidence text not null,
  as_of integer not null,
  constraint legs_pkey PRIMARY KEY (id),
  constraint a_border_takes_its_time CHECK ((((border_id IS NULL) = (border_least IS NULL)) AND ((border_id IS NULL) = (border_most IS NULL)) AND (border_least <= border_most))),
  constraint a_leg_leads_somewhere CHECK ((from_id <> to_id)),
  constraint legs_check CHECK (((minutes_least >= 1) AND (minutes_least <= minutes))),
  constraint legs_check1 CHECK ((minutes_most >= minutes)),
  constraint legs_confidence_check CHECK ((confidence = ANY (ARRAY['high'::text, 'medium'::text, 'low'::text]))),
  constraint legs_id_check CHECK ((id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint legs_km_check CHECK ((km > 0)),
  constraint legs_minutes_check CHECK ((minutes > 0)),
  constraint legs_mode_check CHECK ((mode = ANY (ARRAY['road'::text, 'air'::text, 'boat'::text, 'ferry'::text, 'rail'::text, 'trail'::text]))),
  constraint legs_status_check CHECK ((status = ANY (ARRAY['open'::text, 'check'::text, 'restricted'::text, 'suspended'::text]))),
  constraint legs_border_id_fkey FOREIGN KEY (border_id) REFERENCES places(id),
  constraint legs_from_id_fkey FOREIGN KEY (from_id) REFERENCES places(id),
  constraint legs_to_id_fkey FOREIGN KEY (to_id) REFERENCES places(id)
);
CREATE INDEX legs_to ON public.legs USING btree (to_id);

create table mailings (
  id uuid not null,
  subject text not null,
  is_news boolean not null,
  letters_count integer not null,
  sent_by text not null,
  created_at timestamp with time zone not null,
  constraint mailings_pkey PRIMARY KEY (id),
  constraint mailings_letters_count_check CHECK ((letters_count > 0)),
  constraint mailings_subject_check CHECK (((subject <> ''::text) AND (length(subject) <= 200)))
);
CREATE INDEX mailings_by_time ON public.mailings USING btree (created_at DESC, id DESC);

create table menus (
  id text not null,
  title text not null,
  links jsonb not null,
  text text not null default ''::text,
  constraint menus_pkey PRIMARY KEY (id),
  constraint links_lead_to_pages CHECK ((NOT jsonb_path_exists(links, '$[*]?(!(@."to" like_regex "^(/([^/\\\\].*)?|https://.+)$"))'::jsonpath))),
  constraint menus_id_check CHECK ((id <> ''::text)),
  constraint menus_links_check CHECK ((jsonb_typeof(links) = 'array'::text))
);

create table migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migrations_pkey PRIMARY KEY (name)
);

create table newsletter_issues (
  id uuid not null,
  subject text not null,
  body text not null,
  journeys text[] not null default '{}'::text[],
  state text not null default 'draft'::text,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  changed_by text not null,
  started_at timestamp with time zone,
  readers_count integer,
  finished_at timestamp with time zone,
  constraint newsletter_issues_pkey PRIMARY KEY (id),
  constraint begun_counts_readers CHECK (((started_at IS NULL) = (readers_count IS NULL))),
  constraint draft_is_not_begun CHECK (((state = 'draft'::text) = (started_at IS NULL))),
  constraint newsletter_issues_body_check CHECK (((body <> ''::text) AND (length(body) <= 20000))),
  constraint newsletter_issues_journeys_check CHECK ((cardinality(journeys) <= 6)),
  constraint newsletter_issues_readers_count_check CHECK ((readers_count >= 0)),
  constraint newsletter_issues_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'sending'::text, 'stopped'::text, 'sent'::text]))),
  constraint newsletter_issues_subject_check CHECK (((subject <> ''::text) AND (length(subject) <= 200))),
  constraint newsletter_issues_version_check CHECK ((version > 0)),
  constraint sent_says_when CHECK (((state = 'sent'::text) = (finished_at IS NOT NULL)))
);
CREATE INDEX newsletter_issues_by_time ON public.newsletter_issues USING btree (created_at DESC, id DESC);

create table newsletter_texts (
  issue_id uuid not null,
  language text not null,
  subject text not null,
  body text not null,
  constraint newsletter_texts_pkey PRIMARY KEY (issue_id, language),
  constraint newsletter_texts_body_check CHECK (((body <> ''::text) AND (length(body) <= 20000))),
  constraint newsletter_texts_language_check CHECK (((language ~ '^[a-z]{2,3}$'::text) AND (language <> 'en'::text))),
  constraint newsletter_texts_subject_check CHECK (((subject <> ''::text) AND (length(subject) <= 200))),
  constraint newsletter_texts_issue_id_fkey FOREIGN KEY (issue_id) REFERENCES newsletter_issues(id) ON DELETE CASCADE
);

create table package_days (
  package_id bigint not null,
  day integer not null,
  title text not null,
  text text not null,
  from_place_id text not null,
  to_place_id text not null,
  drive_minutes integer not null,
  drive_km integer not null,
  meals text[] not null,
  night_place_id text,
  night_hotel_id text,
  pictures text[] not null default '{}'::text[],
  constraint package_days_pkey PRIMARY KEY (package_id, day),
  constraint package_days_day_check CHECK ((day > 0)),
  constraint package_days_drive_km_check CHECK ((drive_km >= 0)),
  constraint package_days_drive_minutes_check CHECK ((drive_minutes >= 0)),
  constraint package_days_pictures_check CHECK ((cardinality(pictures) <= 2)),
  constraint package_days_from_place_id_fkey FOREIGN KEY (from_place_id) REFERENCES places(id),
  constraint package_days_night_hotel_id_fkey FOREIGN KEY (night_hotel_id) REFERENCES hotels(id),
  constraint package_days_night_place_id_fkey FOREIGN KEY (night_place_id) REFERENCES places(id),
  constraint package_days_package_id_fkey FOREIGN KEY (package_id) REFERENCES packages(id) ON DELETE CASCADE,
  constraint package_days_to_place_id_fkey FOREIGN KEY (to_place_id) REFERENCES places(id)
);
CREATE INDEX package_days_by_hotel ON public.package_days USING btree (night_hotel_id) WHERE (night_hotel_id IS NOT NULL);
CREATE INDEX package_days_by_picture ON public.package_days USING gin (pictures);

create table package_fees (
  package_id bigint not null,
  fee_id text not null,
  day integer not null,
  quantity integer not null,
  constraint package_fees_pkey PRIMARY KEY (package_id, fee_id, day),
  constraint package_fees_day_check CHECK ((day > 0)),
  constraint package_fees_quantity_check CHECK ((quantity > 0)),
  constraint package_fees_fee_id_fkey FOREIGN KEY (fee_id) REFERENCES visitor_fees(id),
  constraint package_fees_package_id_fkey FOREIGN KEY (package_id) REFERENCES packages(id) ON DELETE CASCADE
);

create table package_prices (
  package_id bigint not null,
  comfort text not null,
  season text not null,
  occupancy text not null,
  group_size integer not null,
  amount_minor bigint not null,
  currency text not null default 'USD'::text,
  constraint package_prices_pkey PRIMARY KEY (package_id, comfort, season, occupancy, group_size),
  constraint package_prices_amount_minor_check CHECK ((amount_minor > 0)),
  constraint package_prices_comfort_check CHECK ((comfort = ANY (ARRAY['simple'::text, 'lodge'::text, 'luxury'::text]))),
  constraint package_prices_currency_check CHECK ((currency = 'USD'::text)),
  constraint package_prices_group_size_check CHECK ((group_size > 0)),
  constraint package_prices_occupancy_check CHECK ((occupancy = ANY (ARRAY['sharing'::text, 'single'::text]))),
  constraint package_prices_season_check CHECK ((season = ANY (ARRAY['low'::text, 'high'::text]))),
  constraint package_prices_package_id_fkey FOREIGN KEY (package_id) REFERENCES packages(id) ON DELETE CASCADE
);

create table package_service_alternatives (
  package_id bigint not null,
  position integer not null,
  stands_for integer not null,
  place integer not null,
  service_id integer not null,
  constraint package_service_alternatives_pkey PRIMARY KEY (package_id, "position", place),
  constraint package_service_alternatives_once UNIQUE (package_id, "position", service_id),
  constraint package_service_alternatives_another CHECK ((service_id <> stands_for)),
  constraint package_service_alternatives_place_check CHECK (((place >= 1) AND (place <= 5))),
  constraint package_service_alternatives_of FOREIGN KEY (package_id, "position", stands_for) REFERENCES package_services(package_id, "position", service_id) ON DELETE CASCADE,
  constraint package_service_alternatives_service_id_fkey FOREIGN KEY (service_id) REFERENCES supplier_services(id)
);
CREATE INDEX package_service_alternatives_by_service ON public.package_service_alternatives USING btree (service_id);

create table package_services (
  package_id bigint not null,
  position integer not null,
  service_id integer not null,
  comfort text,
  day integer not null,
  days integer not null,
  kilometres integer,
  constraint package_services_pkey PRIMARY KEY (package_id, "position"),
  constraint package_services_comfort_check CHECK ((comfort = ANY (ARRAY['simple'::text, 'lodge'::text, 'luxury'::text]))),
  constraint package_services_day_check CHECK (((day >= 1) AND (day <= 60))),
  constraint package_services_days_check CHECK (((days >= 1) AND (days <= 60))),
  constraint package_services_kilometres_check CHECK (((kilometres >= 1) AND (kilometres <= 100000))),
  constraint package_services_position_check CHECK ((("position" >= 1) AND ("position" <= 200))),
  constraint package_services_package_id_fkey FOREIGN KEY (package_id) REFERENCES packages(id) ON DELETE CASCADE,
  constraint package_services_service_id_fkey FOREIGN KEY (service_id) REFERENCES supplier_services(id)
);
CREATE INDEX package_services_by_service ON public.package_services USING btree (service_id);
CREATE UNIQUE INDEX package_services_service ON public.package_services USING btree (package_id, "position", service_id);

create table packages (
  id bigint generated always as identity not null,
  slug text not null,
  title text not null,
  kind text not null,
  sentence text not null,
  lede text not null,
  countries text[] not null,
  parks text[] not null,
  styles text[] not null,
  start_place_id text not null,
  end_place_id text not null,
  nights integer not null,
  fitness integer not null,
  minimum_age integer not null,
  group_min integer not null,
  group_max integer not null,
  scene jsonb not null,
  best_months smallint[] not null,
  season_note text not null,
  high_seasons jsonb not null,
  comforts jsonb not null,
  included text[] not null,
  excluded text[] not null,
  good_to_know text[] not null,
  goes_well_with text[] not null,
  bookable boolean not null,
  notice text,
  as_of integer not null,
  confidence text not null,
  from_minor bigint,
  from_group_size integer,
  from_comfort text,
  status text not null default 'draft'::text,
  published_at timestamp with time zone,
  position integer not null,
  updated_at timestamp with time zone not null default now(),
  pictures text[] not null default '{}'::text[],
  free_time_in text[] not null default '{}'::text[],
  later_rates jsonb not null default '[]'::jsonb,
  rates_until date,
  cover text,
  first_days text[] not null default '{}'::text[],
  constraint packages_pkey PRIMARY KEY (id),
  constraint packages_slug_key UNIQUE (slug),
  constraint packages_best_months_check CHECK ((array_length(best_months, 1) = 12)),
  constraint packages_check CHECK ((group_max >= group_min)),
  constraint packages_confidence_check CHECK ((confidence = ANY (ARRAY['high'::text, 'medium'::text, 'low'::text]))),
  constraint packages_first_days_check CHECK ((cardinality(first_days) <= 12)),
  constraint packages_fitness_check CHECK (((fitness >= 1) AND (fitness <= 5))),
  constraint packages_group_min_check CHECK ((group_min > 0)),
  constraint packages_kind_check CHECK ((kind = ANY (ARRAY['journey'::text, 'pilgrimage'::text, 'community'::text]))),
  constraint packages_later_rates_check CHECK ((jsonb_typeof(later_rates) = 'array'::text)),
  constraint packages_minimum_age_check CHECK (((minimum_age >= 0) AND (minimum_age <= 99))),
  constraint packages_nights_check CHECK (((nights >= 0) AND (nights <= 60))),
  constraint packages_pictures_check CHECK ((cardinality(pictures) <= 24)),
  constraint packages_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint packages_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text]))),
  constraint packages_title_check CHECK ((title <> ''::text)),
  constraint packages_cover_fkey FOREIGN KEY (cover) REFERENCES pictures(id) ON DELETE SET NULL,
  constraint packages_end_place_id_fkey FOREIGN KEY (end_place_id) REFERENCES places(id),
  constraint packages_start_place_id_fkey FOREIGN KEY (start_place_id) REFERENCES places(id)
);
CREATE INDEX packages_by_change ON public.packages USING btree (updated_at) WHERE (status = 'published'::text);
CREATE INDEX packages_by_country ON public.packages USING gin (countries) WHERE (status = 'published'::text);
CREATE INDEX packages_by_cover ON public.packages USING btree (cover) WHERE (cover IS NOT NULL);
CREATE INDEX packages_by_length ON public.packages USING btree (nights, "position", id) WHERE (status = 'published'::text);
CREATE INDEX packages_by_park ON public.packages USING gin (parks) WHERE (status = 'published'::text);
CREATE INDEX packages_by_picture ON public.packages USING gin (pictures);
CREATE INDEX packages_by_price ON public.packages USING btree (from_minor, "position", id) WHERE (status = 'published'::text);
CREATE INDEX packages_by_style ON public.packages USING gin (styles) WHERE (status = 'published'::text);
CREATE INDEX packages_counted ON public.packages USING btree (countries, parks, styles) INCLUDE (nights, from_minor, best_months, fitness) WHERE (status = 'published'::text);
CREATE INDEX packages_in_order ON public.packages USING btree ("position", id) WHERE (status = 'published'::text);

create table pages (
  slug text not null,
  title text not null,
  sentence text not null,
  lede text not null,
  scene jsonb not null,
  sections jsonb not null,
  updated_at timestamp with time zone not null,
  constraint pages_pkey PRIMARY KEY (slug),
  constraint pages_sentence_check CHECK (((length(sentence) >= 1) AND (length(sentence) <= 160))),
  constraint pages_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint pages_title_check CHECK ((title <> ''::text))
);

create table park_guides (
  park_id text not null,
  guide jsonb not null,
  constraint park_guides_pkey PRIMARY KEY (park_id),
  constraint park_guides_park_id_fkey FOREIGN KEY (park_id) REFERENCES parks(id)
);

create table parks (
  id text not null,
  country_id text not null,
  name text not null,
  kind text not null,
  status text not null,
  lat double precision not null,
  lng double precision not null,
  area_km2 double precision,
  best_months smallint[] not null,
  cover text,
  constraint parks_pkey PRIMARY KEY (id),
  constraint parks_best_months_check CHECK ((array_length(best_months, 1) = 12)),
  constraint parks_lat_check CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  constraint parks_lng_check CHECK (((lng >= ('-180'::integer)::double precision) AND (lng <= (180)::double precision))),
  constraint parks_country_id_fkey FOREIGN KEY (country_id) REFERENCES countries(id),
  constraint parks_cover_fkey FOREIGN KEY (cover) REFERENCES pictures(id) ON DELETE SET NULL
);

create table payable_lines (
  order_line_id bigint not null,
  line_version integer not null,
  total_minor bigint,
  currency text not null,
  fx_rate_id integer,
  vat_bp integer not null default 0,
  vat_of_bp integer not null default 10000,
  followed_at timestamp with time zone not null,
  invoiced_minor bigint not null default 0,
  closed_at timestamp with time zone,
  closed_by text,
  closed_reason text not null default ''::text,
  constraint payable_lines_pkey PRIMARY KEY (order_line_id),
  constraint payable_lines_closed_check CHECK ((((closed_at IS NULL) = (closed_by IS NULL)) AND ((closed_at IS NULL) = (closed_reason = ''::text)))),
  constraint payable_lines_closed_reason_check CHECK ((length(closed_reason) <= 400)),
  constraint payable_lines_invoiced_check CHECK ((invoiced_minor >= 0)),
  constraint payable_lines_total_check CHECK ((total_minor >= 0)),
  constraint payable_lines_vat_check CHECK (((vat_bp >= 0) AND (vat_bp <= 10000))),
  constraint payable_lines_vat_of_check CHECK ((vat_of_bp >= 10000)),
  constraint payable_lines_fx_rate_id_fkey FOREIGN KEY (fx_rate_id) REFERENCES fx_rates(id),
  constraint payable_lines_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES supplier_order_lines(id) ON DELETE CASCADE
);
CREATE INDEX payable_lines_not_invoiced ON public.payable_lines USING btree (order_line_id) WHERE ((closed_at IS NULL) AND (total_minor > invoiced_minor));

create table payable_settings (
  id bigint generated always as identity not null,
  opening_minor bigint not null,
  opening_on date not null,
  floor_minor bigint not null,
  guide_day_minor bigint not null,
  car_day_minor bigint not null,
  four_eyes_minor bigint,
  saved_by text not null,
  saved_at timestamp with time zone not null,
  sample boolean not null default false,
  constraint payable_settings_pkey PRIMARY KEY (id),
  constraint payable_settings_car_check CHECK ((car_day_minor >= 0)),
  constraint payable_settings_four_eyes_check CHECK ((four_eyes_minor >= 0)),
  constraint payable_settings_guide_check CHECK ((guide_day_minor >= 0))
);

create table payables (
  id bigint generated always as identity not null,
  supplier_id integer not null,
  order_line_id bigint not null,
  part text not null,
  due_on date not null,
  currency text not null,
  amount_minor bigint not null,
  paid_minor bigint not null default 0,
  fx_rate_id integer,
  invoice_id bigint,
  made_at timestamp with time zone not null,
  struck_at timestamp with time zone,
  constraint payables_pkey PRIMARY KEY (id),
  constraint a_payable_is_never_overpaid CHECK (((paid_minor >= LEAST((0)::bigint, amount_minor)) AND (paid_minor <= GREATEST((0)::bigint, amount_minor)))),
  constraint payables_amount_check CHECK ((amount_minor <> 0)),
  constraint payables_credit_check CHECK ((((amount_minor < 0) = (part = 'credit'::text)) OR (part = 'difference'::text))),
  constraint payables_invoice_check CHECK (((invoice_id IS NOT NULL) = (part = 'difference'::text))),
  constraint payables_part_check CHECK ((part = ANY (ARRAY['all'::text, 'deposit'::text, 'instalment'::text, 'balance'::text, 'fee'::text, 'change'::text, 'credit'::text, 'difference'::text]))),
  constraint what_is_struck_was_not_paid CHECK (((struck_at IS NULL) OR (paid_minor = 0))),
  constraint payables_fx_rate_id_fkey FOREIGN KEY (fx_rate_id) REFERENCES fx_rates(id),
  constraint payables_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES supplier_invoices(id),
  constraint payables_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES supplier_order_lines(id) ON DELETE CASCADE,
  constraint payables_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
);
CREATE INDEX payables_by_invoice ON public.payables USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX payables_by_line ON public.payables USING btree (order_line_id);
CREATE INDEX payables_open ON public.payables USING btree (supplier_id, due_on) WHERE ((struck_at IS NULL) AND ((amount_minor - paid_minor) <> 0));

create table payment_allocations (
  id bigint generated always as identity not null,
  payment_id bigint not null,
  payable_id bigint not null,
  amount_minor bigint not null,
  at timestamp with time zone not null,
  constraint payment_allocations_pkey PRIMARY KEY (id),
  constraint payment_allocations_amount_check CHECK ((amount_minor <> 0)),
  constraint payment_allocations_payable_id_fkey FOREIGN KEY (payable_id) REFERENCES payables(id),
  constraint payment_allocations_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments_out(id)
);
CREATE INDEX payment_allocations_by_payable ON public.payment_allocations USING btree (payable_id);
CREATE INDEX payment_allocations_by_payment ON public.payment_allocations USING btree (payment_id);

create table payment_events (
  id bigint generated always as identity not null,
  payment_id uuid not null,
  kind text not null,
  amount_minor bigint not null,
  provider_event_id text,
  provider_ref text,
  provider_url text,
  actor text not null,
  text text not null default ''::text,
  at timestamp with time zone not null,
  moved_on date,
  constraint payment_events_pkey PRIMARY KEY (id),
  constraint payment_events_provider_event_id_key UNIQUE (provider_event_id),
  constraint only_money_that_moved_is_an_amount CHECK (
CASE
    WHEN (kind = ANY (ARRAY['settled'::text, 'refunded'::text, 'refund-failed'::text])) THEN (amount_minor > 0)
    ELSE (amount_minor = 0)
END),
  constraint payment_events_actor_check CHECK ((actor ~ '\S'::text)),
  constraint payment_events_kind_check CHECK ((kind = ANY (ARRAY['initiated'::text, 'pending'::text, 'settled'::text, 'failed'::text, 'expired'::text, 'refunded'::text, 'refund-failed'::text]))),
  constraint payment_events_provider_event_id_check CHECK ((provider_event_id <> ''::text)),
  constraint payment_events_provider_ref_check CHECK ((provider_ref <> ''::text)),
  constraint payment_events_provider_url_check CHECK ((provider_url <> ''::text)),
  constraint payment_events_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX payment_events_by_day ON public.payment_events USING btree (moved_on, at, id) INCLUDE (payment_id, kind, amount_minor) WHERE (kind = ANY (ARRAY['settled'::text, 'refunded'::text, 'refund-failed'::text]));
CREATE INDEX payment_events_by_payment ON public.payment_events USING btree (payment_id, id);
CREATE INDEX payment_events_by_provider_ref ON public.payment_events USING btree (provider_ref) WHERE (provider_ref IS NOT NULL);
CREATE INDEX payment_events_of_money ON public.payment_events USING btree (at, id) INCLUDE (payment_id, kind, amount_minor) WHERE (kind = ANY (ARRAY['settled'::text, 'refunded'::text, 'refund-failed'::text]));
CREATE UNIQUE INDEX a_payment_begins_once ON public.payment_events USING btree (payment_id) WHERE (kind = 'initiated'::text);
CREATE UNIQUE INDEX a_payment_settles_once ON public.payment_events USING btree (payment_id) WHERE (kind = 'settled'::text);

create table payments (
  id uuid not null,
  booking_id uuid not null,
  method text not null,
  amount_minor bigint not null,
  currency text not null,
  charged_minor bigint not null,
  charged_currency text not null,
  rate numeric(18,8),
  rate_source text,
  rate_at timestamp with time zone,
  reference text,
  actor text not null,
  created_at timestamp with time zone not null,
  received_on date,
  fee_minor bigint,
  constraint payments_pkey PRIMARY KEY (id),
  constraint a_fee_is_a_part_of_the_payment CHECK (((fee_minor >= 0) AND (fee_minor < amount_minor))),
  constraint a_rate_has_its_source_and_time CHECK ((num_nulls(rate, rate_source, rate_at) = ANY (ARRAY[0, 3]))),
  constraint another_currency_has_its_rate CHECK (((charged_currency = currency) = (rate IS NULL))),
  constraint payments_actor_check CHECK ((actor ~ '\S'::text)),
  constraint payments_amount_minor_check CHECK ((amount_minor > 0)),
  constraint payments_charged_currency_check CHECK ((charged_currency ~ '^[A-Z]{3}$'::text)),
  constraint payments_charged_minor_check CHECK ((charged_minor > 0)),
  constraint payments_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint payments_method_check CHECK ((method = ANY (ARRAY['bank-transfer'::text, 'mobile-money'::text, 'card'::text, 'cash'::text, 'vehicle-deposit'::text]))),
  constraint payments_rate_check CHECK ((rate > (0)::numeric)),
  constraint payments_rate_source_check CHECK ((rate_source ~ '\S'::text)),
  constraint payments_reference_check CHECK ((reference ~ '\S'::text)),
  constraint the_same_currency_is_the_same_amount CHECK (((charged_currency <> currency) OR (charged_minor = amount_minor))),
  constraint what_staff_record_has_a_reference CHECK (((method = 'card'::text) OR (reference IS NOT NULL))),
  constraint payments_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id)
);
CREATE INDEX card_payments_by_age ON public.payments USING btree (created_at) WHERE (method = 'card'::text);
CREATE INDEX payments_by_booking ON public.payments USING btree (booking_id, created_at);

create table payments_out (
  id bigint generated always as identity not null,
  idempotency_key uuid not null,
  supplier_id integer not null,
  paid_on date not null,
  method text not null,
  reference text not null,
  currency text not null,
  amount_minor bigint not null,
  left_minor bigint not null,
  left_currency text not null,
  rate numeric(18,6),
  rate_source text,
  rate_at timestamp with time zone,
  usd_minor bigint not null,
  reverses_id bigint,
  reason text not null default ''::text,
  recorded_by_id text not null,
  recorded_by text not null,
  recorded_at timestamp with time zone not null,
  allocated_minor bigint not null default 0,
  sample boolean not null default false,
  constraint payments_out_pkey PRIMARY KEY (id),
  constraint payments_out_idempotency_once UNIQUE (idempotency_key),
  constraint payments_out_reversed_once UNIQUE (reverses_id),
  constraint payments_out_amount_check CHECK (
CASE
    WHEN (method = 'credit'::text) THEN ((amount_minor = 0) AND (left_minor = 0))
    WHEN (reverses_id IS NULL) THEN ((amount_minor > 0) AND (left_minor > 0))
    ELSE ((amount_minor < 0) AND (left_minor < 0))
END),
  constraint payments_out_method_check CHECK ((method = ANY (ARRAY['bank'::text, 'mobile-money'::text, 'card'::text, 'cash'::text, 'credit'::text]))),
  constraint payments_out_rate_check CHECK ((rate > (0)::numeric)),
  constraint payments_out_rate_source_check CHECK (((rate_source <> ''::text) AND (length(rate_source) <= 200))),
  constraint payments_out_rate_whole_check CHECK ((num_nonnulls(rate, rate_source, rate_at) =
CASE
    WHEN (left_currency = 'USD'::text) THEN 0
    ELSE 3
END)),
  constraint payments_out_reason_check CHECK ((length(reason) <= 400)),
  constraint payments_out_reason_for_reversal_check CHECK (((reverses_id IS NULL) OR (reason <> ''::text))),
  constraint payments_out_reference_check CHECK ((length(reference) <= 120)),
  constraint payments_out_reverses_id_fkey FOREIGN KEY (reverses_id) REFERENCES payments_out(id),
  constraint payments_out_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
);
CREATE INDEX payments_out_by_supplier ON public.payments_out USING btree (supplier_id, id DESC);
CREATE INDEX payments_out_left ON public.payments_out USING btree (supplier_id, currency) WHERE ((amount_minor - allocated_minor) <> 0);
CREATE INDEX payments_out_that_are_samples ON public.payments_out USING btree (id) WHERE sample;

create table permit_allowances (
  id integer generated always as identity not null,
  fee_id text not null,
  departure_id bigint,
  resource text generated always as ((('permit:'::text || fee_id) || COALESCE(('@'::text || (departure_id)::text), ''::text))) stored not null,
  from_day date not null,
  to_day date not null,
  quantity integer not null,
  until timestamp with time zone not null,
  cause text not null,
  reason text not null,
  at timestamp with time zone not null,
  by text not null,
  ended_at timestamp with time zone,
  constraint permit_allowances_pkey PRIMARY KEY (id),
  constraint permit_allowances_cause_check CHECK ((cause = ANY (ARRAY['staff'::text, 'adopted'::text]))),
  constraint permit_allowances_days_check CHECK ((from_day <= to_day)),
  constraint permit_allowances_quantity_check CHECK ((quantity > 0)),
  constraint permit_allowances_reason_check CHECK (((reason <> ''::text) AND (length(reason) <= 300))),
  constraint permit_allowances_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departures(id),
  constraint permit_allowances_fee_id_fkey FOREIGN KEY (fee_id) REFERENCES visitor_fees(id)
);
CREATE INDEX permit_allowances_by_pool ON public.permit_allowances USING btree (resource, from_day, to_day) WHERE (ended_at IS NULL);

create table permit_closed_days (
  fee_id text not null,
  day date not null,
  reason text not null,
  at timestamp with time zone not null,
  by text not null,
  constraint permit_closed_days_pkey PRIMARY KEY (fee_id, day),
  constraint permit_closed_days_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300))),
  constraint permit_closed_days_fee_id_fkey FOREIGN KEY (fee_id) REFERENCES visitor_fees(id)
);

create table permit_lots (
  id integer generated always as identity not null,
  fee_id text not null,
  day date not null,
  departure_id bigint,
  resource text generated always as ((('permit:'::text || fee_id) || COALESCE(('@'::text || (departure_id)::text), ''::text))) stored not null,
  state text not null,
  class text,
  unit_minor bigint not null,
  reference text not null default ''::text,
  reference_missing text not null default ''::text,
  terms jsonb not null default '{}'::jsonb,
  reserved_until timestamp with time zone,
  expires_at timestamp with time zone,
  first_day date not null,
  granted_for uuid,
  split_from integer,
  times_moved integer not null default 0,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  created_by text not null,
  constraint permit_lots_pkey PRIMARY KEY (id),
  constraint a_reserved_lot_has_its_reference CHECK (((state = ANY (ARRAY['wanted'::text, 'released'::text])) OR (reference <> ''::text) OR (reference_missing <> ''::text))),
  constraint only_an_unpaid_lot_expires CHECK (((expires_at IS NULL) OR (state = ANY (ARRAY['reserved'::text, 'deposited'::text, 'expired'::text, 'released'::text, 'withdrawn'::text])))),
  constraint permit_lots_class_check CHECK ((class = ANY (ARRAY['foreign'::text, 'resident'::text, 'african'::text, 'eac'::text]))),
  constraint permit_lots_reference_check CHECK ((length(reference) <= 120)),
  constraint permit_lots_reference_missing_check CHECK ((length(reference_missing) <= 300)),
  constraint permit_lots_state_check CHECK ((state = ANY (ARRAY['wanted'::text, 'reserved'::text, 'deposited'::text, 'paid'::text, 'used'::text, 'expired'::text, 'released'::text, 'withdrawn'::text]))),
  constraint permit_lots_unit_check CHECK ((unit_minor >= 0)),
  constraint permit_lots_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departures(id),
  constraint permit_lots_fee_id_fkey FOREIGN KEY (fee_id) REFERENCES visitor_fees(id),
  constraint permit_lots_granted_for_fkey FOREIGN KEY (granted_for) REFERENCES bookings(id) ON DELETE SET NULL,
  constraint permit_lots_split_from_fkey FOREIGN KEY (split_from) REFERENCES permit_lots(id)
);
CREATE INDEX permit_lots_by_day ON public.permit_lots USING btree (day, fee_id);
CREATE INDEX permit_lots_by_end ON public.permit_lots USING btree (expires_at) WHERE (state = ANY (ARRAY['reserved'::text, 'deposited'::text]));
CREATE INDEX permit_lots_by_pool ON public.permit_lots USING btree (resource, day) WHERE (state = ANY (ARRAY['wanted'::text, 'reserved'::text, 'deposited'::text, 'paid'::text]));

create table permit_moves (
  id integer generated always as identity not null,
  lot_id integer not null,
  event text not null,
  from_state text,
  to_state text not null,
  count integer not null,
  amount_minor bigint,
  text text not null default ''::text,
  at timestamp with time zone not null,
  by text not null,
  constraint permit_moves_pkey PRIMARY KEY (id),
  constraint permit_moves_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES permit_lots(id)
);
CREATE INDEX permit_moves_by_lot ON public.permit_moves USING btree (lot_id, id);
CREATE INDEX permit_moves_of_ends ON public.permit_moves USING btree (at) WHERE (event = ANY (ARRAY['expire'::text, 'give-back'::text, 'withdraw'::text, 'go-unused'::text]));

create table permit_refunds (
  lot_id integer not null,
  cause text not null,
  paper text not null default ''::text,
  next_day boolean not null default false,
  expected_minor bigint,
  claimed_at timestamp with time zone not null,
  claimed_by text not null,
  received_at timestamp with time zone,
  received_by text,
  receipt text not null default ''::text,
  constraint permit_refunds_pkey PRIMARY KEY (lot_id),
  constraint permit_refunds_cause_check CHECK ((cause = ANY (ARRAY['give-back'::text, 'withdraw'::text, 'not-seen'::text, 'ill-at-gate'::text]))),
  constraint permit_refunds_expected_check CHECK ((expected_minor >= 0)),
  constraint permit_refunds_paper_check CHECK (((length(paper) <= 120) AND ((paper <> ''::text) OR (cause = ANY (ARRAY['give-back'::text, 'withdraw'::text]))))),
  constraint permit_refunds_receipt_check CHECK ((length(receipt) <= 120)),
  constraint permit_refunds_received_check CHECK ((((received_at IS NULL) = (received_by IS NULL)) AND ((received_at IS NULL) OR (receipt <> ''::text)))),
  constraint permit_refunds_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES permit_lots(id) ON DELETE CASCADE
);
CREATE INDEX permit_refunds_open ON public.permit_refunds USING btree (claimed_at) WHERE ((received_at IS NULL) AND (expected_minor IS DISTINCT FROM 0));

create table permits (
  id integer generated always as identity not null,
  lot_id integer not null,
  authority_id text,
  purchase_id bigint,
  number text,
  receipt text not null default ''::text,
  named_at timestamp with time zone,
  name_changes integer not null default 0,
  spent_minor bigint not null default 0,
  back_minor bigint not null default 0,
  constraint permits_pkey PRIMARY KEY (id),
  constraint permits_back_check CHECK (((back_minor >= 0) AND (back_minor <= spent_minor))),
  constraint permits_number_check CHECK (((number <> ''::text) AND (length(number) <= 60))),
  constraint permits_receipt_check CHECK ((length(receipt) <= 120)),
  constraint permits_spent_check CHECK ((spent_minor >= 0)),
  constraint permits_authority_id_fkey FOREIGN KEY (authority_id) REFERENCES authorities(id),
  constraint permits_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES permit_lots(id),
  constraint permits_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES booking_purchases(id) ON DELETE SET NULL
);
CREATE INDEX permits_by_lot ON public.permits USING btree (lot_id);
CREATE UNIQUE INDEX permits_by_number ON public.permits USING btree (authority_id, lower(number)) WHERE (number IS NOT NULL);
CREATE UNIQUE INDEX permits_by_purchase ON public.permits USING btree (purchase_id) WHERE (purchase_id IS NOT NULL);

create table pictures (
  id text not null,
  name text not null,
  alt text not null default ''::text,
  credit text not null default ''::text,
  focal_x double precision not null default 0.5,
  focal_y double precision not null default 0.5,
  type text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  hash text not null,
  state text not null default 'waiting'::text,
  drawn_hash text,
  drawn_width integer,
  drawn_height integer,
  created_by text not null,
  created_at timestamp with time zone not null,
  changed_by text not null,
  changed_at timestamp with time zone not null,
  version integer not null default 1,
  trashed_at timestamp with time zone,
  colour text,
  crop_x smallint,
  crop_y smallint,
  crop_hash text,
  constraint pictures_pkey PRIMARY KEY (id),
  constraint pictures_hash_key UNIQUE (hash),
  constraint pictures_alt_check CHECK ((length(alt) <= 300)),
  constraint pictures_bytes_check CHECK ((bytes > 0)),
  constraint pictures_check CHECK ((((drawn_hash IS NULL) = (drawn_width IS NULL)) AND ((drawn_hash IS NULL) = (drawn_height IS NULL)))),
  constraint pictures_check1 CHECK (((state <> 'ready'::text) OR (drawn_hash = hash))),
  constraint pictures_check2 CHECK ((((crop_hash IS NULL) = (colour IS NULL)) AND ((crop_hash IS NULL) = (crop_x IS NULL)) AND ((crop_hash IS NULL) = (crop_y IS NULL)))),
  constraint pictures_colour_check CHECK ((colour ~ '^#[0-9a-f]{6}$'::text)),
  constraint pictures_credit_check CHECK ((length(credit) <= 200)),
  constraint pictures_crop_x_check CHECK (((crop_x >= 0) AND (crop_x <= 4))),
  constraint pictures_crop_y_check CHECK (((crop_y >= 0) AND (crop_y <= 4))),
  constraint pictures_drawn_hash_check CHECK ((drawn_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint pictures_focal_x_check CHECK (((focal_x >= (0)::double precision) AND (focal_x <= (1)::double precision))),
  constraint pictures_focal_y_check CHECK (((focal_y >= (0)::double precision) AND (focal_y <= (1)::double precision))),
  constraint pictures_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  constraint pictures_height_check CHECK (((height >= 1) AND (height <= 4096))),
  constraint pictures_id_check CHECK ((id ~ '^[a-z0-9]{12}$'::text)),
  constraint pictures_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint pictures_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text]))),
  constraint pictures_type_check CHECK ((type = ANY (ARRAY['image/jpeg'::text, 'image/webp'::text]))),
  constraint pictures_width_check CHECK (((width >= 1) AND (width <= 4096)))
);
CREATE INDEX pictures_found ON public.pictures USING gin (alt gin_trgm_ops, name gin_trgm_ops);
CREATE INDEX pictures_newest_first ON public.pictures USING btree (created_at DESC, id DESC);
CREATE INDEX pictures_without_words ON public.pictures USING btree (id) WHERE ((alt = ''::text) AND (trashed_at IS NULL));

create table places (
  id text not null,
  country_id text not null,
  name text not null,
  kind text not null,
  lat double precision not null,
  lng double precision not null,
  constraint places_pkey PRIMARY KEY (id),
  constraint places_lat_check CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  constraint places_lng_check CHECK (((lng >= ('-180'::integer)::double precision) AND (lng <= (180)::double precision))),
  constraint places_country_id_fkey FOREIGN KEY (country_id) REFERENCES countries(id)
);

create table posts (
  slug text not null,
  title text not null,
  sentence text not null,
  lede text not null,
  topic text not null,
  scene jsonb not null,
  published_on date not null,
  updated_on date not null,
  body jsonb not null,
  sources text[] not null default '{}'::text[],
  journeys text[] not null default '{}'::text[],
  cover text,
  constraint posts_pkey PRIMARY KEY (slug),
  constraint posts_check CHECK ((updated_on >= published_on)),
  constraint posts_sentence_check CHECK (((length(sentence) >= 1) AND (length(sentence) <= 160))),
  constraint posts_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint posts_title_check CHECK ((title <> ''::text)),
  constraint posts_topic_check CHECK ((topic = ANY (ARRAY['planning'::text, 'gorillas'::text, 'kibeho'::text, 'parks'::text, 'people'::text, 'roads'::text]))),
  constraint posts_cover_fkey FOREIGN KEY (cover) REFERENCES pictures(id) ON DELETE SET NULL
);
CREATE INDEX posts_newest_first ON public.posts USING btree (published_on DESC, slug);

create table proposals (
  id uuid not null,
  trip_id uuid not null,
  version_id uuid not null,
  enquiry_id uuid not null,
  reference text not null,
  key_version integer not null default 1,
  state text not null,
  language text not null,
  customer text not null,
  greeting text not null default ''::text,
  content jsonb not null,
  sale jsonb not null,
  sent_at timestamp with time zone not null,
  sent_by text,
  ends_at timestamp with time zone not null,
  first_seen_at timestamp with time zone,
  last_seen_at timestamp with time zone,
  seen_count integer not null default 0,
  ended_at timestamp with time zone,
  ended_reason text not null default ''::text,
  ended_text text not null default ''::text,
  accepted_name text,
  accepted_option text,
  accepted_items uuid[],
  accepted_total_minor bigint,
  attempt_hash bytea,
  booking_id uuid,
  constraint proposals_pkey PRIMARY KEY (id),
  constraint proposals_booking_id_key UNIQUE (booking_id),
  constraint proposals_reference_key UNIQUE (reference),
  constraint proposals_accepted_check CHECK ((((state = 'accepted'::text) = (accepted_name IS NOT NULL)) AND ((state = 'accepted'::text) = (accepted_option IS NOT NULL)) AND ((state = 'accepted'::text) = (accepted_items IS NOT NULL)) AND ((state = 'accepted'::text) = (accepted_total_minor IS NOT NULL)) AND ((state = 'accepted'::text) OR (booking_id IS NULL)))),
  constraint proposals_accepted_name_check CHECK (((accepted_name <> ''::text) AND (length(accepted_name) <= 120))),
  constraint proposals_accepted_option_check CHECK ((accepted_option = ANY (ARRAY['A'::text, 'B'::text, 'C'::text, 'D'::text]))),
  constraint proposals_customer_check CHECK (((customer <> ''::text) AND (length(customer) <= 120))),
  constraint proposals_ended_check CHECK (((state = 'sent'::text) = (ended_at IS NULL))),
  constraint proposals_ended_reason_check CHECK ((length(ended_reason) <= 40)),
  constraint proposals_ended_text_check CHECK ((length(ended_text) <= 2000)),
  constraint proposals_ends_check CHECK ((ends_at > sent_at)),
  constraint proposals_greeting_check CHECK ((length(greeting) <= 4000)),
  constraint proposals_key_version_check CHECK ((key_version >= 1)),
  constraint proposals_language_check CHECK ((language ~ '^[a-z]{2,3}$'::text)),
  constraint proposals_reference_check CHECK ((reference ~ '^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$'::text)),
  constraint proposals_seen_check CHECK ((((seen_count = 0) = (first_seen_at IS NULL)) AND ((seen_count = 0) = (last_seen_at IS NULL)))),
  constraint proposals_state_check CHECK ((state = ANY (ARRAY['sent'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'superseded'::text]))),
  constraint proposals_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE SET NULL,
  constraint proposals_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON DELETE CASCADE,
  constraint proposals_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES staff(id) ON DELETE SET NULL,
  constraint proposals_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trips(id) ON DELETE CASCADE,
  constraint proposals_version_id_fkey FOREIGN KEY (version_id) REFERENCES trip_versions(id) ON DELETE CASCADE
);
CREATE INDEX proposals_by_enquiry ON public.proposals USING btree (enquiry_id);
CREATE INDEX proposals_by_sender ON public.proposals USING btree (sent_by) WHERE (sent_by IS NOT NULL);
CREATE INDEX proposals_by_version ON public.proposals USING btree (version_id);
CREATE INDEX proposals_of_trip ON public.proposals USING btree (trip_id, sent_at);
CREATE INDEX proposals_open_by_end ON public.proposals USING btree (ends_at) WHERE (state = 'sent'::text);
CREATE UNIQUE INDEX proposals_one_open ON public.proposals USING btree (trip_id) WHERE (state = 'sent'::text);

create table quotes (
  code text not null,
  ordered jsonb not null,
  party jsonb not null,
  title text not null,
  scene jsonb not null,
  starts_on date not null,
  ends_on date not null,
  lines jsonb not null,
  currency text not null,
  total_minor bigint not null,
  deposit_minor bigint not null,
  balance_due_on date not null,
  rwf_per_unit numeric(12,4) not null,
  created_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  constraint quotes_pkey PRIMARY KEY (code),
  constraint quotes_check CHECK (((deposit_minor >= 0) AND (deposit_minor <= total_minor))),
  constraint quotes_check1 CHECK ((ends_at > created_at)),
  constraint quotes_code_check CHECK ((code ~ '^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$'::text)),
  constraint quotes_rwf_per_unit_check CHECK ((rwf_per_unit > (0)::numeric)),
  constraint quotes_total_minor_check CHECK ((total_minor >= 0))
);
CREATE INDEX quotes_by_end ON public.quotes USING btree (ends_at);

create table rate_limit_hits (
  key text not null,
  count integer not null,
  since timestamp with time zone not null,
  constraint rate_limit_hits_pkey PRIMARY KEY (key),
  constraint rate_limit_hits_count_check CHECK ((count > 0))
);
CREATE INDEX rate_limit_hits_by_age ON public.rate_limit_hits USING btree (since);

create table redirects (
  kind text not null,
  slug text not null,
  entry_id bigint not null,
  moved_at timestamp with time zone not null,
  constraint redirects_pkey PRIMARY KEY (kind, slug),
  constraint redirects_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint redirects_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES entries(id)
);

create table saved_views (
  id uuid not null,
  staff_id text not null,
  list text not null,
  name text not null,
  query text not null,
  shared boolean not null,
  created_at timestamp with time zone not null,
  constraint saved_views_pkey PRIMARY KEY (id),
  constraint saved_views_list_check CHECK ((list ~ '^[a-z-]{1,40}$'::text)),
  constraint saved_views_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40))),
  constraint saved_views_query_check CHECK (((length(query) >= 1) AND (length(query) <= 1000))),
  constraint saved_views_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX saved_views_of_staff ON public.saved_views USING btree (staff_id, list, lower(name));
CREATE UNIQUE INDEX shared_views_of_list ON public.saved_views USING btree (list, lower(name)) WHERE shared;

create table search_documents (
  kind text not null,
  id text not null,
  part text not null,
  title text not null,
  href text not null,
  sentence text not null,
  body text not null,
  countries text[] not null,
  weight real not null,
  titles_folded text not null,
  sentence_folded text not null,
  body_folded text not null,
  titles tsvector generated always as (setweight((to_tsvector('english'::regconfig, titles_folded) || to_tsvector('simple'::regconfig, titles_folded)), 'A'::"char")) stored not null,
  everything tsvector generated always as (((setweight((to_tsvector('english'::regconfig, titles_folded) || to_tsvector('simple'::regconfig, titles_folded)), 'A'::"char") || setweight(to_tsvector('english'::regconfig, sentence_folded), 'B'::"char")) || setweight(to_tsvector('english'::regconfig, body_folded), 'D'::"char"))) stored not null,
  constraint search_documents_pkey PRIMARY KEY (kind, id),
  constraint search_documents_href_check CHECK ((href ~~ '/%'::text)),
  constraint search_documents_id_check CHECK ((id <> ''::text)),
  constraint search_documents_kind_check CHECK ((kind <> ''::text)),
  constraint search_documents_part_check CHECK ((part <> ''::text)),
  constraint search_documents_title_check CHECK ((title <> ''::text)),
  constraint search_documents_weight_check CHECK ((weight > (0)::double precision))
);
CREATE INDEX search_documents_everything ON public.search_documents USING gin (everything);
CREATE INDEX search_documents_titles ON public.search_documents USING gin (titles);
CREATE INDEX search_documents_titles_near ON public.search_documents USING gin (titles_folded gin_trgm_ops);

create table search_language_documents (
  language text not null,
  config text not null,
  kind text not null,
  id text not null,
  part text not null,
  title text not null,
  href text not null,
  sentence text not null,
  body text not null,
  countries text[] not null,
  weight real not null,
  titles_folded text not null,
  sentence_folded text not null,
  body_folded text not null,
  english_titles_folded text not null,
  english_sentence_folded text not null,
  english_body_folded text not null,
  titles tsvector generated always as ((setweight((((to_tsvector(
CASE
    WHEN (english_titles_folded = ''::text) THEN 'english'::regconfig
    ELSE search_config(config)
END, titles_folded) || to_tsvector('simple'::regconfig, titles_folded)) || to_tsvector('english'::regconfig, english_titles_folded)) || to_tsvector('simple'::regconfig, english_titles_folded)), 'A'::"char") || array_to_tsvector(ARRAY[search_mark(language)]))) stored not null,
  everything tsvector generated always as ((((setweight((((to_tsvector(
CASE
    WHEN (english_titles_folded = ''::text) THEN 'english'::regconfig
    ELSE search_config(config)
END, titles_folded) || to_tsvector('simple'::regconfig, titles_folded)) || to_tsvector('english'::regconfig, english_titles_folded)) || to_tsvector('simple'::regconfig, english_titles_folded)), 'A'::"char") || setweight((to_tsvector(
CASE
    WHEN (english_sentence_folded = ''::text) THEN 'english'::regconfig
    ELSE search_config(config)
END, sentence_folded) || to_tsvector('english'::regconfig, english_sentence_folded)), 'B'::"char")) || setweight((to_tsvector(
CASE
    WHEN (english_body_folded = ''::text) THEN 'english'::regconfig
    ELSE search_config(config)
END, body_folded) || to_tsvector('english'::regconfig, english_body_folded)), 'D'::"char")) || array_to_tsvector(ARRAY[search_mark(language)]))) stored not null,
  constraint search_language_documents_pkey PRIMARY KEY (language, kind, id),
  constraint search_language_documents_config_check CHECK ((config <> ''::text)),
  constraint search_language_documents_href_check CHECK ((href ~~ '/%'::text)),
  constraint search_language_documents_id_check CHECK ((id <> ''::text)),
  constraint search_language_documents_kind_check CHECK ((kind <> ''::text)),
  constraint search_language_documents_language_check CHECK (((language ~ '^[a-z]{2,3}$'::text) AND (language <> 'en'::text))),
  constraint search_language_documents_part_check CHECK ((part <> ''::text)),
  constraint search_language_documents_title_check CHECK ((title <> ''::text)),
  constraint search_language_documents_weight_check CHECK ((weight > (0)::double precision))
);
CREATE INDEX search_language_documents_everything ON public.search_language_documents USING gin (everything);
CREATE INDEX search_language_documents_titles ON public.search_language_documents USING gin (titles);
CREATE INDEX search_language_documents_titles_near ON public.search_language_documents USING gin (titles_folded gin_trgm_ops);

create table search_language_misses (
  language text not null,
  query text not null,
  day date not null,
  count integer not null default 1,
  constraint search_language_misses_pkey PRIMARY KEY (day, language, query),
  constraint search_language_misses_count_check CHECK ((count > 0)),
  constraint search_language_misses_language_check CHECK (((language ~ '^[a-z]{2,3}$'::text) AND (language <> 'en'::text))),
  constraint search_language_misses_query_check CHECK (((length(query) >= 1) AND (length(query) <= 100)))
);

create table search_language_words (
  language text not null,
  word text not null,
  documents integer not null,
  constraint search_language_words_pkey PRIMARY KEY (language, word),
  constraint search_language_words_documents_check CHECK ((documents > 0)),
  constraint search_language_words_language_check CHECK (((language ~ '^[a-z]{2,3}$'::text) AND (language <> 'en'::text)))
);
CREATE INDEX search_language_words_near ON public.search_language_words USING gin (word gin_trgm_ops);

create table search_misses (
  query text not null,
  day date not null,
  count integer not null default 1,
  constraint search_misses_pkey PRIMARY KEY (day, query),
  constraint search_misses_count_check CHECK ((count > 0)),
  constraint search_misses_query_check CHECK (((length(query) >= 1) AND (length(query) <= 100)))
);

create table search_words (
  word text not null,
  documents integer not null,
  constraint search_words_pkey PRIMARY KEY (word),
  constraint search_words_documents_check CHECK ((documents > 0))
);
CREATE INDEX search_words_near ON public.search_words USING gin (word gin_trgm_ops);

create table settings (
  key text not null,
  value jsonb not null,
  updated_at timestamp with time zone not null default now(),
  constraint settings_pkey PRIMARY KEY (key)
);

create table shipment_events (
  id bigint generated always as identity not null,
  shipment_id uuid not null,
  version integer not null,
  at timestamp with time zone not null,
  actor text not null,
  event text not null,
  text text not null,
  total_minor bigint not null,
  constraint shipment_events_pkey PRIMARY KEY (id),
  constraint shipment_events_shipment_id_version_key UNIQUE (shipment_id, version),
  constraint shipment_events_actor_check CHECK ((actor <> ''::text)),
  constraint shipment_events_event_check CHECK ((event = ANY (ARRAY['save'::text, 'quote'::text, 'accept'::text, 'lose'::text, 'reopen'::text, 'load'::text, 'deliver'::text, 'note'::text]))),
  constraint shipment_events_text_check CHECK ((length(text) <= 4000)),
  constraint shipment_events_total_minor_check CHECK ((total_minor >= 0)),
  constraint shipment_events_version_check CHECK ((version > 1)),
  constraint shipment_events_shipment_id_fkey FOREIGN KEY (shipment_id) REFERENCES shipments(id) ON DELETE CASCADE
);

create table shipments (
  id uuid not null,
  enquiry_id uuid not null,
  state text not null default 'new'::text,
  version integer not null default 1,
  mode text,
  origin text not null,
  destination text not null,
  goods text not null,
  pieces jsonb not null default '[]'::jsonb,
  lines jsonb not null default '[]'::jsonb,
  total_minor bigint not null default 0,
  valid_until date,
  left_out text not null default ''::text,
  reason text not null default ''::text,
  accepted_on date,
  loaded_on date,
  expected_on date,
  delivered_on date,
  changed_at timestamp with time zone not null,
  constraint shipments_pkey PRIMARY KEY (id),
  constraint shipments_enquiry_id_key UNIQUE (enquiry_id),
  constraint a_delivered_one_says_when CHECK (((state = 'delivered'::text) = (delivered_on IS NOT NULL))),
  constraint a_lost_one_says_why CHECK (((state <> 'lost'::text) OR (reason <> ''::text))),
  constraint a_moving_one_says_since_when CHECK (((state <> ALL (ARRAY['moving'::text, 'delivered'::text])) OR (loaded_on IS NOT NULL))),
  constraint a_price_is_whole CHECK (((state = ANY (ARRAY['new'::text, 'lost'::text])) OR ((total_minor > 0) AND (valid_until IS NOT NULL)))),
  constraint an_accepted_one_says_when CHECK (((state <> ALL (ARRAY['accepted'::text, 'moving'::text, 'delivered'::text])) OR (accepted_on IS NOT NULL))),
  constraint shipments_check CHECK ((expected_on >= loaded_on)),
  constraint shipments_check1 CHECK ((delivered_on >= loaded_on)),
  constraint shipments_destination_check CHECK (((length(destination) <= 120) AND (destination !~ '[[:cntrl:]]'::text))),
  constraint shipments_goods_check CHECK (((length(goods) <= 200) AND (goods !~ '[[:cntrl:]]'::text))),
  constraint shipments_left_out_check CHECK ((length(left_out) <= 1000)),
  constraint shipments_lines_check CHECK ((jsonb_typeof(lines) = 'array'::text)),
  constraint shipments_mode_check CHECK ((mode = ANY (ARRAY['air'::text, 'sea-road'::text, 'road-container'::text, 'road'::text, 'courier'::text]))),
  constraint shipments_origin_check CHECK (((length(origin) <= 120) AND (origin !~ '[[:cntrl:]]'::text))),
  constraint shipments_pieces_check CHECK ((jsonb_typeof(pieces) = 'array'::text)),
  constraint shipments_reason_check CHECK ((length(reason) <= 1000)),
  constraint shipments_state_check CHECK ((state = ANY (ARRAY['new'::text, 'priced'::text, 'accepted'::text, 'lost'::text, 'moving'::text, 'delivered'::text]))),
  constraint shipments_total_minor_check CHECK ((total_minor >= 0)),
  constraint shipments_version_check CHECK ((version > 0)),
  constraint shipments_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON DELETE CASCADE
);
CREATE INDEX shipments_by_state ON public.shipments USING btree (state, changed_at DESC, id DESC);
CREATE INDEX shipments_newest_first ON public.shipments USING btree (changed_at DESC, id DESC);

create table shrines (
  id text not null,
  name text not null,
  guide jsonb not null,
  constraint shrines_pkey PRIMARY KEY (id),
  constraint shrines_id_check CHECK ((id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint shrines_name_check CHECK ((name <> ''::text))
);

create table staff (
  id text not null,
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  image text,
  role text not null default 'read-only'::text,
  disabled boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  invited_at timestamp with time zone,
  joined_at timestamp with time zone,
  language text not null default 'en'::text,
  constraint staff_pkey PRIMARY KEY (id),
  constraint staff_email_key UNIQUE (email),
  constraint staff_email_check CHECK ((email = lower(email))),
  constraint staff_language_check CHECK ((language = ANY (ARRAY['en'::text, 'fr'::text]))),
  constraint staff_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'sales'::text, 'editor'::text, 'translator'::text, 'read-only'::text])))
);

create table staff_accounts (
  id text not null,
  staff_id text not null,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamp with time zone,
  refresh_token_expires_at timestamp with time zone,
  scope text,
  password text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint staff_accounts_pkey PRIMARY KEY (id),
  constraint staff_accounts_provider_id_account_id_key UNIQUE (provider_id, account_id),
  constraint staff_accounts_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);
CREATE INDEX staff_accounts_by_staff ON public.staff_accounts USING btree (staff_id);

create table staff_authenticators (
  staff_id text not null,
  secret_sealed bytea not null,
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  created_at timestamp with time zone not null,
  next_sealed bytea,
  constraint staff_authenticators_pkey PRIMARY KEY (staff_id),
  constraint staff_authenticators_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);

create table staff_keys (
  id uuid not null,
  purpose text not null,
  staff_id text,
  facts jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint staff_keys_pkey PRIMARY KEY (id),
  constraint staff_keys_check CHECK ((expires_at > created_at)),
  constraint staff_keys_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);
CREATE INDEX staff_keys_by_end ON public.staff_keys USING btree (expires_at);
CREATE INDEX staff_keys_by_staff ON public.staff_keys USING btree (staff_id, purpose);

create table staff_passkeys (
  id text not null,
  staff_id text not null,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint staff_passkeys_pkey PRIMARY KEY (id),
  constraint staff_passkeys_counter_check CHECK ((counter >= 0)),
  constraint staff_passkeys_name_check CHECK ((name <> ''::text)),
  constraint staff_passkeys_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);
CREATE INDEX staff_passkeys_by_staff ON public.staff_passkeys USING btree (staff_id);

create table staff_provider_tokens (
  session_id text not null,
  expires_at timestamp with time zone not null,
  refresh_sealed bytea,
  id_token_sealed bytea not null,
  refreshed_at timestamp with time zone not null,
  asking_until timestamp with time zone,
  proved_at timestamp with time zone,
  constraint staff_provider_tokens_pkey PRIMARY KEY (session_id),
  constraint staff_provider_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES staff_sessions(id) ON DELETE CASCADE
);

create table staff_recovery_codes (
  staff_id text not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint staff_recovery_codes_pkey PRIMARY KEY (staff_id, code_hash),
  constraint staff_recovery_codes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);

create table staff_sessions (
  id text not null,
  staff_id text not null,
  token text not null,
  expires_at timestamp with time zone not null,
  ip_address text,
  user_agent text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  method text not null default 'password'::text,
  constraint staff_sessions_pkey PRIMARY KEY (id),
  constraint staff_sessions_token_key UNIQUE (token),
  constraint staff_sessions_method_check CHECK ((method = ANY (ARRAY['password'::text, 'link'::text, 'passkey'::text, 'provider'::text]))),
  constraint staff_sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);
CREATE INDEX staff_sessions_by_staff ON public.staff_sessions USING btree (staff_id);

create table staff_tries (
  key text not null,
  count integer not null,
  since timestamp with time zone not null,
  constraint staff_tries_pkey PRIMARY KEY (key),
  constraint staff_tries_count_check CHECK ((count > 0))
);
CREATE INDEX staff_tries_by_age ON public.staff_tries USING btree (since);

create table staff_verifications (
  id text not null,
  identifier text not null,
  value text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint staff_verifications_pkey PRIMARY KEY (id)
);
CREATE INDEX staff_verifications_by_identifier ON public.staff_verifications USING btree (identifier);

create table stock_claims (
  id bigint generated always as identity not null,
  booking_id uuid not null,
  resource text not null,
  day date not null,
  quantity integer not null,
  permanent boolean not null default false,
  held_until timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint stock_claims_pkey PRIMARY KEY (id),
  constraint stock_claims_booking_id_resource_day_key UNIQUE (booking_id, resource, day),
  constraint a_claim_is_permanent_or_ends CHECK ((permanent = (held_until IS NULL))),
  constraint stock_claims_quantity_check CHECK ((quantity > 0)),
  constraint stock_claims_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) DEFERRABLE INITIALLY DEFERRED,
  constraint stock_claims_resource_day_fkey FOREIGN KEY (resource, day) REFERENCES stock_days(resource, day)
);
CREATE INDEX stock_claims_by_day ON public.stock_claims USING btree (resource, day);

create table stock_days (
  resource text not null,
  day date not null,
  capacity integer not null,
  constraint stock_days_pkey PRIMARY KEY (resource, day),
  constraint stock_days_capacity_check CHECK ((capacity >= 0))
);

create table stock_waiting (
  booking_id uuid not null,
  resource text not null,
  day date not null,
  quantity integer not null,
  since timestamp with time zone not null,
  constraint stock_waiting_pkey PRIMARY KEY (booking_id),
  constraint stock_waiting_quantity_check CHECK ((quantity > 0)),
  constraint stock_waiting_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) DEFERRABLE INITIALLY DEFERRED,
  constraint stock_waiting_resource_day_fkey FOREIGN KEY (resource, day) REFERENCES stock_days(resource, day)
);
CREATE INDEX stock_waiting_by_day ON public.stock_waiting USING btree (resource, day, since);

create table subscribers (
  id uuid not null,
  email text not null,
  state text not null,
  token_hash bytea not null,
  asked_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  ended_at timestamp with time zone,
  language text not null default 'en'::text,
  constraint subscribers_pkey PRIMARY KEY (id),
  constraint subscribers_email_key UNIQUE (email),
  constraint subscribers_token_hash_key UNIQUE (token_hash),
  constraint asked_is_not_yet_confirmed CHECK (((state <> 'asked'::text) OR (confirmed_at IS NULL))),
  constraint confirmed_says_when CHECK (((state <> 'confirmed'::text) OR (confirmed_at IS NOT NULL))),
  constraint ended_says_when CHECK (((state = 'ended'::text) = (ended_at IS NOT NULL))),
  constraint subscribers_check CHECK ((confirmed_at >= asked_at)),
  constraint subscribers_check1 CHECK ((ended_at >= asked_at)),
  constraint subscribers_email_check CHECK (((email = lower(email)) AND ((length(email) >= 3) AND (length(email) <= 254)) AND (email ~ '^[^[:space:][:cntrl:]]+@[^[:space:][:cntrl:]]+$'::text))),
  constraint subscribers_language_check CHECK ((language ~ '^[a-z]{2,3}$'::text)),
  constraint subscribers_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'confirmed'::text, 'ended'::text]))),
  constraint subscribers_token_hash_check CHECK ((length(token_hash) = 32))
);
CREATE INDEX subscribers_by_state ON public.subscribers USING btree (state, asked_at);
CREATE INDEX subscribers_confirmed ON public.subscribers USING btree (id) WHERE (state = 'confirmed'::text);

create table supplier_closures (
  id integer generated always as identity not null,
  service_id integer not null,
  from_on date not null,
  to_on date not null,
  reason text not null,
  constraint supplier_closures_pkey PRIMARY KEY (id),
  constraint supplier_closures_days_check CHECK ((from_on <= to_on)),
  constraint supplier_closures_reason_check CHECK (((reason <> ''::text) AND (length(reason) <= 200))),
  constraint supplier_closures_never_two EXCLUDE USING gist (service_id WITH =, daterange(from_on, to_on, '[]'::text) WITH &&),
  constraint supplier_closures_service_id_fkey FOREIGN KEY (service_id) REFERENCES supplier_services(id)
);

create table supplier_contracts (
  id integer generated always as identity not null,
  supplier_id integer not null,
  name text not null,
  valid_from date not null,
  valid_to date not null,
  currency text not null,
  pricing text not null,
  commission_bp integer,
  vat text not null,
  vat_bp integer not null,
  vat_reclaimed boolean not null,
  levy text not null,
  levy_bp integer not null,
  resale text not null,
  season_rule text not null,
  children jsonb not null default '[]'::jsonb,
  free_every integer,
  free_most integer,
  payment jsonb not null default '[]'::jsonb,
  cancellation jsonb not null default '[]'::jsonb,
  note text not null default ''::text,
  state text not null default 'draft'::text,
  ended_on date,
  version integer not null default 1,
  constraint supplier_contracts_pkey PRIMARY KEY (id),
  constraint supplier_contracts_commission_check CHECK (((commission_bp >= 0) AND (commission_bp <= 9000))),
  constraint supplier_contracts_commissionable_check CHECK (((pricing = 'commissionable'::text) = (commission_bp IS NOT NULL))),
  constraint supplier_contracts_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'EUR'::text, 'RWF'::text, 'UGX'::text, 'KES'::text, 'TZS'::text]))),
  constraint supplier_contracts_days_check CHECK (((valid_from <= valid_to) AND (valid_to < (valid_from + '3 years'::interval)))),
  constraint supplier_contracts_ended_check CHECK (((state = 'ended'::text) = (ended_on IS NOT NULL))),
  constraint supplier_contracts_ended_on_check CHECK (((ended_on >= (valid_from - 1)) AND (ended_on <= valid_to))),
  constraint supplier_contracts_free_check CHECK (((free_every IS NULL) = (free_most IS NULL))),
  constraint supplier_contracts_free_every_check CHECK (((free_every >= 2) AND (free_every <= 100))),
  constraint supplier_contracts_free_most_check CHECK (((free_most >= 1) AND (free_most <= 20))),
  constraint supplier_contracts_levy_bp_check CHECK (((levy_bp >= 0) AND (levy_bp <= 5000))),
  constraint supplier_contracts_levy_check CHECK ((levy = ANY (ARRAY['included'::text, 'added'::text, 'none'::text]))),
  constraint supplier_contracts_name_check CHECK (((name <> ''::text) AND (length(name) <= 120))),
  constraint supplier_contracts_no_levy_check CHECK (((levy <> 'none'::text) OR (levy_bp = 0))),
  constraint supplier_contracts_no_vat_check CHECK (((vat <> 'none'::text) OR ((vat_bp = 0) AND (NOT vat_reclaimed)))),
  constraint supplier_contracts_pricing_check CHECK ((pricing = ANY (ARRAY['net'::text, 'commissionable'::text]))),
  constraint supplier_contracts_resale_check CHECK ((resale = ANY (ARRAY['free'::text, 'not-below-rack'::text]))),
  constraint supplier_contracts_season_rule_check CHECK ((season_rule = ANY (ARRAY['night'::text, 'arrival'::text]))),
  constraint supplier_contracts_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'active'::text, 'ended'::text]))),
  constraint supplier_contracts_vat_bp_check CHECK (((vat_bp >= 0) AND (vat_bp <= 5000))),
  constraint supplier_contracts_vat_check CHECK ((vat = ANY (ARRAY['included'::text, 'added'::text, 'none'::text]))),
  constraint supplier_contracts_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
);
CREATE UNIQUE INDEX supplier_contracts_name ON public.supplier_contracts USING btree (supplier_id, lower(name));

create table supplier_invoices (
  id bigint generated always as identity not null,
  supplier_id integer not null,
  number text not null,
  invoiced_on date not null,
  due_on date not null,
  currency text not null,
  total_minor bigint not null,
  credits_id bigint,
  state text not null,
  reason text not null default ''::text,
  recorded_by_id text not null,
  recorded_by text not null,
  recorded_at timestamp with time zone not null,
  settled_by text,
  settled_at timestamp with time zone,
  version integer not null default 1,
  sample boolean not null default false,
  constraint supplier_invoices_pkey PRIMARY KEY (id),
  constraint supplier_invoices_credit_check CHECK (((total_minor < 0) = (credits_id IS NOT NULL))),
  constraint supplier_invoices_disputed_check CHECK (((state <> ALL (ARRAY['disputed'::text, 'rejected'::text])) OR (reason <> ''::text))),
  constraint supplier_invoices_number_check CHECK (((number ~ '\S'::text) AND (length(number) <= 60))),
  constraint supplier_invoices_reason_check CHECK ((length(reason) <= 400)),
  constraint supplier_invoices_settled_check CHECK (((settled_at IS NULL) = (settled_by IS NULL))),
  constraint supplier_invoices_state_check CHECK ((state = ANY (ARRAY['matched'::text, 'taken'::text, 'approved'::text, 'disputed'::text, 'rejected'::text]))),
  constraint supplier_invoices_total_check CHECK ((total_minor <> 0)),
  constraint supplier_invoices_credits_id_fkey FOREIGN KEY (credits_id) REFERENCES supplier_invoices(id),
  constraint supplier_invoices_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
);
CREATE INDEX supplier_invoices_by_credited ON public.supplier_invoices USING btree (credits_id) WHERE (credits_id IS NOT NULL);
CREATE INDEX supplier_invoices_by_supplier ON public.supplier_invoices USING btree (supplier_id, id DESC);
CREATE INDEX supplier_invoices_open ON public.supplier_invoices USING btree (due_on) WHERE (state = ANY (ARRAY['matched'::text, 'disputed'::text]));
CREATE INDEX supplier_invoices_that_are_samples ON public.supplier_invoices USING btree (id) WHERE sample;
CREATE UNIQUE INDEX supplier_invoices_once ON public.supplier_invoices USING btree (supplier_id, lower(number)) WHERE (state <> 'rejected'::text);

create table supplier_messages (
  id bigint generated always as identity not null,
  order_id bigint not null,
  number integer not null,
  kind text not null,
  method text not null,
  spoke_with text not null default ''::text,
  lines jsonb not null default '[]'::jsonb,
  content_hash text not null default ''::text,
  sent_at timestamp with time zone not null,
  sent_by text not null,
  answer jsonb,
  answered_at timestamp with time zone,
  queued boolean not null default true,
  staff_sent_at timestamp with time zone,
  staff_sent_by text not null default ''::text,
  staff_sent_how text not null default ''::text,
  constraint supplier_messages_pkey PRIMARY KEY (id),
  constraint supplier_messages_once UNIQUE (order_id, number),
  constraint supplier_messages_answer_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
  constraint supplier_messages_kind_check CHECK ((kind = ANY (ARRAY['order'::text, 'reminder'::text, 'rooming-list'::text, 'voucher'::text]))),
  constraint supplier_messages_lines_check CHECK ((jsonb_typeof(lines) = 'array'::text)),
  constraint supplier_messages_method_check CHECK ((method = ANY (ARRAY['email'::text, 'phone'::text]))),
  constraint supplier_messages_number_check CHECK ((number > 0)),
  constraint supplier_messages_spoke_with_check CHECK ((length(spoke_with) <= 120)),
  constraint supplier_messages_staff_sent_check CHECK ((((staff_sent_at IS NOT NULL) = (staff_sent_how <> ''::text)) AND ((staff_sent_at IS NOT NULL) = (staff_sent_by <> ''::text)))),
  constraint supplier_messages_staff_sent_how_check CHECK ((staff_sent_how = ANY (ARRAY[''::text, 'email'::text, 'whatsapp'::text, 'phone'::text, 'hand'::text]))),
  constraint supplier_messages_order_id_fkey FOREIGN KEY (order_id) REFERENCES supplier_orders(id) ON DELETE CASCADE
);

create table supplier_order_lines (
  id bigint generated always as identity not null,
  run_id bigint not null,
  order_id bigint,
  item_key text not null,
  kind text not null,
  service_id integer,
  title text not null,
  first_day date not null,
  last_day date not null,
  details jsonb not null,
  currency text not null default 'USD'::text,
  cost_minor bigint,
  state text not null,
  sent jsonb,
  agreed jsonb,
  declined_fingerprint text not null default ''::text,
  their_reference text not null default ''::text,
  provisional_until timestamp with time zone,
  answer_by timestamp with time zone,
  proposed_minor bigint,
  fee_minor bigint not null default 0,
  cancelled_from text not null default ''::text,
  cancellation_sent_at timestamp with time zone,
  note text not null default ''::text,
  confirmed_at timestamp with time zone,
  ended_at timestamp with time zone,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  constraint supplier_order_lines_pkey PRIMARY KEY (id),
  constraint supplier_order_lines_agreed_check CHECK (((agreed IS NOT NULL) OR (state <> ALL (ARRAY['confirmed'::text, 'used'::text, 'not-delivered'::text])))),
  constraint supplier_order_lines_cost_check CHECK ((cost_minor >= 0)),
  constraint supplier_order_lines_days_check CHECK (((last_day >= first_day) AND (last_day < (first_day + 400)))),
  constraint supplier_order_lines_ended_check CHECK (((ended_at IS NOT NULL) = (state = ANY (ARRAY['declined'::text, 'cancelled'::text, 'dropped'::text, 'used'::text, 'not-delivered'::text])))),
  constraint supplier_order_lines_fee_check CHECK ((fee_minor >= 0)),
  constraint supplier_order_lines_item_key_check CHECK (((length(item_key) >= 1) AND (length(item_key) <= 120))),
  constraint supplier_order_lines_kind_check CHECK ((kind = ANY (ARRAY['stay'::text, 'transport'::text, 'guide'::text, 'activity'::text, 'meal'::text, 'flight'::text, 'other'::text]))),
  constraint supplier_order_lines_note_check CHECK ((length(note) <= 1000)),
  constraint supplier_order_lines_order_check CHECK (((order_id IS NOT NULL) OR (state = ANY (ARRAY['to-choose'::text, 'dropped'::text])))),
  constraint supplier_order_lines_proposed_check CHECK ((proposed_minor >= 0)),
  constraint supplier_order_lines_provisional_check CHECK (((provisional_until IS NOT NULL) = (state = 'provisional'::text))),
  constraint supplier_order_lines_sent_check CHECK (((sent IS NOT NULL) OR (state <> ALL (ARRAY['requested'::text, 'wait-listed'::text, 'provisional'::text, 'confirmed'::text, 'declined'::text, 'used'::text, 'not-delivered'::text])))),
  constraint supplier_order_lines_state_check CHECK ((state = ANY (ARRAY['to-choose'::text, 'to-request'::text, 'requested'::text, 'wait-listed'::text, 'provisional'::text, 'confirmed'::text, 'declined'::text, 'cancelled'::text, 'dropped'::text, 'used'::text, 'not-delivered'::text]))),
  constraint supplier_order_lines_their_reference_check CHECK ((length(their_reference) <= 60)),
  constraint supplier_order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES supplier_orders(id) ON DELETE CASCADE,
  constraint supplier_order_lines_run_id_fkey FOREIGN KEY (run_id) REFERENCES supply_runs(id) ON DELETE CASCADE,
  constraint supplier_order_lines_service_id_fkey FOREIGN KEY (service_id) REFERENCES supplier_services(id)
);
CREATE INDEX supplier_order_lines_by_day ON public.supplier_order_lines USING btree (first_day, run_id, COALESCE(order_id, (0)::bigint));
CREATE INDEX supplier_order_lines_by_order ON public.supplier_order_lines USING btree (order_id);
CREATE INDEX supplier_order_lines_by_run ON public.supplier_order_lines USING btree (run_id);
CREATE INDEX supplier_order_lines_open ON public.supplier_order_lines USING btree (first_day) WHERE (state = ANY (ARRAY['to-choose'::text, 'to-request'::text, 'requested'::text, 'wait-listed'::text, 'provisional'::text, 'confirmed'::text]));
CREATE INDEX supplier_order_lines_to_withdraw ON public.supplier_order_lines USING btree (first_day) WHERE ((state = 'cancelled'::text) AND (sent IS NOT NULL) AND (cancellation_sent_at IS NULL));
CREATE INDEX supplier_order_lines_withdrawn ON public.supplier_order_lines USING btree (last_day) WHERE ((state = 'cancelled'::text) AND (cancellation_sent_at IS NOT NULL));
CREATE UNIQUE INDEX supplier_order_lines_once ON public.supplier_order_lines USING btree (run_id, item_key) WHERE (state = ANY (ARRAY['to-choose'::text, 'to-request'::text, 'requested'::text, 'wait-listed'::text, 'provisional'::text, 'confirmed'::text]));

create table supplier_orders (
  id bigint generated always as identity not null,
  run_id bigint not null,
  supplier_id integer not null,
  reference text not null,
  created_at timestamp with time zone not null,
  constraint supplier_orders_pkey PRIMARY KEY (id),
  constraint supplier_orders_once UNIQUE (run_id, supplier_id),
  constraint supplier_orders_reference_once UNIQUE (reference),
  constraint supplier_orders_reference_check CHECK ((reference ~ '^S-[A-HJ-NP-Z2-9]{4}$'::text)),
  constraint supplier_orders_run_id_fkey FOREIGN KEY (run_id) REFERENCES supply_runs(id) ON DELETE CASCADE,
  constraint supplier_orders_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
);
CREATE INDEX supplier_orders_by_supplier ON public.supplier_orders USING btree (supplier_id);

create table supplier_rates (
  id bigint generated always as identity not null,
  service_id integer not null,
  contract_id integer not null,
  from_on date not null,
  to_on date not null,
  weekdays smallint[] not null,
  residency text,
  party_from integer not null default 1,
  party_to integer,
  nights_from integer not null default 1,
  nights_to integer,
  amount_minor bigint not null,
  single_minor bigint,
  third_minor bigint,
  rack_minor bigint,
  children jsonb,
  live boolean not null,
  supersedes bigint,
  created_at timestamp with time zone not null,
  created_by text not null,
  ended_at timestamp with time zone,
  constraint supplier_rates_pkey PRIMARY KEY (id),
  constraint supplier_rates_amount_check CHECK (((amount_minor >= 1) AND (amount_minor <= 100000000))),
  constraint supplier_rates_created_by_check CHECK ((created_by <> ''::text)),
  constraint supplier_rates_days_check CHECK ((from_on <= to_on)),
  constraint supplier_rates_ended_check CHECK (((NOT live) OR (ended_at IS NULL))),
  constraint supplier_rates_nights_from_check CHECK (((nights_from >= 1) AND (nights_from <= 60))),
  constraint supplier_rates_nights_to_check CHECK (((nights_to >= nights_from) AND (nights_to <= 60))),
  constraint supplier_rates_party_from_check CHECK (((party_from >= 1) AND (party_from <= 60))),
  constraint supplier_rates_party_to_check CHECK (((party_to >= party_from) AND (party_to <= 60))),
  constraint supplier_rates_rack_check CHECK (((rack_minor >= 1) AND (rack_minor <= 100000000))),
  constraint supplier_rates_residency_check CHECK ((residency = ANY (ARRAY['foreign'::text, 'resident'::text, 'african'::text, 'eac'::text]))),
  constraint supplier_rates_single_check CHECK (((single_minor >= 1) AND (single_minor <= 100000000))),
  constraint supplier_rates_third_check CHECK (((third_minor >= 1) AND (third_minor <= 100000000))),
  constraint supplier_rates_weekdays_check CHECK (((cardinality(weekdays) > 0) AND (weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]))),
  constraint supplier_rates_never_two EXCLUDE USING gist (service_id WITH =, COALESCE(residency, ''::text) WITH =, weekday_ranges(weekdays) WITH &&, daterange(from_on, to_on, '[]'::text) WITH &&, int4range(party_from, party_to, '[]'::text) WITH &&, int4range(nights_from, nights_to, '[]'::text) WITH &&) WHERE (live),
  constraint supplier_rates_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES supplier_contracts(id),
  constraint supplier_rates_service_id_fkey FOREIGN KEY (service_id) REFERENCES supplier_services(id),
  constraint supplier_rates_supersedes_fkey FOREIGN KEY (supersedes) REFERENCES supplier_rates(id)
);
CREATE INDEX supplier_rates_by_contract ON public.supplier_rates USING btree (contract_id, service_id, from_on) WHERE (ended_at IS NULL);
CREATE INDEX supplier_rates_by_service ON public.supplier_rates USING btree (service_id, from_on) WHERE (ended_at IS NULL);

create table supplier_replies (
  id bigint generated always as identity not null,
  order_id bigint not null,
  replies jsonb not null,
  text text not null default ''::text,
  replied_at timestamp with time zone not null,
  stands boolean not null default true,
  recorded_by text,
  constraint supplier_replies_pkey PRIMARY KEY (id),
  constraint supplier_replies_replies_check CHECK ((jsonb_typeof(replies) = 'array'::text)),
  constraint supplier_replies_text_check CHECK ((length(text) <= 4000)),
  constraint supplier_replies_order_id_fkey FOREIGN KEY (order_id) REFERENCES supplier_orders(id) ON DELETE CASCADE
);
CREATE INDEX supplier_replies_by_order ON public.supplier_replies USING btree (order_id);

create table supplier_services (
  id integer generated always as identity not null,
  supplier_id integer not null,
  kind text not null,
  name text not null,
  basis text not null,
  board text,
  beds integer,
  most_guests integer,
  seats integer,
  minimum_age integer not null default 0,
  archived_at timestamp with time zone,
  version integer not null default 1,
  room_id text,
  constraint supplier_services_pkey PRIMARY KEY (id),
  constraint supplier_services_basis_check CHECK ((basis = ANY (ARRAY['person-night'::text, 'room-night'::text, 'person'::text, 'vehicle-day'::text, 'group'::text, 'km'::text, 'item'::text]))),
  constraint supplier_services_beds_check CHECK (((beds >= 1) AND (beds <= 12))),
  constraint supplier_services_board_check CHECK ((board = ANY (ARRAY['RO'::text, 'BB'::text, 'HB'::text, 'FB'::text, 'GP'::text]))),
  constraint supplier_services_kind_check CHECK ((kind = ANY (ARRAY['stay'::text, 'transport'::text, 'guide'::text, 'activity'::text, 'meal'::text, 'flight'::text, 'other'::text]))),
  constraint supplier_services_minimum_age_check CHECK (((minimum_age >= 0) AND (minimum_age <= 99))),
  constraint supplier_services_most_guests_check CHECK (((most_guests >= 1) AND (most_guests <= 16))),
  constraint supplier_services_name_check CHECK (((name <> ''::text) AND (length(name) <= 120))),
  constraint supplier_services_room_check CHECK (((room_id IS NULL) OR (kind = 'stay'::text))),
  constraint supplier_services_seats_check CHECK (((seats >= 1) AND (seats <= 99))),
  constraint supplier_services_stay_check CHECK (
CASE
    WHEN (kind = 'stay'::text) THEN ((board IS NOT NULL) AND (beds IS NOT NULL) AND (most_guests >= beds) AND (basis = ANY (ARRAY['person-night'::text, 'room-night'::text])))
    ELSE ((board IS NULL) AND (beds IS NULL) AND (most_guests IS NULL) AND (basis <> ALL (ARRAY['person-night'::text, 'room-night'::text])))
END),
  constraint supplier_services_vehicle_check CHECK (((basis = 'vehicle-day'::text) = (seats IS NOT NULL))),
  constraint supplier_services_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
);
CREATE UNIQUE INDEX supplier_services_name ON public.supplier_services USING btree (supplier_id, lower(name), COALESCE(board, ''::text)) WHERE (archived_at IS NULL);

create table supplier_supplements (
  id bigint generated always as identity not null,
  contract_id integer not null,
  service_id integer,
  label text not null,
  from_on date not null,
  to_on date not null,
  weekdays smallint[] not null,
  per text not null,
  amount_minor bigint not null,
  children jsonb,
  compulsory boolean not null,
  live boolean not null,
  supersedes bigint,
  created_at timestamp with time zone not null,
  created_by text not null,
  ended_at timestamp with time zone,
  constraint supplier_supplements_pkey PRIMARY KEY (id),
  constraint supplier_supplements_amount_check CHECK (((amount_minor >= 1) AND (amount_minor <= 100000000))),
  constraint supplier_supplements_created_by_check CHECK ((created_by <> ''::text)),
  constraint supplier_supplements_days_check CHECK ((from_on <= to_on)),
  constraint supplier_supplements_ended_check CHECK (((NOT live) OR (ended_at IS NULL))),
  constraint supplier_supplements_label_check CHECK (((label <> ''::text) AND (length(label) <= 120))),
  constraint supplier_supplements_per_check CHECK ((per = ANY (ARRAY['person-night'::text, 'room-night'::text, 'stay'::text, 'person'::text]))),
  constraint supplier_supplements_weekdays_check CHECK (((cardinality(weekdays) > 0) AND (weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]))),
  constraint supplier_supplements_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES supplier_contracts(id),
  constraint supplier_supplements_service_id_fkey FOREIGN KEY (service_id) REFERENCES supplier_services(id),
  constraint supplier_supplements_supersedes_fkey FOREIGN KEY (supersedes) REFERENCES supplier_supplements(id)
);
CREATE INDEX supplier_supplements_by_contract ON public.supplier_supplements USING btree (contract_id, from_on) WHERE (ended_at IS NULL);

create table suppliers (
  id integer generated always as identity not null,
  kind text not null,
  name text not null,
  place_id text,
  email text not null default ''::text,
  phone text not null default ''::text,
  note text not null default ''::text,
  archived_at timestamp with time zone,
  version integer not null default 1,
  hotel_id text,
  answer_hours integer not null default 48,
  constraint suppliers_pkey PRIMARY KEY (id),
  constraint suppliers_answer_hours_check CHECK (((answer_hours >= 1) AND (answer_hours <= 168))),
  constraint suppliers_kind_check CHECK ((kind = ANY (ARRAY['lodging'::text, 'transport'::text, 'guide'::text, 'activity'::text, 'authority'::text, 'airline'::text, 'restaurant'::text, 'other'::text]))),
  constraint suppliers_name_check CHECK (((name <> ''::text) AND (length(name) <= 120))),
  constraint suppliers_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE SET NULL,
  constraint suppliers_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE SET NULL
);
CREATE INDEX suppliers_by_place ON public.suppliers USING btree (place_id) WHERE (place_id IS NOT NULL);
CREATE UNIQUE INDEX suppliers_name ON public.suppliers USING btree (lower(name)) WHERE (archived_at IS NULL);
CREATE UNIQUE INDEX suppliers_of_hotel ON public.suppliers USING btree (hotel_id) WHERE (hotel_id IS NOT NULL);

create table supply_choices (
  run_id bigint not null,
  item_key text not null,
  service_id integer not null,
  reason text not null default ''::text,
  chosen_by text not null,
  chosen_at timestamp with time zone not null,
  constraint supply_choices_pkey PRIMARY KEY (run_id, item_key),
  constraint supply_choices_reason_check CHECK ((length(reason) <= 400)),
  constraint supply_choices_run_id_fkey FOREIGN KEY (run_id) REFERENCES supply_runs(id) ON DELETE CASCADE,
  constraint supply_choices_service_id_fkey FOREIGN KEY (service_id) REFERENCES supplier_services(id)
);

create table supply_runs (
  id bigint generated always as identity not null,
  departure_id bigint,
  booking_id uuid,
  seen text not null default ''::text,
  followed_at timestamp with time zone,
  constraint supply_runs_pkey PRIMARY KEY (id),
  constraint supply_runs_booking_id_key UNIQUE (booking_id),
  constraint supply_runs_departure_id_key UNIQUE (departure_id),
  constraint supply_runs_subject_check CHECK ((num_nonnulls(departure_id, booking_id) = 1)),
  constraint supply_runs_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  constraint supply_runs_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departures(id)
);

create table tasks (
  id uuid not null,
  version integer not null,
  title text not null,
  staff_id text not null,
  booking_id uuid,
  due_on date not null,
  reminds_by_email boolean not null,
  reminded_at timestamp with time zone,
  created_by text not null,
  created_at timestamp with time zone not null,
  done_at timestamp with time zone,
  done_by text,
  constraint tasks_pkey PRIMARY KEY (id),
  constraint a_task_is_done_by_somebody CHECK (((done_at IS NULL) = (done_by IS NULL))),
  constraint tasks_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200))),
  constraint tasks_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  constraint tasks_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX open_tasks_by_day ON public.tasks USING btree (due_on, created_at, id) WHERE (done_at IS NULL);
CREATE INDEX tasks_of_booking ON public.tasks USING btree (booking_id) WHERE (booking_id IS NOT NULL);

create table terms_translations (
  version text not null,
  language text not null,
  revision integer not null,
  english jsonb not null,
  changes text not null,
  sections jsonb not null,
  created_at timestamp with time zone not null,
  constraint terms_translations_pkey PRIMARY KEY (version, language, revision),
  constraint terms_translations_changes_check CHECK ((changes <> ''::text)),
  constraint terms_translations_language_check CHECK (((language ~ '^[a-z]{2,3}$'::text) AND (language <> 'en'::text))),
  constraint terms_translations_revision_check CHECK ((revision > 0)),
  constraint terms_translations_version_fkey FOREIGN KEY (version) REFERENCES terms_versions(version) ON DELETE CASCADE
);

create table terms_versions (
  version text not null,
  effective_on date not null,
  changes text not null,
  sections jsonb not null,
  constraint terms_versions_pkey PRIMARY KEY (version),
  constraint terms_versions_changes_check CHECK ((changes <> ''::text)),
  constraint terms_versions_version_check CHECK ((version <> ''::text))
);

create table testimonials (
  id text not null,
  quotation text not null,
  name text not null,
  home_place text not null,
  package_id bigint,
  hotel_id text,
  travelled_on date not null,
  language text not null,
  translated boolean not null,
  on_home boolean not null,
  consent_on date not null,
  consent_how text not null,
  constraint testimonials_pkey PRIMARY KEY (id),
  constraint only_english_needs_no_translation CHECK ((NOT (translated AND (language = 'en'::text)))),
  constraint testimonials_consent_how_check CHECK ((consent_how = ANY (ARRAY['letter'::text, 'email'::text, 'form'::text, 'spoken'::text]))),
  constraint testimonials_id_check CHECK ((id <> ''::text)),
  constraint testimonials_language_check CHECK ((language <> ''::text)),
  constraint testimonials_name_check CHECK ((name <> ''::text)),
  constraint testimonials_quotation_check CHECK (((length(quotation) >= 1) AND (length(quotation) <= 900))),
  constraint testimonials_travelled_on_check CHECK ((EXTRACT(day FROM travelled_on) = (1)::numeric)),
  constraint words_stand_somewhere CHECK ((on_home OR (num_nonnulls(package_id, hotel_id) > 0))),
  constraint testimonials_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  constraint testimonials_package_id_fkey FOREIGN KEY (package_id) REFERENCES packages(id)
);
CREATE INDEX testimonials_of_a_hotel ON public.testimonials USING btree (hotel_id) WHERE (hotel_id IS NOT NULL);
CREATE INDEX testimonials_of_a_package ON public.testimonials USING btree (package_id) WHERE (package_id IS NOT NULL);

create table text_changes (
  kind text not null,
  hash text not null,
  follows text not null,
  changes_meaning boolean not null,
  at timestamp with time zone not null,
  constraint text_changes_pkey PRIMARY KEY (kind, hash),
  constraint text_changes_follows_check CHECK (((follows ~ '^[A-Za-z0-9_-]{16}$'::text) AND (follows <> hash))),
  constraint text_changes_hash_check CHECK ((hash ~ '^[A-Za-z0-9_-]{16}$'::text)),
  constraint text_changes_kind_check CHECK ((kind <> ''::text))
);

create table translations (
  kind text not null,
  language text not null,
  hash text not null,
  approved text,
  approved_at timestamp with time zone,
  approved_by text,
  draft text,
  draft_by text,
  version integer not null default 1,
  edited_at timestamp with time zone not null,
  editor text not null,
  constraint translations_pkey PRIMARY KEY (language, kind, hash),
  constraint a_draft_says_who_wrote_it CHECK (((draft IS NULL) = (draft_by IS NULL))),
  constraint approved_says_when_and_by_whom CHECK ((num_nulls(approved, approved_at, approved_by) = ANY (ARRAY[0, 3]))),
  constraint one_of_both_is_there CHECK ((num_nonnulls(approved, draft) > 0)),
  constraint translations_approved_check CHECK ((approved <> ''::text)),
  constraint translations_draft_by_check CHECK ((draft_by = ANY (ARRAY['person'::text, 'machine'::text]))),
  constraint translations_draft_check CHECK ((draft <> ''::text)),
  constraint translations_editor_check CHECK ((editor <> ''::text)),
  constraint translations_hash_check CHECK ((hash ~ '^[A-Za-z0-9_-]{16}$'::text)),
  constraint translations_kind_check CHECK ((kind <> ''::text)),
  constraint translations_language_check CHECK ((language ~ '^[a-z]{2,3}$'::text)),
  constraint translations_version_check CHECK ((version > 0))
);

create table traveller_details (
  booking_id uuid not null,
  position integer not null,
  nationality text,
  passport_name text,
  passport_sealed bytea,
  passport_expires_on date,
  diet text,
  health_sealed bytea,
  faith_sealed bytea,
  consent_at timestamp with time zone,
  consent_version text,
  room text,
  emergency_sealed bytea,
  updated_at timestamp with time zone not null,
  updated_by text not null,
  evidence text,
  evidence_class text,
  evidence_until date,
  evidence_seen_at timestamp with time zone,
  evidence_seen_by text,
  beds text,
  access text,
  constraint traveller_details_pkey PRIMARY KEY (booking_id, "position"),
  constraint consent_names_its_words CHECK (((consent_at IS NULL) = (consent_version IS NULL))),
  constraint evidence_was_seen_by_somebody CHECK (((evidence_seen_by <> ''::text) AND (num_nulls(evidence, evidence_class, evidence_seen_at, evidence_seen_by) = ANY (ARRAY[0, 4])) AND ((evidence_until IS NULL) OR (num_nulls(evidence) = 0)))),
  constraint faith_and_health_need_consent CHECK ((((health_sealed IS NULL) AND (faith_sealed IS NULL)) OR ((consent_at IS NOT NULL) AND (consent_version IS NOT NULL)))),
  constraint traveller_details_access_check CHECK ((access <> ''::text)),
  constraint traveller_details_beds_check CHECK ((beds = ANY (ARRAY['twin'::text, 'double'::text]))),
  constraint traveller_details_consent_version_check CHECK ((consent_version <> ''::text)),
  constraint traveller_details_diet_check CHECK ((diet <> ''::text)),
  constraint traveller_details_evidence_check CHECK (((evidence <> ''::text) AND (length(evidence) <= 120))),
  constraint traveller_details_evidence_class_check CHECK ((evidence_class = ANY (ARRAY['foreign'::text, 'resident'::text, 'african'::text, 'eac'::text]))),
  constraint traveller_details_nationality_check CHECK ((nationality ~ '^[A-Z]{2}$'::text)),
  constraint traveller_details_passport_name_check CHECK ((passport_name <> ''::text)),
  constraint traveller_details_room_check CHECK ((room <> ''::text)),
  constraint traveller_details_updated_by_check CHECK ((updated_by <> ''::text)),
  constraint traveller_details_booking_id_position_fkey FOREIGN KEY (booking_id, "position") REFERENCES booking_travellers(booking_id, "position") ON DELETE CASCADE
);

create table trip_days (
  version_id uuid not null,
  day smallint not null,
  title text not null default ''::text,
  text text not null default ''::text,
  from_place_id text,
  to_place_id text,
  edition integer not null,
  pictures text[] not null default '{}'::text[],
  constraint trip_days_pkey PRIMARY KEY (version_id, day),
  constraint trip_days_day_check CHECK (((day >= 1) AND (day <= 60))),
  constraint trip_days_pictures_check CHECK ((cardinality(pictures) <= 6)),
  constraint trip_days_text_check CHECK ((length(text) <= 8000)),
  constraint trip_days_title_check CHECK ((length(title) <= 300)),
  constraint trip_days_from_place_id_fkey FOREIGN KEY (from_place_id) REFERENCES places(id),
  constraint trip_days_to_place_id_fkey FOREIGN KEY (to_place_id) REFERENCES places(id),
  constraint trip_days_version_id_fkey FOREIGN KEY (version_id) REFERENCES trip_versions(id) ON DELETE CASCADE
);
CREATE INDEX trip_days_by_from ON public.trip_days USING btree (from_place_id) WHERE (from_place_id IS NOT NULL);
CREATE INDEX trip_days_by_to ON public.trip_days USING btree (to_place_id) WHERE (to_place_id IS NOT NULL);

create table trip_items (
  id uuid not null,
  root_id uuid not null,
  version_id uuid not null,
  day smallint not null,
  days smallint not null,
  position integer not null,
  kind text not null,
  source text not null,
  title text not null,
  text text not null default ''::text,
  note text not null default ''::text,
  place_id text,
  service_id integer,
  fee_id text,
  options text[],
  optional boolean not null default false,
  ticked boolean not null default false,
  who smallint[],
  rooms jsonb,
  quantity integer,
  kilometres integer,
  vehicles smallint,
  day_use boolean not null default false,
  abroad boolean not null default false,
  hand jsonb,
  cost jsonb,
  passed_on jsonb,
  rule jsonb,
  edition integer not null,
  may_estimate boolean not null default false,
  provisional jsonb,
  constraint trip_items_pkey PRIMARY KEY (id),
  constraint trip_items_cost_check CHECK (((source = ANY (ARRAY['service'::text, 'hand'::text])) OR (cost IS NULL))),
  constraint trip_items_day_check CHECK (((day >= 1) AND (day <= 60))),
  constraint trip_items_days_check CHECK (((days >= 1) AND (days <= 60))),
  constraint trip_items_fee_check CHECK ((((source = 'fee'::text) = (fee_id IS NOT NULL)) AND ((source = 'fee'::text) = (kind = 'fee'::text)) AND ((kind <> 'fee'::text) OR (days = 1)))),
  constraint trip_items_hand_check CHECK (((source = 'hand'::text) = (hand IS NOT NULL))),
  constraint trip_items_kilometres_check CHECK (((kilometres >= 1) AND (kilometres <= 100000))),
  constraint trip_items_kind_check CHECK ((kind = ANY (ARRAY['stay'::text, 'transport'::text, 'guide'::text, 'activity'::text, 'meal'::text, 'flight'::text, 'other'::text, 'fee'::text]))),
  constraint trip_items_last_day_check CHECK (((day + days) <= 61)),
  constraint trip_items_may_estimate_check CHECK (((source = 'service'::text) OR (NOT may_estimate))),
  constraint trip_items_note_check CHECK ((length(note) <= 2000)),
  constraint trip_items_options_check CHECK (((cardinality(options) > 0) AND (options <@ '{A,B,C,D}'::text[]))),
  constraint trip_items_provisional_check CHECK (((provisional IS NULL) OR (source = ANY (ARRAY['service'::text, 'fee'::text, 'hand'::text])))),
  constraint trip_items_quantity_check CHECK (((quantity >= 1) AND (quantity <= 100000))),
  constraint trip_items_service_check CHECK (((source = 'service'::text) = (service_id IS NOT NULL))),
  constraint trip_items_source_check CHECK ((source = ANY (ARRAY['service'::text, 'fee'::text, 'hand'::text, 'own'::text, 'placeholder'::text]))),
  constraint trip_items_text_check CHECK ((length(text) <= 2000)),
  constraint trip_items_ticked_check CHECK ((optional OR (NOT ticked))),
  constraint trip_items_title_check CHECK (((title <> ''::text) AND (length(title) <= 300))),
  constraint trip_items_vehicles_check CHECK (((vehicles >= 1) AND (vehicles <= 60))),
  constraint trip_items_who_check CHECK ((cardinality(who) > 0)),
  constraint trip_items_fee_id_fkey FOREIGN KEY (fee_id) REFERENCES visitor_fees(id),
  constraint trip_items_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id),
  constraint trip_items_service_id_fkey FOREIGN KEY (service_id) REFERENCES supplier_services(id),
  constraint trip_items_version_id_fkey FOREIGN KEY (version_id) REFERENCES trip_versions(id) ON DELETE CASCADE
);
CREATE INDEX trip_items_by_fee ON public.trip_items USING btree (fee_id) WHERE (fee_id IS NOT NULL);
CREATE INDEX trip_items_by_place ON public.trip_items USING btree (place_id) WHERE (place_id IS NOT NULL);
CREATE INDEX trip_items_by_service ON public.trip_items USING btree (service_id) WHERE (service_id IS NOT NULL);
CREATE INDEX trip_items_by_version ON public.trip_items USING btree (version_id, day, "position");

create table trip_versions (
  id uuid not null,
  trip_id uuid not null,
  number smallint not null,
  base_id uuid,
  starts_on date not null,
  party jsonb not null,
  rooms jsonb not null,
  options jsonb not null,
  pricing jsonb not null,
  fx jsonb not null,
  terms jsonb not null,
  summary text not null default ''::text,
  included jsonb not null default '[]'::jsonb,
  excluded jsonb not null default '[]'::jsonb,
  note text not null default ''::text,
  edition integer not null default 1,
  facts_edition integer not null default 1,
  frozen_at timestamp with time zone,
  frozen_by text not null default ''::text,
  constraint trip_versions_pkey PRIMARY KEY (id),
  constraint trip_versions_trip_id_number_key UNIQUE (trip_id, number),
  constraint trip_versions_edition_check CHECK ((facts_edition <= edition)),
  constraint trip_versions_frozen_check CHECK (((frozen_at IS NULL) = (frozen_by = ''::text))),
  constraint trip_versions_note_check CHECK ((length(note) <= 4000)),
  constraint trip_versions_number_check CHECK (((number >= 1) AND (number <= 999))),
  constraint trip_versions_options_check CHECK (((jsonb_typeof(options) = 'array'::text) AND ((jsonb_array_length(options) >= 1) AND (jsonb_array_length(options) <= 4)))),
  constraint trip_versions_party_check CHECK (((jsonb_typeof(party) = 'array'::text) AND ((jsonb_array_length(party) >= 1) AND (jsonb_array_length(party) <= 60)))),
  constraint trip_versions_rooms_check CHECK ((jsonb_typeof(rooms) = 'array'::text)),
  constraint trip_versions_summary_check CHECK ((length(summary) <= 4000)),
  constraint trip_versions_base_id_fkey FOREIGN KEY (base_id) REFERENCES trip_versions(id) ON DELETE SET NULL,
  constraint trip_versions_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trips(id) ON DELETE CASCADE
);
CREATE INDEX trip_versions_by_base ON public.trip_versions USING btree (base_id) WHERE (base_id IS NOT NULL);
CREATE UNIQUE INDEX trip_versions_one_draft ON public.trip_versions USING btree (trip_id) WHERE (frozen_at IS NULL);

create table trips (
  id uuid not null,
  reference text not null,
  enquiry_id uuid not null,
  title text not null,
  owner_id text,
  lost_at timestamp with time zone,
  lost_reason text not null default ''::text,
  package_id bigint,
  copied_from uuid,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  version integer not null default 1,
  constraint trips_pkey PRIMARY KEY (id),
  constraint trips_reference_key UNIQUE (reference),
  constraint trips_changed_check CHECK ((changed_at >= created_at)),
  constraint trips_lost_check CHECK (((lost_at IS NOT NULL) OR (lost_reason = ''::text))),
  constraint trips_lost_reason_check CHECK ((length(lost_reason) <= 500)),
  constraint trips_reference_check CHECK ((reference ~ '^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$'::text)),
  constraint trips_title_check CHECK (((title <> ''::text) AND (length(title) <= 120))),
  constraint trips_copied_from_fkey FOREIGN KEY (copied_from) REFERENCES trips(id) ON DELETE SET NULL,
  constraint trips_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON DELETE CASCADE,
  constraint trips_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES staff(id) ON DELETE SET NULL,
  constraint trips_package_id_fkey FOREIGN KEY (package_id) REFERENCES packages(id) ON DELETE SET NULL
);
CREATE INDEX trips_by_enquiry ON public.trips USING btree (enquiry_id);
CREATE INDEX trips_copied_from ON public.trips USING btree (copied_from) WHERE (copied_from IS NOT NULL);
CREATE INDEX trips_found ON public.trips USING gin (reference gin_trgm_ops, title gin_trgm_ops);
CREATE INDEX trips_lost ON public.trips USING btree (changed_at DESC, id DESC) WHERE (lost_at IS NOT NULL);
CREATE INDEX trips_of_owner ON public.trips USING btree (owner_id, changed_at DESC, id DESC) WHERE (owner_id IS NOT NULL);
CREATE INDEX trips_of_package ON public.trips USING btree (package_id) WHERE (package_id IS NOT NULL);
CREATE INDEX trips_open ON public.trips USING btree (changed_at DESC, id DESC) WHERE (lost_at IS NULL);

create table vehicle_classes (
  id text not null,
  position integer not null,
  name text not null,
  models text not null,
  seats integer not null,
  luggage text not null,
  transmission text not null,
  drive text not null,
  air_conditioning boolean not null,
  self_drive_low_minor bigint,
  self_drive_high_minor bigint,
  with_driver_low_minor bigint,
  with_driver_high_minor bigint,
  currency text not null default 'USD'::text,
  kilometres_per_day integer not null,
  extra_kilometre_minor bigint not null,
  border_countries text[] not null,
  border_fee_minor bigint,
  border_yellow_card text,
  border_notice_days integer,
  border_documents text[] not null,
  deposit_minor bigint not null,
  excess_minor bigint not null,
  minimum_driver_age integer not null,
  licence_years integer not null,
  fuel_policy text not null,
  best_for text[] not null,
  notes text[] not null,
  confidence text not null,
  as_of integer not null,
  fleet integer not null,
  active boolean not null default true,
  later_rates jsonb not null default '[]'::jsonb,
  rates_until date,
  picture text,
  constraint vehicle_classes_pkey PRIMARY KEY (id),
  constraint a_low_rate_has_a_high_one CHECK ((((self_drive_low_minor IS NULL) = (self_drive_high_minor IS NULL)) AND ((with_driver_low_minor IS NULL) = (with_driver_high_minor IS NULL)))),
  constraint it_is_let_somehow CHECK (((self_drive_low_minor IS NOT NULL) OR (with_driver_low_minor IS NOT NULL))),
  constraint vehicle_classes_border_fee_minor_check CHECK ((border_fee_minor >= 0)),
  constraint vehicle_classes_border_notice_days_check CHECK ((border_notice_days >= 0)),
  constraint vehicle_classes_confidence_check CHECK ((confidence = ANY (ARRAY['high'::text, 'medium'::text, 'low'::text]))),
  constraint vehicle_classes_currency_check CHECK ((currency = 'USD'::text)),
  constraint vehicle_classes_deposit_minor_check CHECK ((deposit_minor >= 0)),
  constraint vehicle_classes_excess_minor_check CHECK ((excess_minor >= 0)),
  constraint vehicle_classes_extra_kilometre_minor_check CHECK ((extra_kilometre_minor >= 0)),
  constraint vehicle_classes_fleet_check CHECK ((fleet > 0)),
  constraint vehicle_classes_id_check CHECK ((id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint vehicle_classes_kilometres_per_day_check CHECK ((kilometres_per_day > 0)),
  constraint vehicle_classes_later_rates_check CHECK ((jsonb_typeof(later_rates) = 'array'::text)),
  constraint vehicle_classes_licence_years_check CHECK (((licence_years >= 0) AND (licence_years <= 99))),
  constraint vehicle_classes_minimum_driver_age_check CHECK (((minimum_driver_age >= 18) AND (minimum_driver_age <= 99))),
  constraint vehicle_classes_name_check CHECK ((name <> ''::text)),
  constraint vehicle_classes_seats_check CHECK ((seats > 0)),
  constraint vehicle_classes_self_drive_high_minor_check CHECK ((self_drive_high_minor > 0)),
  constraint vehicle_classes_self_drive_low_minor_check CHECK ((self_drive_low_minor > 0)),
  constraint vehicle_classes_transmission_check CHECK ((transmission = ANY (ARRAY['automatic'::text, 'manual'::text]))),
  constraint vehicle_classes_with_driver_high_minor_check CHECK ((with_driver_high_minor > 0)),
  constraint vehicle_classes_with_driver_low_minor_check CHECK ((with_driver_low_minor > 0)),
  constraint what_crosses_a_border_has_its_terms CHECK (((border_countries = '{}'::text[]) OR ((border_fee_minor IS NOT NULL) AND (border_yellow_card IS NOT NULL) AND (border_notice_days IS NOT NULL)))),
  constraint vehicle_classes_picture_fkey FOREIGN KEY (picture) REFERENCES pictures(id) ON DELETE SET NULL
);

create table visitor_days (
  day date not null,
  device_id text not null,
  visits integer not null,
  views integer not null,
  constraint visitor_days_pkey PRIMARY KEY (day, device_id),
  constraint visitor_days_views_check CHECK ((views >= 0)),
  constraint visitor_days_visits_check CHECK ((visits >= 0))
);

create table visitor_devices (
  device_id text not null,
  browser text not null,
  platform text not null,
  time_zone text not null,
  page_views bigint not null default 0,
  created_at timestamp with time zone not null,
  timestamp timestamp with time zone not null,
  last_active timestamp with time zone not null,
  constraint visitor_devices_pkey PRIMARY KEY (device_id),
  constraint visitor_devices_browser_check CHECK ((browser = ANY (ARRAY['chrome'::text, 'firefox'::text, 'safari'::text, 'edge'::text, 'opera'::text, 'other'::text]))),
  constraint visitor_devices_page_views_check CHECK ((page_views >= 0))
);
CREATE INDEX visitor_devices_by_activity ON public.visitor_devices USING btree (last_active);

create table visitor_fees (
  id text not null,
  kind text not null,
  unit text not null,
  park_id text,
  name text not null,
  minimum_age integer not null,
  foreign_minor bigint not null,
  resident_minor bigint,
  african_minor bigint,
  eac_minor bigint,
  as_of integer not null,
  confidence text not null,
  child_from integer,
  child_to integer,
  child_minor bigint,
  constraint visitor_fees_pkey PRIMARY KEY (id),
  constraint a_childs_fee_has_its_ages CHECK (((num_nulls(child_to, child_minor) = ANY (ARRAY[0, 2])) AND ((child_to IS NULL) OR (child_from IS NOT NULL)))),
  constraint visitor_fees_african_minor_check CHECK ((african_minor >= 0)),
  constraint visitor_fees_check CHECK (((child_to >= child_from) AND (child_to <= 18))),
  constraint visitor_fees_child_from_check CHECK (((child_from >= 0) AND (child_from <= 18))),
  constraint visitor_fees_child_minor_check CHECK ((child_minor >= 0)),
  constraint visitor_fees_confidence_check CHECK ((confidence = ANY (ARRAY['high'::text, 'medium'::text, 'low'::text]))),
  constraint visitor_fees_eac_minor_check CHECK ((eac_minor >= 0)),
  constraint visitor_fees_foreign_minor_check CHECK ((foreign_minor >= 0)),
  constraint visitor_fees_kind_check CHECK ((kind = ANY (ARRAY['permit'::text, 'park-fee'::text]))),
  constraint visitor_fees_minimum_age_check CHECK (((minimum_age >= 0) AND (minimum_age <= 99))),
  constraint visitor_fees_resident_minor_check CHECK ((resident_minor >= 0)),
  constraint visitor_fees_unit_check CHECK ((unit = ANY (ARRAY['traveller'::text, 'vehicle'::text]))),
  constraint visitor_fees_park_id_fkey FOREIGN KEY (park_id) REFERENCES parks(id)
);

create table visitor_ledgers (
  id uuid not null,
  last_flush bigint not null,
  last_flush_at timestamp with time zone not null,
  constraint visitor_ledgers_pkey PRIMARY KEY (id),
  constraint visitor_ledgers_last_flush_check CHECK ((last_flush > 0))
);

create table visitor_pages (
  day date not null,
  page text not null,
  views integer not null,
  entries integer not null,
  constraint visitor_pages_pkey PRIMARY KEY (day, page),
  constraint visitor_pages_entries_check CHECK ((entries >= 0)),
  constraint visitor_pages_views_check CHECK ((views >= 0))
);

create table visitor_sources (
  day date not null,
  source text not null,
  visits integer not null,
  constraint visitor_sources_pkey PRIMARY KEY (day, source),
  constraint visitor_sources_visits_check CHECK ((visits >= 0))
);

create table visitor_stats (
  only_one boolean not null default true,
  page_views bigint not null default 0,
  sessions bigint not null default 0,
  created_at timestamp with time zone not null,
  last_updated timestamp with time zone not null,
  constraint visitor_stats_pkey PRIMARY KEY (only_one),
  constraint visitor_stats_only_one_check CHECK (only_one),
  constraint visitor_stats_page_views_check CHECK ((page_views >= 0)),
  constraint visitor_stats_sessions_check CHECK ((sessions >= 0))
);
