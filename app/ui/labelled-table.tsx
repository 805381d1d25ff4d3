import type { ReactNode } from 'react'
import { WideTable } from './wide-table.tsx'

type Column = {
  head: string
  /** The language of the head, where it is not that of the page. */
  lang?: string | undefined
  /** `numeric` stands to the right; `short` is a word or two, which a phone shows beside its label. */
  look?: 'numeric' | 'short'
}
type Row = { id: string; cells: readonly ReactNode[] }

type Props = {
  label: string
  columns: readonly Column[]
  rows: readonly Row[]
  className?: string
  caption?: string
  /** Its language, where it is not that of the page. */
  captionLang?: string | undefined
  /** Narrow enough to stay a table on a phone. */
  fits?: boolean
}

/**
 * A table that is too wide for a phone: there each row is a block of lines, and each line says its column. The first cell of a row is
 * its head.
 */
export function LabelledTable({ label, columns, rows, className = '', caption, captionLang, fits = false }: Props) {
  return (
    <WideTable label={label}>
      <table className={`table ${fits ? '' : 'labelled-rows '}${className}`.trim()}>
        {caption && <caption lang={captionLang}>{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ head, lang, look }) => (
              <th key={head} scope="col" className={look} lang={lang}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {columns.map(({ head, look }, at) =>
                at === 0 ? (
                  <th key={head} scope="row">
                    {cells[at]}
                  </th>
                ) : (
                  <td key={head} className={look} data-label={head}>
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
