import { countLiveBookingsOfPackage } from '#features/bookings/reads-packages.server.ts'
import { countDeparturesAhead } from '#features/departures/reads-packages.server.ts'
import type { EntryKind } from '#features/entries/entry-kind.ts'
import { listAddresses } from '#features/entries/reads.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { refused } from '#values/outcome.ts'

/**
 * A kind of package that does not leave the site while somebody travels on it or a departure of it is on sale: a booking is
 * repriced and changed by what its package says.
 */
export function keptWhileBooked(kind: EntryKind): EntryKind {
  const { unpublish } = kind
  if (!unpublish) return kind
  return {
    ...kind,
    async unpublish(ctx, tx, liveId) {
      const id = Number(liveId)
      const bookings = await countLiveBookingsOfPackage(tx, id, await listAddresses(tx, kind.name, liveId))
      const departures = await countDeparturesAhead(tx, id, kigaliDay(ctx.clock.now()))
      return bookings + departures > 0
        ? refused({ reason: 'still-needed', facts: { bookings, departures } })
        : unpublish(ctx, tx, liveId)
    },
  }
}
