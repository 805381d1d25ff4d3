import type { RouteStop } from '#artwork/route-map.ts'
import type { PublishedPackage } from '#features/packages/reads.server.ts'
import { packageDetailWords } from '../words/package-details.ts'

type Spot = Pick<PublishedPackage['itinerary'][number]['from'], 'id' | 'name' | 'lat' | 'lng'>
type Itinerary = readonly { day: number; from: Spot; to: Spot }[]

/** The places of a journey in order, each with the days that end there; where a day begins elsewhere, that place too. */
export function routeOf(itinerary: Itinerary): RouteStop[] {
  const stops: (RouteStop & { id: string; days: number[] })[] = []
  const visit = (place: Spot, day: number | undefined) => {
    const last = stops.at(-1)
    const stop =
      last?.id === place.id ? last : { id: place.id, name: place.name, lat: place.lat, lng: place.lng, days: [] as number[] }
    if (stop !== last) stops.push(stop)
    if (day !== undefined) stop.days.push(day)
  }
  for (const { day, from, to } of itinerary) {
    visit(from, undefined)
    visit(to, day)
  }
  return stops
}

export const routeTitle = (stops: readonly RouteStop[]) => packageDetailWords.route.map(stops.map(({ name }) => name).join(', '))
