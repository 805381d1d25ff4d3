import { Fragment } from 'react'
import type { Day } from '#values/dates.ts'
import { shortDay } from '#values/day-words.ts'
import { WideTable } from '../../ui/wide-table.tsx'
import { figureText, analyticsAdminWords as words } from '../../words/admin/analytics.ts'
import { Pane } from '../components/pane.tsx'
import { CsvLink } from './csv-link.tsx'

type Row = { name: string; now: number; before?: number; entries?: number; lastOn?: Day }
type Props = {
  table: keyof typeof words.tables
  rows: readonly Row[]
  of: number
  query: string
  comparable: boolean
}

/** What was counted under each name, the most first, with a bar of its share of the first. */
export function CountTable({ table, rows, of, query, comparable }: Props) {
  const said = words.tables[table]
  const most = Math.max(...rows.map(({ now }) => now), 1)
  const compares = comparable && rows.some(({ before }) => before !== undefined)
  return (
    <Pane title={said.title} beside={rows.length > 0 && <CsvLink table={table} title={said.title} query={query} />}>
      {'hint' in said && <p className="small muted hint">{said.hint}</p>}
      {rows.length === 0 ? (
        <p className="muted">{said.empty}</p>
      ) : (
        <WideTable label={said.title}>
          <table className="table counts num">
            <thead>
              <tr>
                <th scope="col">{said.name}</th>
                {table === 'pages' && (
                  <th scope="col" className="numeric each">
                    {words.entries}
                  </th>
                )}
                {table === 'searches' && <th scope="col">{words.lastOn}</th>}
                <th scope="col" className="numeric">
                  {said.now}
                </th>
                {compares && (
                  <th scope="col" className="numeric">
                    {words.before}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, now, before, entries, lastOn }) => (
                <tr key={name}>
                  <th scope="row" className="breaks">
                    <Name table={table} name={name} />
                    <svg className="meter thin" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                      <rect className="no" width={(now / most) * 100} height="10" />
                    </svg>
                  </th>
                  {entries !== undefined && <td className="numeric gone each">{figureText(entries)}</td>}
                  {lastOn && <td className="nowrap">{shortDay(lastOn)}</td>}
                  <td className="numeric">{figureText(now)}</td>
                  {compares && <td className="numeric gone">{figureText(before ?? 0)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
      {of > rows.length && <p className="small muted shown">{words.shown(rows.length, of)}</p>}
    </Pane>
  )
}

/** A page that has an address can be looked at; a pattern such as /bookings/:reference has none. */
function Name({ table, name }: { table: Props['table']; name: string }) {
  if (table === 'sources') return words.sources[name] ?? name
  return table === 'pages' && /^\/(?!\/)[^:]*$/.test(name) ? <a href={name}>{breaking(name)}</a> : name
}

/** An address that may be broken behind each of its strokes. */
const breaking = (path: string) =>
  path.split(/(?<=.\/)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))
