-- Tables get the names that the trade and the web use: docs/words.md. The release before goes on under the old names, each of which is
-- a view of its table, and reads and writes through it. The views go in a later release.
do $$
declare
  renamed record;
  part record;
begin
  for renamed in
    select * from (values
      ('activity', 'audit_log'),
      ('form_tries', 'rate_limit_hits'),
      ('letter_templates', 'email_templates'),
      ('letter_texts', 'email_texts'),
      ('letters', 'emails'),
      ('moved_addresses', 'redirects'),
      ('notices', 'banners'),
      ('unsent_words', 'autosaves'),
      ('voices', 'testimonials')) as names (was, is_now)
  loop
    for part in
      select conname as name from pg_constraint where conrelid = renamed.was::regclass and starts_with(conname, renamed.was || '_')
    loop
      execute format('alter table %I rename constraint %I to %I',
        renamed.was, part.name, renamed.is_now || substr(part.name, length(renamed.was) + 1));
    end loop;
    -- The index of a constraint has taken its new name with it.
    for part in
      select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = renamed.was::regclass and starts_with(c.relname, renamed.was || '_')
      union all
      select s.relname from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
      where d.refobjid = renamed.was::regclass and starts_with(s.relname, renamed.was || '_')
    loop
      execute format('alter table %I rename to %I', part.name, renamed.is_now || substr(part.name, length(renamed.was) + 1));
    end loop;
    execute format('alter table %I rename to %I', renamed.was, renamed.is_now);
    execute format('create view %I as select * from %I', renamed.was, renamed.is_now);
  end loop;
end
$$;

-- Jobs go on under the new names of their queues. The release before may still add to the old ones: server/jobs.ts hears both.
update jobs
set queue = names.is_now
from (values
  ('end-notices', 'end-banners'),
  ('enquiry-letter', 'enquiry-email'),
  ('forget-drafts', 'purge-drafts'),
  ('forget-enquiries', 'purge-enquiries'),
  ('forget-mailings', 'purge-mailings'),
  ('forget-picture-file', 'purge-picture-file'),
  ('forget-pictures', 'purge-pictures'),
  ('forget-quotes', 'purge-quotes'),
  ('forget-search-misses', 'purge-search-misses'),
  ('forget-staff-keys', 'purge-staff-keys'),
  ('forget-traveller-details', 'purge-traveller-details'),
  ('forget-tries', 'purge-rate-limit-hits'),
  ('forget-unsent', 'purge-autosaves'),
  ('forget-visitors', 'purge-visitors'),
  ('forget-voices', 'purge-testimonials'),
  ('newsletter-letter', 'newsletter-email'),
  ('send-booking-letter', 'booking-email'),
  ('send-kept-letter', 'stored-email'),
  ('staff-letter-asks', 'staff-email-request'),
  ('staff-letters', 'staff-email')) as names (was, is_now)
where queue = names.was;
