-- Hotels that can be booked: what they are, their rooms, and what a room costs a night.

alter table hotels
  -- Null where nobody measured: a mountain camp.
  add lat double precision check (lat between -90 and 90),
  add lng double precision check (lng between -180 and 180),
  add altitude_m int,
  add amenities text[] not null default '{}',
  add access_note text not null default '',
  add notes text[] not null default '{}',
  add fictional boolean not null default false,
  -- Month and day, both inside, over the new year too: [{from, to, minimumNights}].
  add high_seasons jsonb not null default '[]',
  -- 1 = January … 12: the months whose nights are for sale.
  add open_months smallint[] not null default '{1,2,3,4,5,6,7,8,9,10,11,12}'
    check (open_months <@ '{1,2,3,4,5,6,7,8,9,10,11,12}'::smallint[]),
  -- {freeUnder, halfFrom, halfTo, percent, adultFrom, minimumAge}; null where nothing is let by the room.
  add child_policy jsonb,
  add minimum_nights int not null default 1 check (minimum_nights between 1 and 30),
  -- False on a row of an earlier release, until the next start describes it once.
  add described boolean not null default false,
  add check (board in ('RO', 'BB', 'HB', 'FB', 'GP'));

create table hotel_rooms (
  hotel_id text not null references hotels,
  id text not null check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name <> ''),
  beds text not null check (beds <> ''),
  adults_most int not null check (adults_most > 0),
  -- With a child on an extra bed, where one fits.
  guests_most int not null check (guests_most >= adults_most),
  -- How many there are; what is for sale on a night stands in stock_days.
  count int not null check (count >= 0),
  position int not null,
  primary key (hotel_id, id)
);

-- For the whole room and one night, value added tax inside.
create table hotel_rates (
  hotel_id text not null,
  room_id text not null,
  board text not null check (board in ('RO', 'BB', 'HB', 'FB', 'GP')),
  season text not null check (season in ('low', 'high')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null default 'USD' check (currency = 'USD'),
  primary key (hotel_id, room_id, board, season),
  foreign key (hotel_id, room_id) references hotel_rooms
);
