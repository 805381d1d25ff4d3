-- A package that is bound to a feast says on which days of the year it begins ('MM-DD'); without any it begins on every day, as before.
alter table packages add column first_days text[] not null default '{}'
  constraint packages_first_days_check check (cardinality(first_days) <= 12);

update packages set first_days = '{11-27}' where slug = 'kibeho-the-feast-of-28-november';

-- What staff edit says the same as what is sold.
update entries set content = content || '{"firstDays": ["11-27"]}'
  where kind in ('package', 'pilgrimage') and content->>'slug' = 'kibeho-the-feast-of-28-november';

-- The beds that a requested room shall have: two, or one for two; null where nothing is asked for.
alter table traveller_details add column beds text
  constraint traveller_details_beds_check check (beds in ('twin', 'double'));
