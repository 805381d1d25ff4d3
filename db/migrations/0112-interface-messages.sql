-- Messages of the interface in other languages, as an operator has them over the files of the program (decision 0048): one row for
-- each message of a part that staff have approved or begun. Each text says which English it translates.
create table interface_messages (
  language text not null constraint interface_messages_language_check check (language ~ '^[a-z]{2,3}$'),
  part text not null constraint interface_messages_part_check check (part <> ''),
  -- The message's place in its part: 'kinds.journey'.
  path text not null constraint interface_messages_path_check check (path <> ''),
  -- What visitors read; approved by a person.
  approved text constraint interface_messages_approved_check check (approved <> ''),
  approved_of text constraint interface_messages_approved_of_check check (approved_of <> ''),
  approved_at timestamptz,
  approved_by text,
  -- What nobody has approved yet, and who wrote it.
  draft text constraint interface_messages_draft_check check (draft <> ''),
  draft_of text constraint interface_messages_draft_of_check check (draft_of <> ''),
  draft_by text constraint interface_messages_draft_by_check check (draft_by in ('person', 'machine')),
  version integer not null default 1 constraint interface_messages_version_check check (version > 0),
  edited_at timestamptz not null,
  editor text not null constraint interface_messages_editor_check check (editor <> ''),
  primary key (language, part, path),
  constraint approved_says_of_what_when_and_by_whom check (num_nulls(approved, approved_of, approved_at, approved_by) in (0, 4)),
  constraint a_draft_says_of_what_and_who_wrote_it check (num_nulls(draft, draft_of, draft_by) in (0, 3)),
  constraint one_of_both_is_there check (num_nonnulls(approved, draft) > 0)
);
