import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { assignmentWords } from '../../words/admin/roster/assignments.ts'
import { FoldPane } from '../components/fold-pane.tsx'
import type { BookingCrewView } from './load-booking-crew.server.ts'
import { OrderedCrew } from './ordered-crew.tsx'

/** Who and what goes with a booking, in a fold of its screen; assigning is on a screen of its own. */
export function BookingCrewFold({ view: { to, handover, crew, ordered, missing, summary, tag } }: { view: BookingCrewView }) {
  const words = useWords(assignmentWords)
  return (
    <FoldPane id="crew" title={words.title} summary={summary} tag={tag}>
      <div className="stack num">
        {missing.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {crew.length > 0 && (
          <ul className="item-list">
            {crew.map(({ id, name, text, state }) => (
              <li key={id}>
                <span>
                  <b>{name}</b>
                  <small>{text}</small>
                </span>
                {state && <span className="tag warn">{state}</span>}
              </li>
            ))}
          </ul>
        )}
        <OrderedCrew ordered={ordered} />
        <p>
          <Link to={to}>{words.manage}</Link>
        </p>
        {handover && (
          <p>
            <Link to={handover}>{words.handover}</Link>
          </p>
        )}
      </div>
    </FoldPane>
  )
}
