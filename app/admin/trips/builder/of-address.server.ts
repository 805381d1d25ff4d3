import { data } from 'react-router'
import { findTrip, findVersion } from '#features/trips/reads.server.ts'
import type { TripVersion } from '#features/trips/trip-version.ts'
import type { Db } from '#platform/context.ts'
import { isUuid } from '#values/uuid.ts'
import { versionPath } from '../trip-paths.ts'

type Params = { id: string; number: string }

/** Of which trip and version an address is, whether they are there or not; a 404 where it can be of none. */
export function placeOfAddress({ id, number: text }: Params) {
  if (!isUuid(id) || !/^[1-9]\d{0,2}$/.test(text)) throw data(null, { status: 404 })
  const number = Number(text)
  return { tripId: id, number, path: versionPath(id, number) }
}

/** The trip of an address with the version of its number; a 404 where there is none. */
export async function versionOfAddress(db: Db, params: Params) {
  const { tripId, number, path } = placeOfAddress(params)
  const [trip, version] = await Promise.all([findTrip(db, tripId), findVersion(db, tripId, number)])
  if (!trip || !version) throw data(null, { status: 404 })
  return { trip, version, path }
}

/** The item of an address; a 404 where the version has none of that id. */
export function itemOfAddress({ items }: TripVersion, id: string) {
  const item = items.find((one) => one.id === id)
  if (!item) throw data(null, { status: 404 })
  return item
}
