import { Link } from 'react-router'
import { placeWords } from '../../words/places.ts'
import { Timetable } from '../timetable/timetable.tsx'
import type { CountryData } from './load-country.server.ts'

const words = placeWords.country

export function CountryDates({ country: { name, dates } }: { country: CountryData }) {
  return (
    <section className="block" id="dates">
      <h2>{words.datesTitle(name)}</h2>
      {dates.length === 0 ? (
        <p>{words.datesNone}</p>
      ) : (
        <>
          <Timetable rows={dates} label={words.datesTitle(name)} />
          <p className="ui muted small under">{words.datesLede}</p>
        </>
      )}
      <p className="ui onto">
        <Link to="/departures">{words.datesAll}</Link>
      </p>
    </section>
  )
}
