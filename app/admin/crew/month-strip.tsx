import { Link } from 'react-router'
import { crewAdminWords } from '../../words/admin/departures/crew.ts'
import { Pane } from '../components/pane.tsx'
import type { StripCell } from './strip-of.ts'

const words = crewAdminWords.month

type Strip = {
  key: string
  name: string
  cells: readonly StripCell[]
  stretches: readonly { id: number; departureId: number; title: string; days: string }[]
}
type Props = { month: { text: string; before: string; after: string; strips: readonly Strip[] } }

/** A strip of days for each guide and car, and the same as a table. */
export function MonthStrip({ month: { text, before, after, strips } }: Props) {
  const away = strips.flatMap(({ name, stretches }) => stretches.map((one) => ({ name, ...one })))
  return (
    <Pane
      title={words.title(text)}
      beside={
        <nav className="row">
          <Link to={`?month=${before}`} preventScrollReset>
            {words.before}
          </Link>
          <Link to={`?month=${after}`} preventScrollReset>
            {words.after}
          </Link>
        </nav>
      }
      className="stack"
      id="month"
    >
      <p className="small muted">{words.lede}</p>
      <ul className="strips num" aria-hidden="true">
        {strips.map(({ key, name, cells }) => (
          <li key={key}>
            <span>{name}</span>
            <svg className="days-strip" viewBox={`0 0 ${cells.length * 10} 10`} preserveAspectRatio="none" aria-hidden="true">
              {cells.map((cell, day) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a day of the strip has no other name
                <rect key={day} className={cell} x={day * 10 + 0.5} width="9" height="10" />
              ))}
            </svg>
          </li>
        ))}
      </ul>
      {away.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <details>
          <summary>{words.table}</summary>
          <table className="table num">
            <thead>
              <tr>
                <th scope="col">{words.who}</th>
                <th scope="col">{words.days}</th>
                <th scope="col">{words.departure}</th>
              </tr>
            </thead>
            <tbody>
              {away.map((one) => (
                <tr key={one.id}>
                  <th scope="row">{one.name}</th>
                  <td>{one.days}</td>
                  <td>
                    <Link to={`/admin/departures/${one.departureId}`}>{one.title}</Link>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </Pane>
  )
}
