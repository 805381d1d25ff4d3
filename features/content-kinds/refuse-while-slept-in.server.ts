import { countLiveStays } from '#features/bookings/lists/reads-hotels.server.ts'
import type { EntryKind } from '#features/content/entry-kind.ts'
import { countPackagesSleepingAt } from '#features/packages/reads-names.server.ts'
import { refused } from '#values/outcome.ts'

/** Hotels that cannot be unpublished while they have bookings, or while a public journey uses them. */
export function refuseUnpublishWhileBooked(kind: EntryKind): EntryKind {
  const { unpublish } = kind
  if (!unpublish) return kind
  return {
    ...kind,
    async unpublish(ctx, tx, liveId) {
      const bookings = await countLiveStays(tx, liveId)
      const packages = await countPackagesSleepingAt(tx, liveId)
      return bookings + packages > 0
        ? refused({ reason: 'still-needed', facts: { bookings, packages } })
        : unpublish(ctx, tx, liveId)
    },
  }
}
