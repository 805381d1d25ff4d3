import { postEntry } from '#features/blog/post-entry.server.ts'
import type { EntryKind } from '#features/entries/entry-kind.ts'

/** Everything that staff write as entries: drafts, versions and plans are the same for each. */
export const entryKinds: readonly EntryKind[] = [postEntry]

export const kindOf = (name: string): EntryKind | undefined => entryKinds.find((kind) => kind.name === name)
