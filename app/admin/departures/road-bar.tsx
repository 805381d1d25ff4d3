import { Link } from 'react-router'
import { adminWords } from '../../words/admin/admin.ts'
import { arrivalWords } from '../../words/admin/bookings/arrivals.ts'
import { PageBar } from '../components/page-bar.tsx'
import type { OnTheRoad } from './load-on-the-road.server.ts'

type Props = { departure: Pick<OnTheRoad, 'id' | 'title' | 'days'>; title: string; lede: string }

/** The head of a list that is printed for a departure. */
export function RoadBar({ departure: { id, title: journey, days }, title, lede }: Props) {
  return (
    <PageBar
      title={`${title}, ${journey}`}
      lede={`${days}. ${lede}`}
      crumb={{
        label: arrivalWords.breadcrumb,
        links: (
          <>
            <Link to="/admin/departures">{adminWords.departures.title}</Link> /{' '}
            <Link className="num" to={`/admin/departures/${id}`}>
              {days}
            </Link>
          </>
        ),
      }}
    />
  )
}
