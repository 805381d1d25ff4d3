import { data } from 'react-router'
import { pickMap } from '#artwork/pick-map.ts'
import { routeMap } from '#artwork/route-map.ts'
import { listPlaceRows } from '#features/places/reads-content.server.ts'
import { landNameWords } from '#features/places/words/land-names.ts'
import { contextOf } from '../../context.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { routeOf, routeTitle } from '../../shared/route-stops.ts'
import { dayBuilderWords } from '../../words/admin/content/editor-days.ts'
import { itineraryWords } from '../../words/itinerary.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/route-drawing.ts'
import { readRoute } from './route-query.ts'

/**
 * The map of the route of days that are being edited, by the function that draws it for visitors, or the places on it that can
 * be picked: those of the named countries, or all. It reads no package.
 */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:read')
  const read = wordsReader(args.context)
  const query = readRoute(args.url.searchParams)
  if (!query) throw data(null, { status: 422 })
  const { countries } = query
  const rows = await listPlaceRows(contextOf(args.context).db)
  const places = new Map(rows.map((place) => [place.id, place]))
  const days = query.days.flatMap((ends, index) => {
    const [from, to] = [places.get(ends.from), places.get(ends.to)]
    return from && to ? [{ day: index + 1, from, to }] : []
  })
  if (days.length < query.days.length) throw data(null, { status: 422 })
  const stops = routeOf(days)
  // Before there is a stop, the map shows where the first may be.
  const near = countries.length === 0 || countries.includes('rwanda')
  const frame = stops.length > 0 ? 'fit' : near ? 'rwanda' : 'region'
  return new Response(
    query.picks ? picks() : routeMap({ stops, title: routeTitle(stops, read(itineraryWords)), frame, land: read(landNameWords) }),
    {
      headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'private, max-age=300' },
    },
  )

  function picks() {
    const { pick, picks: title } = read(dayBuilderWords).route
    const offered = rows.filter(({ countryId }) => countries.length === 0 || countries.includes(countryId))
    return pickMap({ stops, places: offered, title, words: (place) => pick({ place }), frame, land: read(landNameWords) })
  }
}
