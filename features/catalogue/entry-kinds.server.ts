import { postEntry } from '#features/blog/post-entry.server.ts'
import type { EntryKind } from '#features/entries/entry-kind.ts'
import { hotelEntry } from '#features/hotels/hotel-entry.server.ts'
import { packageEntryOf } from '#features/packages/package-entry.server.ts'
import { keptWhileBooked } from './kept-while-booked.server.ts'
import { keptWhileSleptIn } from './kept-while-slept-in.server.ts'

/** Everything that staff write as entries: drafts, versions and plans are the same for each. */
export const entryKinds: readonly EntryKind[] = [
  keptWhileBooked(packageEntryOf('package', ['journey', 'community'])),
  keptWhileBooked(packageEntryOf('pilgrimage', ['pilgrimage'])),
  postEntry,
  keptWhileSleptIn(hotelEntry),
]

export const kindOf = (name: string): EntryKind | undefined => entryKinds.find((kind) => kind.name === name)
