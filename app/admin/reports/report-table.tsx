import type { ReactNode } from 'react'
import { useWords } from '../../languages/use-words.ts'
import { reportWords } from '../../words/admin/reports.ts'
import { DataTable } from '../components/data-table.tsx'
import { Pane } from '../components/pane.tsx'
import { Chart, type ChartData, isEmpty } from './chart.tsx'
import type { ReportColumn } from './report-column.ts'

type Props<Row> = {
  /** Its name in the addresses of its files. */
  name: string
  title: string
  query: string
  columns: readonly ReportColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The sum of all rows, shown in the last row. */
  total?: Omit<Row, never> | undefined
  /** What the rows come to, drawn beside the table; not shown where all is empty. */
  chart?: ChartData
  /** A sentence above the table. */
  children?: ReactNode
  empty?: string
  className?: string
}

/** A table of a report in a pane, with its total and with links to its files. */
export function ReportTable<Row>({
  name,
  title,
  query,
  columns,
  rows,
  rowKey,
  total,
  chart,
  children,
  empty,
  className,
}: Props<Row>) {
  const words = useWords(reportWords)
  const table = (
    <DataTable
      none={empty ?? words.none}
      isWide
      caption={title}
      className="num"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      foot={total && <Total columns={columns} row={total as Row} />}
    />
  )
  return (
    <Pane title={title} beside={rows.length > 0 && <FileLinks name={name} title={title} query={query} />} className={className}>
      {children}
      {chart && !isEmpty(chart) ? (
        <div className="chart-and-table">
          <div>
            <Chart data={chart} />
          </div>
          {table}
        </div>
      ) : (
        table
      )}
    </Pane>
  )
}

function Total<Row>({ columns, row }: { columns: readonly ReportColumn<Row>[]; row: Row }) {
  const words = useWords(reportWords)
  return (
    <tr>
      {columns.map(({ head, cell, isNumber, headClassName = '' }, at) =>
        at === 0 ? (
          <th key={head} scope="row">
            {words.total}
          </th>
        ) : (
          <td key={head} className={isNumber ? `numeric nowrap ${headClassName}` : headClassName || undefined}>
            {isNumber ? cell(row) : ''}
          </td>
        ),
      )}
    </tr>
  )
}

/** Links to a table as Excel and CSV. Plain links, because a file is not a page that the router can open. */
export const FileLinks = ({ name, title, query }: { name: string; title: string; query: string }) => {
  const words = useWords(reportWords)
  return (
    <span className="row nowrap">
      <a href={`/admin/reports/${name}.xlsx${query && `?${query}`}`} aria-label={words.excelOf({ title })} download>
        {words.excel}
      </a>
      <a href={`/admin/reports/${name}.csv${query && `?${query}`}`} aria-label={words.csvOf({ title })} download>
        {words.csv}
      </a>
    </span>
  )
}
