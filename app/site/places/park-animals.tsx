import { langOf } from '#features/content/texts/untranslated.ts'
import { firstUpper } from '#values/first-upper.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { parkContentWords } from '../../words/park-content.ts'
import { LangText } from '../lang-text.tsx'
import type { ParkData } from './load-park.server.ts'

/** The animals of a park, how many were counted, and what is worth knowing. */
export function ParkAnimals({ park: { guide } }: { park: ParkData }) {
  const labels = useWords(parkContentWords)
  const format = useFormatter()
  const { species, birdSpecies, counts, facts } = guide
  return (
    <section className="block" id="see">
      <h2>{labels.see}</h2>
      <ul className="kinds">
        {species.map((kind, at) => (
          <li key={kind} lang={langOf(guide, `species.${at}`)}>
            {firstUpper(kind)}
          </li>
        ))}
        {birdSpecies !== null && <li>{labels.birds({ kinds: birdSpecies })}</li>}
      </ul>
      {counts.length > 0 && (
        <>
          <h3>{labels.counts}</h3>
          <ul className="rows tally">
            {counts.map(({ what, value, year, ...count }) => (
              <li key={what}>
                <b className="num">{format.number(value)}</b>
                <span className="ui">
                  <LangText lang={langOf(count, 'what')}>{what}</LangText>{' '}
                  <span className="muted num">{labels.inYear({ year })}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{labels.facts}</h3>
      <ul className="worth">
        {facts.map((fact, at) => (
          <li key={fact} lang={langOf(guide, `facts.${at}`)}>
            {fact}
          </li>
        ))}
      </ul>
    </section>
  )
}
