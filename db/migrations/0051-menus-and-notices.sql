-- What stands around every page of the site: the menus that staff have published, and the notices above the page.
-- A link leads to a path of this site or to another site by https, and to nothing else: no script can be one.
create table menus (
  id text primary key check (id <> ''),
  title text not null,
  links jsonb not null check (jsonb_typeof(links) = 'array'),
  constraint links_lead_to_pages check (
    not jsonb_path_exists(links, '$[*] ? (!(@.to like_regex "^(/([^/\\\\].*)?|https://.+)$"))')
  )
);

-- A sentence above the pages of the site, on the days from its first to its last in Kigali.
create table notices (
  id text primary key check (id <> ''),
  title text not null check (title <> ''),
  text text not null check (length(text) between 1 and 240),
  tone text not null check (tone in ('plain', 'caution')),
  link_label text,
  link_to text check (link_to ~ '^(/([^/\\].*)?|https://.+)$'),
  parts text[] not null,
  -- Null: from the moment it is published.
  first_on date,
  last_on date not null,
  constraint a_link_has_its_words check (num_nulls(link_label, link_to) in (0, 2)),
  constraint notices_end_after_they_begin check (first_on is null or first_on <= last_on)
);
