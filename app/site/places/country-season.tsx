import { Fragment } from 'react'
import { langOf } from '#features/content/texts/untranslated.ts'
import { firstUpper } from '#values/first-upper.ts'
import { useWords } from '../../languages/use-words.ts'
import { Fold } from '../../ui/fold.tsx'
import { SeasonStrip } from '../../ui/season-strip.tsx'
import { countryContentWords } from '../../words/country-content.ts'
import { seasonStripWords } from '../../words/season-strip.ts'
import { LangText } from '../lang-text.tsx'
import type { CountryData } from './load-country.server.ts'

/** The first purpose of a year as a strip, the others in words, and the rains. */
export function CountrySeason({ country: { years, guide } }: { country: CountryData }) {
  const strip = useWords(seasonStripWords)
  const text = useWords(countryContentWords)
  const [first, ...others] = years
  return (
    <section className="block">
      <Fold id="when" title={text.whenTitle} level={2}>
        <p className="prose lead">
          {[
            ...guide.rains.map(({ name, words }) => text.rains({ name: firstUpper(name), words })),
            text.dry({ spans: guide.dry.join(', ') }),
          ].join(' ')}
          {guide.yearNotes.map((note, at) => (
            <Fragment key={note}>
              {' '}
              <LangText lang={langOf(guide, `yearNotes.${at}`)}>{note}</LangText>
            </Fragment>
          ))}
        </p>
        {first && (
          <>
            <h3 className="t-4">{text.year[first.for]}</h3>
            <SeasonStrip
              months={first.months}
              letters={Object.values(strip.letters)}
              sentence={first.sentence}
              legend={strip.marks}
            />
          </>
        )}
        <ul className="rows apart">
          {others.map(({ for: purpose, sentence }) => (
            <li key={purpose}>
              <h3 className="t-4">{text.year[purpose]}</h3>
              <p className="ui">{sentence}</p>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  )
}
