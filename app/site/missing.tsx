import { Link } from 'react-router'
import { SearchBox } from '../shared/search-box.tsx'
import { PageSheetStyle } from '../ui/page-sheet.tsx'
import { words } from '../words/en.ts'
import { notFoundWords } from '../words/not-found.ts'

/**
 * The page for an address that leads nowhere: a search and three links. It includes its style sheet, because it can replace any
 * page.
 */
export function Missing() {
  return (
    <div className="missing">
      <PageSheetStyle sheet="search" />
      <div className="tx">
        <h1>{words.notFound}</h1>
        <p className="lede">{notFoundWords.text}</p>
        <SearchBox />
        <p className="row">
          <Link className="btn" to="/packages">
            {notFoundWords.journeys}
          </Link>
          <Link className="more" to="/departures">
            {notFoundWords.departures}
          </Link>
          <Link className="more" to="/bookings">
            {notFoundWords.booking}
          </Link>
        </p>
      </div>
      <div className="tile" />
    </div>
  )
}
