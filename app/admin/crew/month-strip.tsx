import { Link } from 'react-router'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { crewAdminWords } from '../../words/admin/departures/crew.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { Pane } from '../components/pane.tsx'
import type { StripCell } from './strip-of.ts'

type Strip = {
  key: string
  name: string
  cells: readonly StripCell[]
  stretches: readonly { id: number; departureId: number; title: string; days: string }[]
}
type Props = { month: { text: string; before: string; after: string; strips: readonly Strip[] } }

type Away = Strip['stretches'][number] & { name: string }

const columnsOf = (read: ReadWords): Column<Away>[] => {
  const words = read(crewAdminWords).month
  return [
    { head: words.who, isRowHead: true, cell: ({ name }) => name },
    { head: words.days, cell: ({ days }) => days },
    {
      head: words.departure,
      cell: ({ departureId, title }) => <Link to={`/admin/departures/${departureId}`}>{title}</Link>,
    },
  ]
}

/** A strip of days for each guide and car, and the same as a table. */
export function MonthStrip({ month: { text, before, after, strips } }: Props) {
  const read = useReader()
  const words = useWords(crewAdminWords).month
  const away = strips.flatMap(({ name, stretches }) => stretches.map((one) => ({ name, ...one })))
  return (
    <Pane
      title={words.title({ month: text })}
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
          <DataTable caption={words.table} className="num" columns={columnsOf(read)} rows={away} rowKey={({ id }) => id} />
        </details>
      )}
    </Pane>
  )
}
