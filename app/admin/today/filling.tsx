import { deskWords } from '../../words/desk.ts'
import type { FillingRow } from './today-rows.ts'

const words = deskWords.today.filling

/** The next departures as bars, with the mark that each has to reach. */
export function Filling({ departures }: { departures: readonly FillingRow[] }) {
  return (
    <section className="pane w5">
      <header>
        <h2>{words.title}</h2>
        <a href="/departures">{words.all}</a>
      </header>
      {departures.length === 0 ? (
        <div className="empty">
          <h3>{words.emptyTitle}</h3>
          <p>{words.empty}</p>
        </div>
      ) : (
        <>
          <ul className="fill num">
            {departures.map((departure) => (
              <li key={departure.slug}>
                <b>{departure.day}</b>
                <span>
                  <a href={`/departure-details/${departure.slug}`}>{departure.title}</a>
                  <FillingBar {...departure} />
                </span>
                <span className="of">
                  {words.of(departure.taken, departure.capacity)}
                  <span className="vh">, {words.said(departure.taken, departure.capacity, departure.minimum)}</span>
                </span>
              </li>
            ))}
          </ul>
          <p className="keys">
            <span className="goes">{words.goes}</span>
            <span className="below">{words.below}</span>
            <span className="mark">{words.minimum}</span>
          </p>
        </>
      )}
    </section>
  )
}

export function FillingBar({ taken, capacity, minimum, goes }: Pick<FillingRow, 'taken' | 'capacity' | 'minimum' | 'goes'>) {
  const width = (of: number) => (capacity > 0 ? Math.min(100, (of / capacity) * 100) : 0)
  return (
    <svg className="fillbar" viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
      <rect className="tr" y="3" width="100" height="18" />
      <rect className={goes ? 'goes' : 'below'} y="3" width={width(taken)} height="18" />
      <path className="mark" d={`M${width(minimum)} 0V24`} />
    </svg>
  )
}
