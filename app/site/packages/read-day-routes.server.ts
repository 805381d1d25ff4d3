import type { PublishedPackage } from '#features/packages/published-package.ts'
import { listLegPlaces, listLegs } from '#features/places/reads-legs.server.ts'
import { cachedRead, contextOf, type RouteContext } from '../../context.ts'
import { type DayRoute, dayRoutes } from '../../shared/day-routes.ts'

/** How the days of a package travel: found once, until the package or a road changes. */
export const readDayRoutes = (
  context: RouteContext,
  { slug, itinerary }: Pick<PublishedPackage, 'slug' | 'itinerary'>,
): Promise<DayRoute[]> =>
  cachedRead(context, `day-routes ${slug}`, ['packages', `package:${slug}`, 'places'], async () => {
    const { db } = contextOf(context)
    const [legs, places] = await Promise.all([listLegs(db), listLegPlaces(db)])
    return dayRoutes(itinerary, legs, places)
  })
