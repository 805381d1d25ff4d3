import { contextOf } from '../../context.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { admit } from '../admit.server.ts'
import { RoadListPane } from '../road-lists/road-list-pane.tsx'
import type { Route } from './+types/arrivals.ts'
import { DepartureHead } from './departure-head.tsx'
import { loadDepartureList } from './load-departure-list.server.ts'

export const handle = { words: ['departure-status'] } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  return loadDepartureList(contextOf(args.context), wordsReader(args.context), args.params.id, 'arrivals')
}

/** The flights of everybody on a departure. */
export default function Arrivals({ loaderData: { head, list, printed } }: Route.ComponentProps) {
  return (
    <div className="departures road-lists">
      <DepartureHead head={head} tab="arrivals" />
      <RoadListPane list={list} printed={printed} file={`/admin/departures/${head.id}/lists/arrivals.xlsx`} />
    </div>
  )
}
