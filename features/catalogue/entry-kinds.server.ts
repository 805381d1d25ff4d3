import { postEntry } from '#features/blog/post-entry.server.ts'
import type { EntryKind } from '#features/entries/entry-kind.ts'
import { packageEntryOf } from '#features/packages/package-entry.server.ts'
import { housePageEntry, ownPageEntry } from '#features/pages/page-entry.server.ts'
import { termsEntry } from '#features/pages/terms-entry.server.ts'
import { keptWhileBooked } from './kept-while-booked.server.ts'

/** Everything that staff write as entries: drafts, versions and plans are the same for each. */
export const entryKinds: readonly EntryKind[] = [
  keptWhileBooked(packageEntryOf('package', ['journey', 'community'])),
  keptWhileBooked(packageEntryOf('pilgrimage', ['pilgrimage'])),
  postEntry,
  housePageEntry,
  ownPageEntry,
  termsEntry,
]

export const kindOf = (name: string): EntryKind | undefined => entryKinds.find((kind) => kind.name === name)
