import { data } from 'react-router'
import { openEmergencyDetails } from '#features/travellers/open-emergency-details.server.ts'
import { contextOf } from '../../../context.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { admit } from '../../admit.server.ts'
import { runOfBooking } from '../../road-lists/listed-run.ts'
import { loadParties } from '../../road-lists/load-parties.server.ts'
import { loadRoadList } from '../../road-lists/load-road-list.server.ts'
import { ManifestPane } from '../../road-lists/manifest-pane.tsx'
import { RoadListPane } from '../../road-lists/road-list-pane.tsx'
import type { Route } from './+types/manifest.ts'
import { findListed } from './find-listed.server.ts'
import { ListHead } from './list-head.tsx'
import { headOfList } from './load-booking-list.server.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const ctx = contextOf(args.context)
  const read = wordsReader(args.context)
  const booking = await findListed(ctx.db, args.params.id, 'manifest')
  const head = headOfList(ctx, read, booking)
  // A hire has drivers alone, of whom nothing is encrypted here.
  if (booking.kind === 'hire')
    return { ...head, drivers: await loadRoadList(ctx, read, runOfBooking(booking), 'manifest'), bookings: [] }
  return { ...head, drivers: undefined, bookings: await loadParties(ctx, read, [booking]) }
}

/** Opens what is encrypted, for this answer alone: the next look at the page has it encrypted again. */
export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'sensitive:read')
  const ctx = contextOf(args.context)
  const { id, kind } = await findListed(ctx.db, args.params.id, 'manifest')
  if (kind === 'hire') throw data(null, { status: 404 })
  const opened = await openEmergencyDetails(ctx, { bookingIds: [id], staff })
  return data({ opened }, { headers: { 'Cache-Control': 'no-store' } })
}

/** Who travels on a booking, or who drives a hire. */
export default function Manifest({ loaderData: { head, printed, drivers, bookings }, actionData }: Route.ComponentProps) {
  const file = `/admin/bookings/${head.id}/lists/manifest.xlsx`
  return (
    <div className="bookings road-lists">
      <ListHead head={head} list="manifest" />
      {drivers ? (
        <RoadListPane list={drivers} printed={printed} file={file} />
      ) : (
        <ManifestPane bookings={bookings} opened={actionData?.opened} printed={printed} file={file} />
      )}
    </div>
  )
}
