import { contextOf } from '../../../context.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { admit } from '../../admit.server.ts'
import { RoadListPane } from '../../road-lists/road-list-pane.tsx'
import type { Route } from './+types/days.ts'
import { ListHead } from './list-head.tsx'
import { loadBookingList } from './load-booking-list.server.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  return loadBookingList(contextOf(args.context), wordsReader(args.context), args.params.id, 'days')
}

/** Each day of a booking; of a hire its hand-over and return. */
export default function Days({ loaderData: { head, list, printed } }: Route.ComponentProps) {
  return (
    <div className="bookings road-lists">
      <ListHead head={head} list="days" />
      <RoadListPane list={list} printed={printed} file={`/admin/bookings/${head.id}/lists/days.xlsx`} />
    </div>
  )
}
