-- Who came by: devices in rows of their own, what they did by days of Kigali, and one record of totals.

create table visitor_stats (
  only_one boolean primary key default true check (only_one),
  page_views bigint not null default 0 check (page_views >= 0),
  sessions bigint not null default 0 check (sessions >= 0),
  created_at timestamptz not null,
  last_updated timestamptz not null
);

-- activeSessions/{deviceId} of the specification.
create table visitor_devices (
  device_id text primary key,
  browser text not null check (browser in ('chrome', 'firefox', 'safari', 'edge', 'opera', 'other')),
  platform text not null,
  time_zone text not null,
  page_views bigint not null default 0 check (page_views >= 0),
  created_at timestamptz not null,
  -- The last page view.
  "timestamp" timestamptz not null,
  -- The last page view or heartbeat.
  last_active timestamptz not null
);
create index visitor_devices_by_activity on visitor_devices (last_active);

-- One device on one day: a visit is over when nothing came for half an hour.
create table visitor_days (
  day date not null,
  device_id text not null,
  visits int not null check (visits >= 0),
  views int not null check (views >= 0),
  primary key (day, device_id)
);

-- One page on one day; of it how many visits began there.
create table visitor_pages (
  day date not null,
  page text not null,
  views int not null check (views >= 0),
  entries int not null check (entries >= 0),
  primary key (day, page)
);

-- Where the visits of a day came from: 'direct', a name of a search engine or a network, or a host.
create table visitor_sources (
  day date not null,
  source text not null,
  visits int not null check (visits >= 0),
  primary key (day, source)
);
