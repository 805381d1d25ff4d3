import { langOf } from '#features/content/texts/untranslated.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { parkContentWords } from '../../words/park-content.ts'
import { seasonWords } from '../../words/season.ts'
import { monthSpans } from '../packages/season-sentence.ts'
import type { ParkData } from './load-park.server.ts'
import { monthSpan } from './month-span.ts'

const marks = ['avoid', 'wet', 'good', 'best'] as const
const markOf = (mark: number) => marks[mark] ?? 'avoid'

/** The year in twelve cells that show how good and how wet each month is; then what happens when. */
export function ParkMonths({ park: { months, season, guide } }: { park: ParkData }) {
  const seasons = useWords(seasonWords)
  const labels = useWords(parkContentWords)
  const format = useFormatter()
  // A strip of one colour has no information.
  const differ = months.some(({ mark }) => mark !== months[0]?.mark)
  const wet = months.map(({ rain }) => (rain === 'dry' ? 0 : 1))
  const rainy = wet.includes(0) ? monthSpans(wet, 1, seasons, format) : ''
  return (
    <section className="block" id="when">
      <h2>{labels.when}</h2>
      {season && differ && <p className="prose lead">{season}</p>}
      {differ ? (
        <ol className="months" aria-label={labels.monthsLabel}>
          {months.map(({ mark, rain }, at) => (
            <li key={format.months[at]} className={markOf(mark)}>
              <b>{format.months[at]}</b>
              <span>{labels.marks[markOf(mark)]}</span>
              <span className="muted">{labels.rain[rain]}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="prose lead">{rainy === '' ? labels.alike : labels.alikeButRain({ months: rainy })}</p>
      )}
      {guide.year.length > 0 && (
        <ul className="rows apart">
          {guide.year.map(({ months: span, text, ...of }) => (
            <li key={text}>
              <b className="ui">{monthSpan(span, seasons, format)}</b>
              <p lang={langOf(of, 'text')}>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
