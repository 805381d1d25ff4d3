import { contextOf } from '../../../context.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { admit } from '../../admit.server.ts'
import { RoadListPane } from '../../road-lists/road-list-pane.tsx'
import type { Route } from './+types/rooming.ts'
import { ListHead } from './list-head.tsx'
import { loadBookingList } from './load-booking-list.server.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  return loadBookingList(contextOf(args.context), wordsReader(args.context), args.params.id, 'rooming')
}

/** The rooms of a booking by house and night. */
export default function Rooming({ loaderData: { head, list, printed } }: Route.ComponentProps) {
  return (
    <div className="bookings road-lists">
      <ListHead head={head} list="rooming" />
      <RoadListPane list={list} printed={printed} file={`/admin/bookings/${head.id}/lists/rooming.xlsx`} />
    </div>
  )
}
