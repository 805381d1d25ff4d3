-- expand: a column with a default, which the release before leaves as it is. In how many hours a supplier answers (docs/supply.md).
alter table suppliers add column answer_hours integer not null default 48
  constraint suppliers_answer_hours_check check (answer_hours between 1 and 168);
