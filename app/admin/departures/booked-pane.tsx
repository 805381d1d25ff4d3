import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { departureAdminWords } from '../../words/admin/departures/departures.ts'
import { DemoTag } from '../components/demo-tag.tsx'
import { Pane } from '../components/pane.tsx'
import { StateTag } from '../components/state-tag.tsx'
import type { DepartureView } from './load-departure.server.ts'

/** How far the job is that moves the bookings of a cancelled departure. The page is loaded again to see more. */
export function Cancelled({ cancelled }: { cancelled: NonNullable<DepartureView['cancelled']> }) {
  const words = useWords(departureAdminWords)
  const { when, reason, moved, calledOff, left, of } = cancelled
  const labels = words.cancelled
  return (
    <div className="note bad num" role="status">
      <p>
        <b>{labels.notice({ when })}</b> {reason}
      </p>
      {of > 0 && <progress value={of - left} max={of} aria-label={labels.progress} />}
      <p>{left > 0 ? labels.left({ left, of }) : labels.done({ moved, called: calledOff })}</p>
    </div>
  )
}

/** The bookings with seats, those on the waiting list, and how many have ended. */
export function BookedPane({ people, ended }: Pick<DepartureView, 'people' | 'ended'>) {
  const words = useWords(departureAdminWords)
  const labels = words.people
  const waiting = people.filter(({ state }) => state === 'waitlisted')
  const booked = people.filter(({ state }) => state !== 'waitlisted')
  return (
    <Pane title={labels.title} className="stack">
      {booked.length === 0 ? <p className="muted">{labels.none}</p> : <People people={booked} />}
      {waiting.length > 0 && (
        <>
          <h3>{labels.waiting}</h3>
          <People people={waiting} />
        </>
      )}
      {ended > 0 && <p className="small muted below num">{labels.ended({ count: ended })}</p>}
    </Pane>
  )
}

const People = ({ people }: Pick<DepartureView, 'people'>) => {
  const words = useWords(departureAdminWords)
  return (
    <ul className="item-list booked num">
      {people.map(({ id, reference, leadName, state, sample, travellersCount, total, paid }) => (
        <li key={id}>
          <span>
            <Link to={`/admin/bookings/${id}`}>{leadName}</Link>
            <small>
              {reference}, {words.people.seats({ count: travellersCount })}, {total}
            </small>
          </span>
          <span className="tags">
            {paid && <span className={paid.tone ? `tag ${paid.tone}` : 'tag'}>{paid.word}</span>} <StateTag state={state} />{' '}
            <DemoTag sample={sample} />
          </span>
        </li>
      ))}
    </ul>
  )
}
