import type { ReactNode } from 'react'
import { groupedBy } from '../../ui/group-by.ts'
import { ListLink } from '../../ui/list-link.tsx'
import { WideTable } from '../../ui/wide-table.tsx'

/** One column of a table: what its head says, and what it shows of a row. */
export type Column<Row> = {
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** A second line of the cell, in small; nothing where it is empty. */
  small?: (row: Row) => ReactNode
  /** Its cells name their rows. */
  isRowHead?: true
  /** Figures, which are aligned right. */
  isNumber?: true
  className?: string | ((row: Row) => string | undefined)
  headClassName?: string
  /** The order that its head sorts by, where the table has a `sorting`. */
  sort?: string
  /** The label beside the cell where a narrow screen hides the heads. */
  label?: string
}

/** How a table is sorted, and the addresses of its other orders. */
export type Sorting = {
  by: string
  falls: boolean
  /** Whether an order that is chosen anew begins with the largest. */
  usuallyFalls: (by: string) => boolean
  pathOf: (by: string, falls: boolean) => string
  /** What the sort button of a head does, for screen readers. */
  label: (column: string, falls: boolean) => string
}

type Props<Row> = {
  /** The caption, for screen readers. */
  caption: string
  /** A column that is hidden may be `false`. */
  columns: readonly (Column<Row> | false)[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** The heading that a row stands under, such as its month. The rows are in the order of their headings. */
  groupOf?: (row: Row) => string
  /** What stands beside the heading of a group. */
  besideGroup?: ((under: readonly Row[]) => ReactNode) | undefined
  className?: string | undefined
  /** Wider than a phone and without links to step through: it scrolls by keyboard too. */
  isWide?: boolean
  sorting?: Sorting
  /** Rows of sums below the others. */
  foot?: ReactNode
  /** The sentence in place of a table without rows. */
  none?: string
}

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ') || undefined

/** A table by its columns. It scrolls by itself where it is wider than its place. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, groupOf, besideGroup, className, isWide = false, foot, sorting, none } = props
  if (none !== undefined && rows.length === 0) return <p className="muted">{none}</p>
  const shown = columns.filter((column) => column !== false)
  const table = (
    <table className={classes('table', className)}>
      {!isWide && <caption className="visually-hidden">{caption}</caption>}
      <thead>
        <tr>
          {shown.map(({ head, isNumber, headClassName, sort }, at) => (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the table
              key={at}
              scope="col"
              className={classes(isNumber && 'numeric', headClassName)}
              aria-sort={sorting && sort && sorting.by === sort ? (sorting.falls ? 'descending' : 'ascending') : undefined}
            >
              {sorting && sort ? <SortLink sorting={sorting} by={sort} head={head} /> : head}
            </th>
          ))}
        </tr>
      </thead>
      {(groupOf ? groupedBy(rows, groupOf) : [['', rows] as const]).map(([heading, under]) => (
        <tbody key={heading}>
          {heading && (
            <tr className="group-head">
              <th scope="rowgroup" colSpan={shown.length}>
                {heading} {besideGroup?.(under)}
              </th>
            </tr>
          )}
          {under.map((row) => (
            <tr key={rowKey(row)}>
              {shown.map((column, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the table
                <Cell key={at} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  )
  return isWide ? <WideTable label={caption}>{table}</WideTable> : <div className="scroll">{table}</div>
}

/** The head of a sortable column: it reverses its own order, and another one starts in its default direction. */
function SortLink({ sorting, by, head }: { sorting: Sorting; by: string; head: ReactNode }) {
  const isOn = sorting.by === by
  const falls = isOn ? !sorting.falls : sorting.usuallyFalls(by)
  return (
    <ListLink className="sorts" to={sorting.pathOf(by, falls)} title={sorting.label(String(head), falls)}>
      {head}
      <span aria-hidden="true">{isOn ? (sorting.falls ? '↓' : '↑') : '↕'}</span>
    </ListLink>
  )
}

/** The table of a list page. On a narrow screen each row is a card. A `sheet` is made to be printed. */
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
