-- Cars for hire, by class. Rates are for one car and one started period of 24 hours, without value added tax.

create table vehicle_classes (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position int not null,
  name text not null check (name <> ''),
  models text not null,
  seats int not null check (seats > 0),
  luggage text not null,
  transmission text not null check (transmission in ('automatic', 'manual')),
  drive text not null,
  air_conditioning boolean not null,
  -- Null where the class is not let that way.
  self_drive_low_minor bigint check (self_drive_low_minor > 0),
  self_drive_high_minor bigint check (self_drive_high_minor > 0),
  with_driver_low_minor bigint check (with_driver_low_minor > 0),
  with_driver_high_minor bigint check (with_driver_high_minor > 0),
  currency text not null default 'USD' check (currency = 'USD'),
  kilometres_per_day int not null check (kilometres_per_day > 0),
  extra_kilometre_minor bigint not null check (extra_kilometre_minor >= 0),
  -- Countries it may go to besides Rwanda; none where it stays.
  border_countries text[] not null,
  border_fee_minor bigint check (border_fee_minor >= 0),
  border_yellow_card text,
  border_notice_days int check (border_notice_days >= 0),
  border_documents text[] not null,
  deposit_minor bigint not null check (deposit_minor >= 0),
  excess_minor bigint not null check (excess_minor >= 0),
  minimum_driver_age int not null check (minimum_driver_age between 18 and 99),
  licence_years int not null check (licence_years between 0 and 99),
  fuel_policy text not null,
  best_for text[] not null,
  -- Remarks for staff.
  notes text[] not null,
  confidence text not null check (confidence in ('high', 'medium', 'low')),
  as_of int not null,
  -- How many cars there are: what a new stock day begins with.
  fleet int not null check (fleet > 0),
  constraint a_low_rate_has_a_high_one check ((self_drive_low_minor is null) = (self_drive_high_minor is null)
    and (with_driver_low_minor is null) = (with_driver_high_minor is null)),
  constraint it_is_let_somehow check (self_drive_low_minor is not null or with_driver_low_minor is not null),
  constraint what_crosses_a_border_has_its_terms check (
    border_countries = '{}' or (border_fee_minor is not null and border_yellow_card is not null and border_notice_days is not null))
);
