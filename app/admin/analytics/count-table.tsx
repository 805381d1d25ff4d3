import { Fragment } from 'react'
import type { Day } from '#values/dates.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { analyticsAdminWords } from '../../words/admin/analytics.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { Pane } from '../components/pane.tsx'
import { CsvLink } from './csv-link.tsx'

type Row = { name: string; now: number; before?: number; entries?: number; lastOn?: Day; language?: string }
type Props = {
  table: keyof (typeof analyticsAdminWords.tree)['tables']
  rows: readonly Row[]
  of: number
  query: string
  comparable: boolean
}

/** Counts by name, the highest first, each with a bar relative to the first. */
export function CountTable({ table, rows, of, query, comparable }: Props) {
  const format = useFormatter()
  const words = useWords(analyticsAdminWords)
  const labels = words.tables[table]
  const most = Math.max(...rows.map(({ now }) => now), 1)
  const compares = comparable && rows.some(({ before }) => before !== undefined)
  const columns: (Column<Row> | false)[] = [
    {
      head: labels.name,
      isRowHead: true,
      className: 'breaks',
      cell: ({ name, now }) => (
        <>
          <Name table={table} name={name} />
          <svg className="meter thin" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect className="no" width={(now / most) * 100} height="10" />
          </svg>
        </>
      ),
    },
    table === 'pages' && {
      head: words.entries,
      isNumber: true,
      headClassName: 'each',
      className: 'gone each',
      cell: ({ entries = 0 }) => format.number(entries),
    },
    // Of a site in English alone it would say the same in every row.
    rows.some(({ language }) => language !== undefined) && { head: words.language, cell: ({ language }) => language },
    table === 'searches' && { head: words.lastOn, className: 'nowrap', cell: ({ lastOn }) => lastOn && format.shortDay(lastOn) },
    { head: labels.now, isNumber: true, cell: ({ now }) => format.number(now) },
    compares && { head: words.before, isNumber: true, className: 'gone', cell: ({ before = 0 }) => format.number(before) },
  ]
  return (
    <Pane title={labels.title} beside={rows.length > 0 && <CsvLink table={table} title={labels.title} query={query} />}>
      {'hint' in labels && <p className="small muted hint">{labels.hint}</p>}
      <DataTable
        none={labels.empty}
        isWide
        caption={labels.title}
        className="counts num"
        columns={columns}
        rows={rows}
        rowKey={({ name, language = '' }) => `${language} ${name}`}
      />
      {of > rows.length && <p className="small muted shown">{words.shown({ rows: rows.length, of })}</p>}
    </Pane>
  )
}

/** A page with a fixed address is a link. A pattern such as /bookings/:reference is not. */
function Name({ table, name }: { table: Props['table']; name: string }) {
  const words = useWords(analyticsAdminWords)
  if (table === 'sources') return (words.sources as Readonly<Record<string, string>>)[name] ?? name
  return table === 'pages' && /^\/(?!\/)[^:]*$/.test(name) ? <a href={name}>{breaking(name)}</a> : name
}

/** An address that may wrap after each slash. */
const breaking = (path: string) =>
  path.split(/(?<=.\/)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))
