-- expand: two columns with a default, which the release before leaves alone.
-- Where the service of an item has no rate yet, its cost may be that of the year before with an uplift; staff say so item by item.
alter table trip_items
  add column may_estimate boolean not null default false
    constraint trip_items_may_estimate_check check (source = 'service' or not may_estimate),
  -- What a supplier holds for us without a booking, and until when: {"reference", "until"}.
  add column provisional jsonb
    constraint trip_items_provisional_check check (provisional is null or source in ('service', 'fee', 'hand'));
