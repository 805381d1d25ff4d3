-- An extra says which activities of a package, which free half day or which way of driving it needs: a porter for a gorilla trek is
-- not offered in Akagera. The release before writes none of these columns, and its extras then need nothing, as before.

alter table extras
  add column activities text[] not null default '{}',
  add column free_time_in text[] not null default '{}',
  add column drive text not null default 'any' check (drive in ('any', 'self-drive', 'with-driver'));

-- The places where a package leaves half a day free.
alter table packages add column free_time_in text[] not null default '{}';

update extras set activities = array['gorilla-volcanoes', 'gorilla-bwindi'] where id in ('trek-porter', 'trek-carriers');
update extras set drive = 'self-drive' where id = 'hire-excess-waiver';
-- A stay of two nights and more has a free day in its town; no package of a release has a free half day in Kigali.
update extras set free_time_in = array['kigali'], kinds = array['departure', 'journey', 'pilgrims', 'stay']
  where id in ('nyamirambo-walk', 'kigali-coffee-tasting');

-- What staff edit says the same as what is sold.
update entries e set content = e.content || jsonb_build_object(
    'activities', to_jsonb(x.activities), 'freeTimeIn', to_jsonb(x.free_time_in), 'drive', x.drive, 'kinds', to_jsonb(x.kinds))
  from extras x where e.kind = 'extra' and e.live_id = x.id;
