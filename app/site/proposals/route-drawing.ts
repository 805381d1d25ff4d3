import { routeMap } from '#artwork/route-map.ts'
import { landNameWords } from '#features/places/words/land-names.ts'
import { contextOf } from '../../context.ts'
import { openProposal } from '../../shared/open-proposal.server.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { besideDays } from '../../shared/route-stops.ts'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { itineraryWords } from '../../words/itinerary.ts'
import type { Route } from './+types/route-drawing.ts'
import { readRoute } from './read-route.server.ts'

/** The page asks for it in its own language. */
export const handle = { inLanguages: true } satisfies RouteHandle

/** The map of a proposal as a file, for a visit that begins within the browser. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = contextOf(args.context)
  const { content } = await openProposal(args)
  const { stops } = await readRoute(db, content)
  const read = wordsReader(args.context)
  return new Response(routeMap({ ...besideDays(stops, read(itineraryWords)), land: read(landNameWords) }), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' },
  })
}
