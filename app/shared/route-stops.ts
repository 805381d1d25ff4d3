import type { RouteStop } from '#artwork/route-map.ts'
import type { PublishedPackage } from '#features/packages/reads.server.ts'
import type { Words } from '#platform/languages/source.ts'
import type { itineraryWords } from '../words/itinerary.ts'
import type { DayRoute } from './day-routes.ts'

type Spot = Pick<PublishedPackage['itinerary'][number]['from'], 'id' | 'name' | 'lat' | 'lng'>
type Itinerary = readonly { day: number; from: Spot; to: Spot }[]
type ItineraryWords = Words<typeof itineraryWords.tree>
type Lines = NonNullable<RouteStop['reached']>

/**
 * The places of a journey in order, each with the days that end there; where a day begins elsewhere, that place too. With the
 * routes of its days each stop has how it is reached, and a place that a day goes to on its way is a stop as well.
 */
export function routeOf(itinerary: Itinerary, routes: readonly DayRoute[] = []): RouteStop[] {
  const stops: { id: string; name: string; lat: number; lng: number; days: number[]; reached?: Lines }[] = []
  const visit = ({ id, name, lat, lng }: Spot, day?: number, lines?: Lines) => {
    const last = stops.at(-1)
    const stop = last?.id === id ? last : { id, name, lat, lng, days: [] as number[] }
    if (stop !== last) stops.push(stop)
    if (day !== undefined) stop.days.push(day)
    if (lines) stop.reached = [...(stop.reached ?? []), ...lines]
  }
  for (const { day, from, to } of itinerary) {
    const route = routes.find((one) => one.day === day)
    visit(from)
    if (route?.detour) visit(route.detour.place, undefined, route.lines)
    visit(to, day, route?.detour?.lines ?? route?.lines)
  }
  return stops
}

export const routeTitle = (stops: readonly RouteStop[], words: ItineraryWords) =>
  words.map({ names: stops.map(({ name }) => name).join(', ') })

/** The map beside the days of a journey: its pins link to them. */
export const besideDays = (stops: readonly RouteStop[], words: ItineraryWords) =>
  ({
    stops,
    title: routeTitle(stops, words),
    form: 'square',
    linkName: words.pin,
  }) as const
