import type { CsvCell } from '#values/csv.ts'

/** What stands in a cell: a text, lines or a figure, with more below it in small, a phone to call, a word of warning, or what is to be done. */
export type RoadCell =
  | string
  | number
  | {
      text?: string
      lines?: readonly string[]
      small?: readonly string[]
      phone?: string | undefined
      warn?: string | undefined
      go?: { to: string; word: string } | undefined
    }

type RoadColumn = { head: string; as?: 'head' | 'number' }

/** A list for the road as it is drawn, printed and put into a workbook: nothing in it is encrypted. Rows of one group follow each other. */
export type RoadList = {
  title: string
  lede: string
  notes: readonly string[]
  columns: readonly RoadColumn[]
  rows: readonly { key: string; group: string; cells: readonly RoadCell[] }[]
  empty: { title: string; text: string }
}

/** The rows of a list for a workbook, its columns first; groups are the first column, where there are any. */
export function workbookRows({ columns, rows }: RoadList, groupHead: string): CsvCell[][] {
  const grouped = rows.some(({ group }) => group !== '')
  const head = columns.map((column) => column.head)
  return [
    grouped ? [groupHead, ...head] : head,
    ...rows.map(({ group, cells }) => (grouped ? [group, ...cells.map(workbookCell)] : cells.map(workbookCell))),
  ]
}

const workbookCell = (cell: RoadCell): CsvCell =>
  typeof cell === 'object'
    ? [cell.text, ...(cell.lines ?? []), ...(cell.small ?? []), cell.phone, cell.warn].filter(Boolean).join('\n')
    : cell
