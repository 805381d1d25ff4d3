-- Rates of later years stand beside those of this year (docs/decisions/0039-rate-periods.md). What is stored so far is the first period.
-- The release before reads that one alone and writes none of these columns.
alter table packages
  add column later_rates jsonb not null default '[]' check (jsonb_typeof(later_rates) = 'array'),
  add column rates_until date;
alter table hotels
  add column later_rates jsonb not null default '[]' check (jsonb_typeof(later_rates) = 'array'),
  add column rates_until date;
alter table vehicle_classes
  add column later_rates jsonb not null default '[]' check (jsonb_typeof(later_rates) = 'array'),
  add column rates_until date;
