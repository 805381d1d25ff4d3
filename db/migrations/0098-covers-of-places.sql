-- The photograph of a country and of a park; without one its drawing stands. What is hidden gives its picture up when that is deleted.
alter table countries add column cover text references pictures (id) on delete set null;
alter table parks add column cover text references pictures (id) on delete set null;
