import { listClaims, listStock } from '#features/stock/reads.server.ts'
import { listShownServices } from '#features/suppliers/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { countedNights } from '../counted-nights.ts'
import type { TripVersion } from '../trip-version.ts'
import { type ShortRooms, shortRooms } from './short-rooms.ts'

/**
 * The nights on which stays are short of rooms that are counted, at an instant: as long as that is so, nobody can accept an option with them. `bookingId`: the
 * booking of the trip that the version is to change, whose own rooms count as left.
 */
export async function findShortRooms(db: Db, version: TripVersion, now: Date, bookingId?: string): Promise<ShortRooms[]> {
  const { items, startsOn } = version
  const services = await listShownServices(
    db,
    items.flatMap(({ serviceId }) => serviceId ?? []),
  )
  const nights = items.flatMap((item) => countedNights(item, version, services).map((night) => ({ item, ...night })))
  if (nights.length === 0) return []
  const [levels, own] = await Promise.all([listStock(db, nights, now), bookingId === undefined ? [] : listClaims(db, bookingId)])
  const forSale = levels.map(({ resource, day, forSale: quantity }) => ({ resource, day, quantity }))
  return shortRooms(nights, [...forSale, ...own], startsOn)
}
