import type { ReactNode } from 'react'
import { WideTable } from '../../ui/wide-table.tsx'

/** One column of a table: what its head says, and what it shows of a row. */
export type Column<Row> = {
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** A second line of the cell, in small; nothing where it is empty. */
  small?: (row: Row) => ReactNode
  /** Its cells name their rows. */
  isRowHead?: true
  /** Figures, which stand at the right. */
  isNumber?: true
  className?: string | ((row: Row) => string | undefined)
  headClassName?: string
  /** The name that stands beside the cell where a narrow screen hides the heads. */
  label?: string
}

type Props<Row> = {
  /** What the table is about, for whoever hears it. */
  caption: string
  /** A column that is not shown may stand in the list as `false`. */
  columns: readonly (Column<Row> | false)[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  className?: string | undefined
  /** Wider than a phone and without links to step through: it scrolls by keyboard too. */
  isWide?: boolean
  /** Rows of sums below the others. */
  foot?: ReactNode
}

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ') || undefined

/** A table by its columns. It scrolls by itself where it is wider than its place. */
export function DataTable<Row>({ caption, columns, rows, rowKey, className, isWide = false, foot }: Props<Row>) {
  const shown = columns.filter((column) => column !== false)
  const table = (
    <table className={classes('table', className)}>
      {!isWide && <caption className="visually-hidden">{caption}</caption>}
      <thead>
        <tr>
          {shown.map(({ head, isNumber, headClassName }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the table
            <th key={at} scope="col" className={classes(isNumber && 'numeric', headClassName)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {shown.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the table
              <Cell key={at} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  )
  return isWide ? <WideTable label={caption}>{table}</WideTable> : <div className="scroll">{table}</div>
}

/** The table of a screen that lists things; where it is narrow each row stands as a card. As a `sheet` it is made to be printed. */
export const ListTable = <Row,>({ sheet = false, className, ...table }: Props<Row> & { sheet?: boolean }) => (
  <div className={sheet ? 'pane list sheet-of' : 'pane list'}>
    <DataTable {...table} className={classes('stacks', className)} />
  </div>
)

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { cell, small, isRowHead, isNumber, className, label } = column
  const Tag = isRowHead ? 'th' : 'td'
  const own = typeof className === 'function' ? className(row) : className
  const second = small?.(row)
  return (
    <Tag scope={isRowHead && 'row'} className={classes(isNumber && 'numeric', own)} data-label={label}>
      {cell(row)}
      {second && <small>{second}</small>}
    </Tag>
  )
}
