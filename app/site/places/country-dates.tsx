import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { Fold } from '../../ui/fold.tsx'
import { countryContentWords } from '../../words/country-content.ts'
import { Timetable } from '../timetable/timetable.tsx'
import type { CountryData } from './load-country.server.ts'

export function CountryDates({ country: { name, dates } }: { country: CountryData }) {
  const words = useWords(countryContentWords)
  return (
    <section className="block">
      <Fold id="dates" title={words.datesTitle({ name })} level={2}>
        {dates.length === 0 ? (
          <p>{words.datesNone}</p>
        ) : (
          <>
            <Timetable rows={dates} label={words.datesTitle({ name })} />
            <p className="ui muted small under">{words.datesLede}</p>
          </>
        )}
        <p className="ui onto">
          <Link to="/departures">{words.datesAll}</Link>
        </p>
      </Fold>
    </section>
  )
}
