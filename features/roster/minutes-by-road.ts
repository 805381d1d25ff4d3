import type { Leg } from '#features/places/leg.ts'
import { goes, isDriven, quickestRoutes } from '#features/places/shortest-route.ts'

/**
 * How many minutes a guide or a vehicle needs between two places by road, borders counted in as they usually are; null where no open road
 * leads there. The routes of each place are found once.
 */
export function minutesByRoad(legs: readonly Leg[]): (fromPlaceId: string, toPlaceId: string) => number | null {
  const roads = legs.filter((leg) => isDriven(leg) && goes(leg))
  const routes = new Map<string, ReturnType<typeof quickestRoutes>>()
  return (fromPlaceId, toPlaceId) => {
    const found = routes.get(fromPlaceId) ?? quickestRoutes(roads, fromPlaceId)
    routes.set(fromPlaceId, found)
    return (
      found
        .get(toPlaceId)
        ?.reduce((sum, { leg }) => sum + leg.minutes + ((leg.borderLeast ?? 0) + (leg.borderMost ?? 0)) / 2, 0) ?? null
    )
  }
}
