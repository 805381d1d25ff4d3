-- contract: the rule becomes wider, and the release before trashes drafts alone, which it still may.
-- A departure that was on sale and that nobody ever booked can be moved to the trash once it is off sale.
alter table departures drop constraint only_drafts_are_trashed;
alter table departures add constraint what_is_sold_is_not_trashed
  check (trashed_at is null or sale in ('draft', 'off-sale'));
