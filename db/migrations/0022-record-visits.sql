-- What each process has gathered of its visitors comes here, in one statement every half second.

-- The last flush that was taken of each process since its start: one that is sent again, because its answer was lost, counts once.
create table visitor_ledgers (
  id uuid primary key,
  last_flush bigint not null check (last_flush > 0),
  last_flush_at timestamptz not null
);

-- Takes what was gathered: `stays`, what a device did on a day without a pause of half an hour, and `pages`, how often each page was
-- seen on a day. Answers false where this flush was taken before. Processes take turns, so they meet in no deadlock, and each sees
-- what the one before has written. A flush that comes late sets no instant back. The rules stand in docs/visitors.md.
create function record_visits(ledger uuid, flush bigint, gathered jsonb, flushed_at timestamptz) returns boolean
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('visitors'));

  insert into visitor_ledgers as l (id, last_flush, last_flush_at) values (ledger, flush, flushed_at)
  on conflict (id) do update set last_flush = excluded.last_flush, last_flush_at = excluded.last_flush_at
    where l.last_flush < excluded.last_flush;
  if not found then
    return false;
  end if;

  -- All parts see the tables as they were before this statement.
  with given as materialized (
    select * from jsonb_to_recordset(gathered -> 'stays') as g (device text, browser text, platform text, time_zone text, day date,
      views int, began_at timestamptz, viewed_at timestamptz, ended_at timestamptz, page text, source text)),
  known as materialized (
    select d.device_id, d.last_active from visitor_devices d where d.device_id in (select g.device from given g)),
  stays as materialized (
    -- A visit begins after half an hour without a sign, which lies between any two stays on a day, and with the first sign of a
    -- day. A day that has its row has begun: whichever process comes first, there is one first sign.
    select g.*, coalesce(g.began_at - k.last_active > interval '30 minutes', true)
      or (v.day is null and lag(g.day) over mine is distinct from g.day) as begins
    from given g
      left join known k on k.device_id = g.device
      left join visitor_days v on v.day = g.day and v.device_id = g.device
    window mine as (partition by g.device order by g.began_at)),
  put_devices as (
    insert into visitor_devices as d (device_id, browser, platform, time_zone, page_views, created_at, "timestamp", last_active)
    select s.device, min(s.browser), min(s.platform), min(s.time_zone), sum(s.views), min(s.began_at),
      coalesce(max(s.viewed_at), min(s.began_at)), max(s.ended_at)
    from stays s group by s.device
    on conflict (device_id) do update set page_views = d.page_views + excluded.page_views,
      "timestamp" = case when excluded.page_views > 0 then greatest(d."timestamp", excluded."timestamp") else d."timestamp" end,
      last_active = greatest(d.last_active, excluded.last_active)),
  put_days as (
    -- A heartbeat alone changes nothing of a day.
    insert into visitor_days as d (day, device_id, visits, views)
    select s.day, s.device, count(*) filter (where s.begins), sum(s.views)
    from stays s where s.begins or s.views > 0 group by s.day, s.device
    on conflict (day, device_id) do update set visits = d.visits + excluded.visits, views = d.views + excluded.views),
  put_pages as (
    insert into visitor_pages as p (day, page, views, entries)
    select n.day, n.page, sum(n.views), sum(n.entries)
    from (
      select g.day, g.page, g.views, 0 as entries
      from jsonb_to_recordset(gathered -> 'pages') as g (day date, page text, views int)
      union all
      select s.day, s.page, 0, 1 from stays s where s.begins) n
    group by n.day, n.page
    on conflict (day, page) do update set views = p.views + excluded.views, entries = p.entries + excluded.entries),
  put_sources as (
    insert into visitor_sources as o (day, source, visits)
    select s.day, s.source, count(*) from stays s where s.begins group by s.day, s.source
    on conflict (day, source) do update set visits = o.visits + excluded.visits),
  -- Where the one record is missing it is made anew from the devices that are known, and never from nothing.
  base as (
    select coalesce(sum(d.page_views), 0) as views, count(*) as devices, min(d.created_at) as since
    from visitor_devices d where not exists (select from visitor_stats))
  insert into visitor_stats as t (page_views, sessions, created_at, last_updated)
  select b.views + (select coalesce(sum(s.views), 0) from stays s),
    b.devices + (select count(distinct s.device) from stays s where not exists (select from known k where k.device_id = s.device)),
    coalesce(b.since, flushed_at), flushed_at
  from base b
  on conflict (only_one) do update set page_views = t.page_views + excluded.page_views, sessions = t.sessions + excluded.sessions,
    last_updated = greatest(t.last_updated, excluded.last_updated);
  return true;
end;
$$;
