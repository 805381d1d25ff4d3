import { Link } from 'react-router'
import { words } from '../words/en.ts'

/** The end of a path that leads nowhere, and three that lead on. */
export function Missing() {
  return (
    <div className="missing">
      <div className="tx">
        <h1>{words.notFound.title}</h1>
        <p className="lede">{words.notFound.text}</p>
        <p className="row">
          <Link className="btn" to="/packages">
            {words.notFound.journeys}
          </Link>
          <Link className="more" to="/departures">
            {words.notFound.departures}
          </Link>
          <Link className="more" to="/bookings">
            {words.notFound.booking}
          </Link>
        </p>
      </div>
      <div className="tile" />
    </div>
  )
}
