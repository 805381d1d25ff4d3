import { Link } from 'react-router'
import { placeWords } from '../../words/places.ts'
import { Timetable } from '../timetable/timetable.tsx'
import type { CountryData } from './load-country.server.ts'

const says = placeWords.country

export function CountryDates({ country: { name, dates } }: { country: CountryData }) {
  return (
    <section className="block" id="dates">
      <h2>{says.datesTitle(name)}</h2>
      {dates.length === 0 ? (
        <p>{says.datesNone}</p>
      ) : (
        <>
          <Timetable rows={dates} label={says.datesTitle(name)} />
          <p className="ui muted small under">{says.datesLede}</p>
        </>
      )}
      <p className="ui onto">
        <Link to="/departures">{says.datesAll}</Link>
      </p>
    </section>
  )
}
