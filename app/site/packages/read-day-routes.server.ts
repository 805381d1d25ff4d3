import type { PublishedPackage } from '#features/packages/published-package.ts'
import { listLegPlaces, listLegs } from '#features/places/reads-legs.server.ts'
import { cachedRead, contextOf, type RouteContext } from '../../context.ts'
import { type DayRoute, dayRoutes } from '../../shared/day-routes.ts'
import { contentTranslator } from '../../shared/translated-content.server.ts'

/** How the days of a package travel, with the names of places in the language of the page, or of a document. Found once, until the package or a road changes. */
export async function readDayRoutes(
  context: RouteContext,
  found: Pick<PublishedPackage, 'slug' | 'itinerary'>,
  language?: string,
): Promise<DayRoute[]> {
  const place = await contentTranslator(context, 'place', language)
  return (await readRoutes(context, found)).map((route) => ({
    ...route,
    ...(route.detour && { detour: { ...route.detour, place: place(route.detour.place) } }),
    through: route.through.map((name) => place({ name }).name),
  }))
}

const readRoutes = (context: RouteContext, { slug, itinerary }: Pick<PublishedPackage, 'slug' | 'itinerary'>) =>
  cachedRead(context, `day-routes ${slug}`, ['packages', `package:${slug}`, 'places'], async () => {
    const { db } = contextOf(context)
    const [legs, places] = await Promise.all([listLegs(db), listLegPlaces(db)])
    return dayRoutes(itinerary, legs, places)
  })
