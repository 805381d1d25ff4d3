-- A booking in another currency keeps what one unit of it was worth in US dollars when it was made: figures are counted in dollars.
alter table bookings add column usd_per_unit numeric(18,8) check (usd_per_unit > 0);
alter table bookings add constraint another_currency_has_its_dollars check ((currency = 'USD') = (usd_per_unit is null));
