import { Link } from 'react-router'
import type { DepartureRow } from '#features/departures/reads.server.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { todayWords } from '../../words/admin/dashboard.ts'
import { Pane } from './pane.tsx'

/** A departure as a bar: how many seats are taken of how many, and its minimum. */
export type FillingRow = Pick<DepartureRow, 'id' | 'slug' | 'title' | 'taken' | 'capacity' | 'minimum' | 'guaranteed'> & {
  day: string
}

/** How full a departure is, against what it needs to go. */
export const fillingRow = (
  { startsOn, id, slug, title, taken, capacity, minimum, guaranteed }: DepartureRow,
  { shortDay }: Formatter,
): FillingRow => ({
  ...{ id, slug, title, taken, capacity, minimum, guaranteed },
  day: shortDay(startsOn),
})

/** The next departures as bars, with the mark that each has to reach; nothing where none is on sale. */
export function Filling({ departures, inAdmin }: { departures: readonly FillingRow[]; inAdmin: boolean }) {
  const words = useWords(todayWords).filling
  if (departures.length === 0) return null
  return (
    <Pane
      title={words.title}
      beside={inAdmin ? <Link to="/admin/departures">{words.all}</Link> : <a href="/departures">{words.all}</a>}
    >
      <ul className="fill num">
        {departures.map((departure) => (
          <li key={departure.slug}>
            <b>{departure.day}</b>
            <span>
              {inAdmin ? (
                <Link to={`/admin/departures/${departure.id}`}>{departure.title}</Link>
              ) : (
                <a href={`/departure-details/${departure.slug}`}>{departure.title}</a>
              )}
              <FillingBar {...departure} />
            </span>
            <span className="of">
              <span aria-hidden="true">{words.of(departure)}</span>
              <span className="visually-hidden">{words.summary(departure)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="keys">
        <span className="f">{words.goes}</span>
        <span className="lo">{words.below}</span>
        <span className="min">{words.minimum}</span>
      </p>
    </Pane>
  )
}

export function FillingBar({
  taken,
  capacity,
  minimum,
  guaranteed,
}: Pick<FillingRow, 'taken' | 'capacity' | 'minimum' | 'guaranteed'>) {
  const width = (of: number) => (capacity > 0 ? Math.min(100, (of / capacity) * 100) : 0)
  return (
    <svg className="meter" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className="of" width="100" height="10" />
      <rect className={guaranteed ? 'f' : 'lo'} width={width(taken)} height="10" />
      <rect className="min" x={Math.min(99.2, width(minimum))} width="0.8" height="10" />
    </svg>
  )
}
