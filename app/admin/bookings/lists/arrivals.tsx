import { Link } from 'react-router'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { roadListWords } from '../../../words/admin/bookings/road-lists.ts'
import { admit } from '../../admit.server.ts'
import { useAuth } from '../../auth/auth.tsx'
import { RoadListPane } from '../../road-lists/road-list-pane.tsx'
import type { Route } from './+types/arrivals.ts'
import { ListHead } from './list-head.tsx'
import { loadBookingList } from './load-booking-list.server.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  return loadBookingList(contextOf(args.context), wordsReader(args.context), args.params.id, 'arrivals')
}

/** The flights of a booking; of a stay what its house has to know of who comes. */
export default function Arrivals({ loaderData: { head, list, printed } }: Route.ComponentProps) {
  const words = useWords(roadListWords)
  const { may } = useAuth()
  return (
    <div className="bookings road-lists">
      <ListHead head={head} list="arrivals" />
      <RoadListPane
        list={list}
        printed={printed}
        file={`/admin/bookings/${head.id}/lists/arrivals.xlsx`}
        tools={
          may('bookings:move') && (
            <Link className="btn line" to={`/admin/bookings/${head.id}/flights`}>
              {words.arrivals.enter}
            </Link>
          )
        }
      />
    </div>
  )
}
