import { Link } from 'react-router'
import type { EnquiryKind } from '#features/enquiries/enquiry.ts'
import { tripWords } from '../../words/admin/trips/trips.ts'
import { useAuth } from '../auth/auth.tsx'
import { Pane } from '../components/pane.tsx'
import type { LoadedEnquiry } from './thread.tsx'

const words = tripWords.ofEnquiry

/** The kinds of which a journey is made; freight is none. */
const kinds: readonly EnquiryKind[] = ['tailor-made', 'contact', 'parish', 'community']

/** The trips that were made for an enquiry, and the way to begin one; not while it is held as spam. */
export function TripsPane({ enquiry: { id, kind, state, trips } }: { enquiry: LoadedEnquiry }) {
  const { may } = useAuth()
  const begins = may('trips:write') && kinds.includes(kind) && state !== 'held'
  if (trips.length === 0 && !begins) return null
  return (
    <Pane title={words.title}>
      {trips.length > 0 ? (
        <ul className="item-list">
          {trips.map((trip) => (
            <li key={trip.id}>
              <span>
                <Link to={`/admin/trips/${trip.id}`}>{trip.title}</Link>
                <small className="num">{trip.reference}</small>
              </span>
              {trip.isLost && <span className="tag">{tripWords.lost}</span>}
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{words.none}</p>
      )}
      {begins && (
        <p className="below">
          <Link className="btn line" to={`/admin/trips/new?enquiry=${id}`}>
            {words.begin}
          </Link>
        </p>
      )}
    </Pane>
  )
}
