import type { RouteStop } from '#artwork/route-map.ts'
import type { NamedWay } from '#features/pilgrimage/reads.server.ts'
import type { Words } from '#platform/languages/source.ts'
import type { kibehoPartWords } from '../words/kibeho-parts.ts'

/** The road that most pilgrims come by, from its far end. */
const road = ['kampala', 'gatuna-katuna', 'kigali', 'huye']

type Roads = { at?: { name: string; lat: number; lng: number }; roads: readonly NamedWay[] }

/** The stops of the road from Kampala through Kigali and Huye to Kibeho, as far as the database has these places. */
export function kibehoRoad({ at, roads }: Roads): RouteStop[] {
  const stops = [...road.flatMap((id) => roads.find(({ place }) => place === id) ?? []), ...(at ? [at] : [])]
  return stops.map(({ name, lat, lng }) => ({ name, lat, lng, days: [] }))
}

/** The title of its map. */
export const kibehoRoadTitle = (stops: readonly RouteStop[], words: Words<typeof kibehoPartWords.tree>): string =>
  words.way.map({ names: stops.map(({ name }) => name).join(', ') })
