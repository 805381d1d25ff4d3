import { type Column, DataTable } from './data-table.tsx'

type Props<Row> = {
  /** What opens it. */
  summary: string
  caption: string
  columns: readonly (Column<Row> | false)[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** The figures of a chart as a table, folded below it. */
export const FoldedTable = <Row,>({ summary, ...table }: Props<Row>) => (
  <details>
    <summary>{summary}</summary>
    <DataTable isWide className="num" {...table} />
  </details>
)
