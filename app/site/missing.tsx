import { Link } from 'react-router'
import { SearchBox } from '../shared/search-box.tsx'
import { PageSheetStyle } from '../ui/page-sheet.tsx'
import { words } from '../words/en.ts'

/**
 * The page for an address that leads nowhere: a search and three links. It includes its style sheet, because it can replace any
 * page.
 */
export function Missing() {
  return (
    <div className="missing">
      <PageSheetStyle sheet="search" />
      <div className="tx">
        <h1>{words.notFound.title}</h1>
        <p className="lede">{words.notFound.text}</p>
        <SearchBox />
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
