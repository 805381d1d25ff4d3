import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { countryContentWords } from '../../words/country-content.ts'
import { LangText } from '../lang-text.tsx'
import { CountryDates } from './country-dates.tsx'
import { CountryKnow } from './country-know.tsx'
import { CountryRoads } from './country-roads.tsx'
import { CountrySeason } from './country-season.tsx'
import type { CountryData } from './load-country.server.ts'
import { ParkShelf } from './park-shelf.tsx'
import { PlaceJourneys } from './place-journeys.tsx'

/** The page of a country below its tabs. */
export function CountryPageContent({ of: country }: { of: CountryData }) {
  const words = useWords(countryContentWords)
  const { id, name, advisory, advisoryLang, sold, parks, journeys, count } = country
  return (
    <>
      <div className="wrap">
        {advisory && <Advisory text={advisory} lang={advisoryLang} grave={!sold} />}
        <section className="block" id="parks">
          <h2>{words.parks}</h2>
          <ParkShelf parks={parks} eager />
        </section>
        <CountryRoads country={country} />
        <CountrySeason country={country} />
        {sold && <CountryDates country={country} />}
        <PlaceJourneys
          title={words.journeysTitle({ name })}
          none={words.journeysNone}
          cards={journeys}
          all={{ href: `/packages?country=${id}`, word: words.journeysAll({ count }) }}
        />
        <CountryKnow country={country} />
      </div>
      <ReadOn country={country} />
    </>
  )
}

/** Travel advisories and closed borders come before everything else. */
function Advisory({ text, lang, grave }: { text: string; lang: 'en' | undefined; grave: boolean }) {
  const words = useWords(countryContentWords)
  return (
    <section className={grave ? 'note bad first' : 'note first'}>
      <h2 className="note-title">{words.first}</h2>
      <p>
        <LangText lang={lang}>{text}</LangText> <a href="#safety">{words.safetyMore}</a>
      </p>
    </section>
  )
}

function ReadOn({ country: { id, others } }: { country: CountryData }) {
  const words = useWords(countryContentWords)
  return (
    <section className="sec sunk">
      <div className="wrap">
        <h2 className="t-2">{words.readOn}</h2>
        <ul className="onward">
          {id === 'rwanda' && (
            <>
              <li>
                <Link to="/visit-rwanda">{words.visitRwanda}</Link>
              </li>
              <li>
                <Link to="/know-rwanda">{words.knowRwanda}</Link>
              </li>
            </>
          )}
          <li>
            <Link to="/important-to-know">{words.important}</Link>
          </li>
          {others.map(({ name, href }) => (
            <li key={href}>
              <Link to={href}>{name}</Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
