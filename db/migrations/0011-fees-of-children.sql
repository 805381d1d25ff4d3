-- What a park asks for children from abroad, by age on the day of the visit: nothing under the first age, this up to the last.
alter table visitor_fees
  add child_from int check (child_from between 0 and 18),
  add child_to int check (child_to between child_from and 18),
  add child_minor bigint check (child_minor >= 0),
  add constraint a_childs_fee_has_its_ages check (num_nulls(child_from, child_to, child_minor) in (0, 3));
