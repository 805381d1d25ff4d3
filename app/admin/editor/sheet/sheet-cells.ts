import { type Currency, currencyDigits } from '#values/money.ts'
import { type Mark, markOf, readPrice, type Unread } from '#values/price-text.ts'
import { type Box, type Cell, cellsIn, isOneCell } from './sheet-range.ts'

/** The amounts of a sheet in minor units, row by row; undefined where there is none. */
export type Cells = readonly (readonly (number | undefined)[])[]
/** A text that is no price and stays in its cell until it is. */
export type Refused = { text: string; why: Unread }
/** The change of one cell: an amount, no amount, or a text that cannot be read. */
export type Edit = Cell & ({ amount: number | undefined } | { refused: Refused })

/** The change that a text makes in a cell of a sheet in a currency. */
export function editOf(cell: Cell, text: string, currency: Currency, mark?: Mark): Edit {
  const reading = readPrice(text, mark, currency)
  return 'unread' in reading
    ? { ...cell, refused: { text: text.trim(), why: reading.unread } }
    : { ...cell, amount: reading.amount }
}

/** The cells after the edits. A text that cannot be read leaves the amount before it. */
export function edited(cells: Cells, edits: readonly Edit[]): Cells {
  const changed = cells.map((row) => [...row])
  for (const edit of edits) {
    const row = changed[edit.row]
    if (row && edit.column < row.length && 'amount' in edit) row[edit.column] = edit.amount
  }
  return changed
}

export const clearing = (box: Box): Edit[] => cellsIn(box).map((cell) => ({ ...cell, amount: undefined }))

/** Fills the first row of a selection into all of its rows; a selection of one row gets the row above it. */
export function fillingDown(cells: Cells, box: Box): Edit[] {
  const from = box.top === box.bottom ? box.top - 1 : box.top
  if (from < 0) return []
  return cellsIn({ ...box, top: from + 1 }).map((cell) => ({ ...cell, amount: cells[from]?.[cell.column] }))
}

/**
 * A selection as spreadsheets exchange it: a line for each row, tabs between cells, plain figures that every country reads
 * alike.
 */
export function copyText(cells: Cells, { top, bottom, left, right }: Box, currency: Currency): string {
  const unit = 10 ** currencyDigits[currency]
  const plain = (amount: number | undefined) => {
    if (amount === undefined) return ''
    return amount % unit ? (amount / unit).toFixed(currencyDigits[currency]) : String(amount / unit)
  }
  return cells
    .slice(top, bottom + 1)
    .map((row) =>
      row
        .slice(left, right + 1)
        .map(plain)
        .join('\t'),
    )
    .join('\r\n')
}

/** The rows of texts that a spreadsheet put on the clipboard. Quoted cells may hold tabs, line breaks and doubled quotes. */
export function readCopied(text: string): string[][] {
  const rows: string[][] = [[]]
  const body = text.replace(/\r\n|\r/g, '\n').replace(/\n$/, '')
  for (const [, quoted, plain = '', after] of body.matchAll(/(?:"((?:[^"]|"")*)"(?=\t|\n|$)|([^\t\n]*))(\t|\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (after === '') break
    if (after === '\n') rows.push([])
  }
  return rows
}

/**
 * The edits of a paste: from the selection's first cell on, or into all of the selection where its size is a multiple of what
 * was copied. All texts are read by one decimal mark. `outside` counts the texts without a cell.
 */
export function pasting(
  cells: Cells,
  box: Box,
  copied: readonly (readonly string[])[],
  currency: Currency,
): { edits: Edit[]; outside: number } {
  const mark = markOf(copied.flat(), currency)
  const height = copied.length
  const width = Math.max(...copied.map((row) => row.length))
  const selected = { rows: box.bottom - box.top + 1, columns: box.right - box.left + 1 }
  const repeats = !isOneCell(box) && selected.rows % height === 0 && selected.columns % width === 0
  const target = repeats ? box : { ...box, bottom: box.top + height - 1, right: box.left + width - 1 }
  let outside = 0
  const edits = cellsIn(target).flatMap((cell): Edit[] => {
    const text = copied[(cell.row - box.top) % height]?.[(cell.column - box.left) % width]
    if (text === undefined) return []
    const there = cell.column < (cells[cell.row]?.length ?? 0)
    if (!there && text.trim() !== '') outside += 1
    return there ? [editOf(cell, text, currency, mark)] : []
  })
  return { edits, outside }
}
