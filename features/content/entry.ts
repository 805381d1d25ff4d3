import type { Outcome } from '#values/outcome.ts'

/**
 * What staff write of one thing: a tree of texts, numbers and lists, complete or not. `slug` is the address that it has or will
 * have. The checks of its kind decide what it must contain before visitors read it.
 */
export type Content = Record<string, unknown> & { slug: string }

/** A problem that prevents publishing (`grave`), or a warning. The sentence for a reason: app/words/admin/content/checks.ts. */
export type Problem = {
  /** Where in the content: 'days.2.night'; empty for the whole. */
  path: string
  reason: string
  grave: boolean
  facts?: Record<string, string | number>
}

export const entryStates = ['draft', 'published', 'changed', 'scheduled', 'trashed'] as const
/**
 * `draft`: visitors read nothing of it. `changed`: visitors read an earlier version. `scheduled`: a version is published by
 * itself.
 */
export type EntryState = (typeof entryStates)[number]

/** An entry without its content, as a list shows it. Instants are UTC. */
export type EntryRow = {
  id: number
  kind: string
  liveId: string | null
  slug: string
  title: string
  version: number
  editedAt: Date
  editorId: string | null
  editor: string
  publishedVersion: number | null
  publishedAt: Date | null
  publishAt: Date | null
  publishVersion: number | null
  publishById: string | null
  publishBy: string | null
  trashedAt: Date | null
}

export type Entry = EntryRow & { content: Content }

/** How a version came to be: `kept` by autosave, `saved` by a press, `put-back` from an earlier one. */
export type VersionEvent = 'begun' | 'kept' | 'saved' | 'put-back'
export type Version = { version: number; event: VersionEvent; title: string; at: Date; actor: string }

/** The state of an entry. One that is public with a later version planned is scheduled. */
export function stateOf(entry: Pick<EntryRow, 'trashedAt' | 'publishAt' | 'publishedVersion' | 'version'>): EntryState {
  if (entry.trashedAt) return 'trashed'
  if (entry.publishAt) return 'scheduled'
  if (entry.publishedVersion === null) return 'draft'
  return entry.publishedVersion === entry.version ? 'published' : 'changed'
}

export type Actor = { id: string; name: string }

/** Somebody else was faster: who, when, and the current version. */
export type ChangedSince = { reason: 'changed-since'; version: number; by: string; at: Date }

export type EntryRefusal =
  | { reason: 'not-found' }
  | ChangedSince
  | { reason: 'in-the-bin' }
  | { reason: 'not-in-the-bin' }
  | { reason: 'has-problems'; problems: Problem[] }
  | { reason: 'not-public' }
  | { reason: 'stays-public' }
  | { reason: 'frozen' }
  | { reason: 'still-needed'; facts: Record<string, string | number> }
  | { reason: 'in-the-past' }

export type Done<Value> = Outcome<Value, EntryRefusal>
