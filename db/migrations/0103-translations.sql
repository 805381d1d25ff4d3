-- Texts that staff write, in other languages: one row for each text of a content kind and each language, found by the hash of its
-- English, so that the same English at the same place has one translation (decision 0042).
create table translations (
  kind text not null constraint translations_kind_check check (kind <> ''),
  language text not null constraint translations_language_check check (language ~ '^[a-z]{2,3}$'),
  hash text not null constraint translations_hash_check check (hash ~ '^[A-Za-z0-9_-]{16}$'),
  -- What visitors read; approved by a person.
  approved text constraint translations_approved_check check (approved <> ''),
  approved_at timestamptz,
  approved_by text,
  -- What nobody has approved yet, and who wrote it.
  draft text constraint translations_draft_check check (draft <> ''),
  draft_by text constraint translations_draft_by_check check (draft_by in ('person', 'machine')),
  version integer not null default 1 constraint translations_version_check check (version > 0),
  edited_at timestamptz not null,
  editor text not null constraint translations_editor_check check (editor <> ''),
  primary key (language, kind, hash),
  constraint approved_says_when_and_by_whom check (num_nulls(approved, approved_at, approved_by) in (0, 3)),
  constraint a_draft_says_who_wrote_it check ((draft is null) = (draft_by is null)),
  constraint one_of_both_is_there check (num_nonnulls(approved, draft) > 0)
);

-- Which text of a public content took the place of which: what has no translation of its own shows that of the text it follows,
-- unless its meaning changed.
create table text_changes (
  kind text not null constraint text_changes_kind_check check (kind <> ''),
  hash text not null constraint text_changes_hash_check check (hash ~ '^[A-Za-z0-9_-]{16}$'),
  follows text not null constraint text_changes_follows_check check (follows ~ '^[A-Za-z0-9_-]{16}$' and follows <> hash),
  changes_meaning boolean not null,
  at timestamptz not null,
  primary key (kind, hash)
);
