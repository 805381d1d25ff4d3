-- Some menus have a sentence besides their links: where the footer begins, and in its last line, whose words stood in code.
alter table menus add column text text not null default '';
update menus set text = 'food packed for a journey.' where id = 'legal';

update entries set content = content || jsonb_build_object('text', case live_id when 'legal' then 'food packed for a journey.' else '' end)
  where kind = 'menu' and not content ? 'text';
update entry_versions v
  set content = v.content || jsonb_build_object('text', case e.live_id when 'legal' then 'food packed for a journey.' else '' end)
  from entries e where e.id = v.entry_id and e.kind = 'menu' and not v.content ? 'text';
