import { listLegPlaces, listLegs } from '#features/places/reads-legs.server.ts'
import type { ProposalContent } from '#features/proposals/proposal-content.ts'
import type { Db } from '#platform/context.ts'
import { dayRoutes } from '../../shared/day-routes.ts'
import { routeOf } from '../../shared/route-stops.ts'

/** How the days of a proposal travel, and the stops of its map; days without a place have neither. */
export async function readRoute(db: Db, { days }: Pick<ProposalContent, 'days'>) {
  const [legs, places] = await Promise.all([listLegs(db), listLegPlaces(db)])
  const travelled = days.flatMap(({ from, to, ...day }) => (from && to ? [{ ...day, from, to }] : []))
  const routes = dayRoutes(travelled, legs, places)
  return { routes, stops: routeOf(travelled, routes) }
}
