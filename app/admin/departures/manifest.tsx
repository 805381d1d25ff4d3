import { data } from 'react-router'
import { openEmergencyDetails } from '#features/travellers/open-emergency-details.server.ts'
import { contextOf } from '../../context.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { admit } from '../admit.server.ts'
import { ManifestPane } from '../road-lists/manifest-pane.tsx'
import type { Route } from './+types/manifest.ts'
import { DepartureHead } from './departure-head.tsx'
import { loadOnTheRoad } from './load-on-the-road.server.ts'

export const handle = { words: ['departure-status'] } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  return loadOnTheRoad(contextOf(args.context), read, args.params.id)
}

/** Opens what is encrypted, for this answer alone: the next look at the page has it encrypted again. */
export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'sensitive:read')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const { bookings } = await loadOnTheRoad(ctx, read, args.params.id)
  const bookingIds = bookings.map(({ id }) => id)
  return data({ opened: await openEmergencyDetails(ctx, { bookingIds, staff }) }, { headers: { 'Cache-Control': 'no-store' } })
}

export default function Manifest({ loaderData, actionData }: Route.ComponentProps) {
  const { head, bookings, printed } = loaderData
  return (
    <div className="departures road-lists">
      <DepartureHead head={head} tab="manifest" />
      <ManifestPane
        bookings={bookings}
        opened={actionData?.opened}
        printed={printed}
        file={`/admin/departures/${head.id}/lists/manifest.xlsx`}
      />
    </div>
  )
}
