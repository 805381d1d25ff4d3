import type { ReactNode } from 'react'
import { WideTable } from './wide-table.tsx'

type Column = {
  head: string
  /** `numeric` stands to the right; `short` is a word or two, which a phone shows beside its label. */
  look?: 'numeric' | 'short'
}
type Row = { id: string; cells: readonly ReactNode[] }

type Props = { label: string; columns: readonly Column[]; rows: readonly Row[]; className?: string; caption?: string }

/** Browsers take the roles of a table away where it is not displayed as one. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
}

/**
 * A table that is too wide for a phone: there each row is a block of lines, and each line says its column. The first cell of a row is
 * its head. To screen readers it is a table on every screen.
 */
export function LabelledTable({ label, columns, rows, className = '', caption }: Props) {
  return (
    <WideTable label={label}>
      <table className={`table labelled-rows ${className}`.trim()} {...roles.table}>
        {caption && <caption>{caption}</caption>}
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map(({ head, look }) => (
              <th key={head} scope="col" className={look} {...roles.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map(({ id, cells }) => (
            <tr key={id} {...roles.row}>
              {columns.map(({ head, look }, at) =>
                at === 0 ? (
                  <th key={head} scope="row" {...roles.rowHead}>
                    {cells[at]}
                  </th>
                ) : (
                  <td key={head} className={look} data-label={head} {...roles.cell}>
                    {cells[at]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
