import { roomNights, type StockPart } from '#features/stock/stock.ts'
import type { ShownService } from '#features/suppliers/supplier-service.ts'
import { addDays } from '#values/dates.ts'
import type { TripItem, TripVersion } from './trip-version.ts'

/** The rooms of a hotel on the site that a stay takes from availability, night by night; none where its house is asked, or nobody sleeps there. */
export function countedNights(
  { kind, source, serviceId, day, days, dayUse, rooms }: TripItem,
  version: Pick<TripVersion, 'startsOn' | 'rooms'>,
  services: ReadonlyMap<number, Pick<ShownService, 'room'>>,
): Required<StockPart>[] {
  const room = services.get(serviceId ?? 0)?.room
  if (!room || kind !== 'stay' || source !== 'service' || dayUse) return []
  const quantity = (rooms ?? version.rooms).length
  const resource = roomNights(room.hotelId, room.id)
  return Array.from({ length: days }, (_, night) => ({
    ...{ resource, quantity, soft: false, day: addDays(version.startsOn, day - 1 + night) },
  }))
}
