import { data } from 'react-router'
import { findTrip, findVersion } from '#features/trips/reads.server.ts'
import type { TripVersion } from '#features/trips/trip-version.ts'
import type { Db } from '#platform/context.ts'
import { isUuid } from '#values/uuid.ts'
import { versionPath } from '../trip-paths.ts'

/** The trip of an address with the version of its number; a 404 where there is none. */
export async function versionOfAddress(db: Db, params: { id: string; number: string }) {
  const number = /^[1-9]\d{0,2}$/.test(params.number) ? Number(params.number) : 0
  const [trip, version] = isUuid(params.id)
    ? await Promise.all([findTrip(db, params.id), findVersion(db, params.id, number)])
    : []
  if (!trip || !version) throw data(null, { status: 404 })
  return { trip, version, path: versionPath(trip.id, number) }
}

/** The item of an address; a 404 where the version has none of that id. */
export function itemOfAddress({ items }: TripVersion, id: string) {
  const item = items.find((one) => one.id === id)
  if (!item) throw data(null, { status: 404 })
  return item
}
