-- contract: the new rule allows all that the former one did.
-- A park may be known to let young children in free, without what it asks of older ones.
alter table visitor_fees drop constraint a_childs_fee_has_its_ages;
alter table visitor_fees add constraint a_childs_fee_has_its_ages
  check (num_nulls(child_to, child_minor) in (0, 2) and (child_to is null or child_from is not null));

-- The park fee of a child whose own amount is not known: which fee, day and age, and whether staff have recorded what the park asks.
alter table booking_lines add column child_fee jsonb;
create index booking_lines_with_child_fee on booking_lines (booking_id) where child_fee is not null;
