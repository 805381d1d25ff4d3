import { Link } from 'react-router'
import type { EnquiryKind } from '#features/enquiries/enquiry.ts'
import { useWords } from '../../languages/use-words.ts'
import { tripWords } from '../../words/admin/trips/trips.ts'
import { useAuth } from '../auth/auth.tsx'
import { Pane } from '../components/pane.tsx'
import type { LoadedEnquiry } from './thread.tsx'

/** The kinds of which a journey is made; freight is none. */
const kinds: readonly EnquiryKind[] = ['tailor-made', 'contact', 'parish', 'community']

/** The way to begin a trip for an enquiry, among the first actions of its screen; not while it is held as spam. */
export function BeginTripLink({ enquiry: { id, kind, state } }: { enquiry: LoadedEnquiry }) {
  const words = useWords(tripWords).ofEnquiry
  const { may } = useAuth()
  if (!may('trips:write') || !kinds.includes(kind) || state === 'held') return null
  return (
    <Link className="btn line" to={`/admin/trips/new?enquiry=${id}`}>
      {words.begin}
    </Link>
  )
}

/** The trips that were made for an enquiry. */
export function TripsPane({ enquiry: { trips } }: { enquiry: LoadedEnquiry }) {
  const words = useWords(tripWords)
  if (trips.length === 0) return null
  return (
    <Pane title={words.ofEnquiry.title}>
      <ul className="item-list">
        {trips.map((trip) => (
          <li key={trip.id}>
            <span>
              <Link to={`/admin/trips/${trip.id}`}>{trip.title}</Link>
              <small className="num">{trip.reference}</small>
            </span>
            {trip.isLost && <span className="tag">{words.lost}</span>}
          </li>
        ))}
      </ul>
    </Pane>
  )
}
