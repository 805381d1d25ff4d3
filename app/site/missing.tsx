import { Link } from 'react-router'
import { useWords } from '../languages/use-words.ts'
import { SearchBox } from '../shared/search/search-box.tsx'
import { frameWords } from '../words/frame.ts'
import { notFoundWords } from '../words/not-found.ts'

/** The page for an address that leads nowhere: a search and three links. Whoever shows it has the sheet `search`. */
export function Missing() {
  const words = useWords(notFoundWords)
  return (
    <div className="missing">
      <div className="tx">
        <h1>{useWords(frameWords).notFound}</h1>
        <p className="lede">{words.text}</p>
        <SearchBox />
        <p className="row">
          <Link className="btn" to="/packages">
            {words.journeys}
          </Link>
          <Link className="more" to="/departures">
            {words.departures}
          </Link>
          <Link className="more" to="/bookings">
            {words.booking}
          </Link>
        </p>
      </div>
      <div className="tile" />
    </div>
  )
}
