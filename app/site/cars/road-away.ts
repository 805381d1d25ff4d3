import type { Leg, LegPlace } from '#features/places/leg.ts'
import { routesBetween, shortestWay, sumOfWay } from '#features/places/shortest-route.ts'

type Known = { legs: readonly Leg[]; places: readonly Pick<LegPlace, 'id' | 'name' | 'countryId'>[] }

/** A road for a hired car: its length one way, and the countries on it besides Rwanda. Undefined where there is none. */
export function roadAway(
  { legs, places }: Known,
  from: string,
  to: string,
): { name: string; km: number; countries: string[] } | undefined {
  const driven = legs.filter(({ mode, status }) => mode === 'road' && status === 'open')
  const [way] = routesBetween(driven, from, to)
  const name = places.find(({ id }) => id === to)?.name
  if (!way || name === undefined) return undefined
  const countryOf = (id: string) => places.find((place) => place.id === id)?.countryId
  const countries = [...new Set(way.map(({ toId }) => countryOf(toId)))].filter((id) => id !== undefined && id !== 'rwanda')
  return { name, km: sumOfWay(way).km, countries: countries as string[] }
}

/** The places that a road leads to from a place, by name within their countries. */
export function placesByRoad({ legs, places }: { legs: readonly Leg[]; places: readonly LegPlace[] }, from: string): LegPlace[] {
  const driven = legs.filter(({ mode, status }) => mode === 'road' && status === 'open')
  return places.filter(({ id }) => id !== from && shortestWay(driven, from, id) !== undefined)
}
