import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { DetailsProgress } from './details.ts'
import { listTripsWithRows } from './reads.server.ts'
import { detailsOf, givenBy } from './trip-needs.server.ts'

/** How far the details of each traveller of these bookings are, by booking: by the same rules as `listDetails`. */
export async function listMissingDetails(
  db: Db,
  bookingIds: readonly string[],
  today: Day,
): Promise<Map<string, DetailsProgress[]>> {
  const parties = await listTripsWithRows(db, bookingIds)
  return new Map(
    parties.map(({ trip, rows }) => [
      trip.id,
      detailsOf(
        trip,
        rows.map((row) => givenBy(trip, row)),
        today,
      ),
    ]),
  )
}
