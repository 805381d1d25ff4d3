import { data } from 'react-router'
import { routeMap } from '#artwork/route-map.ts'
import { listPlaceRows } from '#features/places/reads-content.server.ts'
import { contextOf } from '../../context.ts'
import { routeOf, routeTitle } from '../../shared/route-stops.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/route-drawing.ts'
import { readRoute } from './route-ask.ts'

/** The route of days that are being written, by the function that draws it for visitors. Nothing is read of any package. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:read')
  const asked = readRoute(args.url.searchParams)
  if (!asked) throw data(null, { status: 422 })
  const places = new Map((await listPlaceRows(contextOf(args.context).db)).map((place) => [place.id, place]))
  const days = asked.flatMap((ends, index) => {
    const [from, to] = [places.get(ends.from), places.get(ends.to)]
    return from && to ? [{ day: index + 1, from, to }] : []
  })
  if (days.length === 0) throw data(null, { status: 422 })
  const stops = routeOf(days)
  return new Response(routeMap({ stops, title: routeTitle(stops) }), {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'private, max-age=300' },
  })
}
