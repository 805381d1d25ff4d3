import { countLiveBookingsOfPackage } from '#features/bookings/lists/reads-uses.server.ts'
import type { Problem } from '#features/content/entry.ts'
import type { EntryKind } from '#features/content/entry-kind.ts'
import { readContent } from '#features/content/problems-of.ts'
import { listAddresses } from '#features/content/reads.server.ts'
import { alsoUsedBy } from '#features/content/uses-of.server.ts'
import { countDeparturesAhead, listDeparturesAhead } from '#features/departures/reads-packages.server.ts'
import { PackageSchema, type WrittenPackage } from '#features/packages/package-content.ts'
import { oneAdult } from '#features/pricing/packages/package-lines.ts'
import { pricePackage } from '#features/pricing/packages/price-package.ts'
import type { Db } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'

/**
 * A kind of package that cannot be published without prices for its future departures, and cannot be unpublished while it has
 * bookings or departures on sale: bookings are repriced and changed by their package.
 */
export function refuseWhileBooked(kind: EntryKind): EntryKind {
  const counted: EntryKind = {
    ...kind,
    async check(db, content, over) {
      const problems = await kind.check(db, content, over)
      const { value } = readContent(PackageSchema, content)
      const liveId = over?.liveId
      return value?.bookable && liveId !== undefined ? [...problems, ...(await unpriced(db, value, Number(liveId)))] : problems
    },
  }
  return alsoUsedBy(counted, async (ctx, db, liveId) => {
    const id = Number(liveId)
    const bookings = await countLiveBookingsOfPackage(db, id, await listAddresses(db, kind.name, liveId))
    return { bookings, departures: await countDeparturesAhead(db, id, kigaliDay(ctx.clock.now())) }
  })
}

/**
 * A future departure needs the price of its accommodation level on its first day for its smallest group: without it no list of
 * departures could be shown.
 */
async function unpriced(db: Db, written: WrittenPackage, id: number): Promise<Problem[]> {
  const rates = { ...written, fees: [] }
  const departures = await listDeparturesAhead(db, id)
  return departures
    .filter(({ startsOn, comfort, minimum }) => !pricePackage(rates, { startsOn, comfort, groupSize: minimum, ...oneAdult }).done)
    .slice(0, 5)
    .map(({ startsOn, comfort }) => ({
      path: 'prices',
      reason: 'departure-without-price',
      grave: true,
      facts: { day: startsOn, comfort },
    }))
}
