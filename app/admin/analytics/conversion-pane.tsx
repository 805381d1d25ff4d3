import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { analyticsAdminWords } from '../../words/admin/analytics.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { Pane } from '../components/pane.tsx'
import { CsvLink } from './csv-link.tsx'
import { shareOfAbove } from './share-text.ts'

type Row = { step: keyof (typeof analyticsAdminWords.tree)['way']['steps']; now: number; before: number }
type Props = {
  rows: readonly Row[]
  query: string
  comparable: boolean
}

const columnsOf = (read: ReadWords, comparable: boolean): (Column<Row> | false)[] => {
  const analyticsLabels = read(analyticsAdminWords)
  const words = analyticsLabels.way
  return [
    { head: words.step, isRowHead: true, cell: ({ step }) => words.steps[step] },
    { head: analyticsLabels.figures.label, isNumber: true, cell: ({ now }) => read.format.number(now) },
    comparable && { head: analyticsLabels.before, isNumber: true, cell: ({ before }) => read.format.number(before) },
  ]
}

/** From a page view to a paid deposit: the counts of the same days as bars, all on the scale of the largest. */
export function ConversionPane({ rows, query, comparable }: Props) {
  const read = useReader()
  const analyticsLabels = useWords(analyticsAdminWords)
  const words = analyticsLabels.way
  const most = Math.max(...rows.map(({ now }) => now), 1)
  return (
    <Pane title={words.title} beside={<CsvLink table="way" title={words.title} query={query} />} className="w5">
      <p className="small muted hint">{words.lede}</p>
      <ol className="way num">
        {rows.map(({ step, now }, at) => (
          <li key={step}>
            <p>
              <b>{words.steps[step]}</b> <span>{read.format.number(now)}</span>
            </p>
            <svg className="meter" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect className="of" width="100" height="10" />
              <rect className="no" width={now > 0 ? Math.max(0.6, (now / most) * 100) : 0} height="10" />
            </svg>
            <small>
              {at > 0 && shareOfAbove(read, now, rows[at - 1]?.now ?? 0)} {words.more[step]}
            </small>
          </li>
        ))}
      </ol>
      <details>
        <summary>{analyticsLabels.chart.table}</summary>
        <DataTable
          caption={words.title}
          className="num"
          columns={columnsOf(read, comparable)}
          rows={rows}
          rowKey={({ step }) => step}
        />
      </details>
    </Pane>
  )
}
