import { plainCell } from '#values/csv.ts'

/** A line as it was pasted: its number in the text, from 1, who it is for, their position where it is given, and the permit's number. */
export type PastedLine = { line: number; who: string; position: string; number: string }

/** So many lines and signs are read of what is pasted or uploaded. */
export const mostLines = 1_000
export const longestPaste = 200_000

type Column = 'who' | 'position' | 'number'
/** What heads a column, in lower case, in the languages of the admin area. */
const heads: Readonly<Record<Column, readonly string[]>> = {
  who: ['reference', 'booking', 'reference or name', 'name', 'traveller', 'référence', 'nom', 'voyageur'],
  position: ['place', 'position', 'traveller number'],
  number: ['number', 'permit', 'permit number', 'permit no', 'permit no.', 'numéro', 'permis', 'numéro de permis'],
}
const usual: readonly Column[] = ['who', 'position', 'number']

/**
 * Reads lines of 'reference or name, place, number' between tabs, semicolons or commas, with quotes or without, in the order of a head
 * line where there is one. Two cells are who and number, or who and place where it has one or two digits; a reference may hold its place, 'K7QM-42XD/2'. Empty lines are passed over.
 * Null: more than is read. Source: docs/permits.md, 'Numbers in bulk'.
 */
export function readPastedLines(text: string): PastedLine[] | null {
  if (text.length > longestPaste) return null
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((content, at) => ({ line: at + 1, content }))
    .filter(({ content }) => content.trim() !== '')
  if (lines.length > mostLines + 1) return null
  const rows = lines.map(({ line, content }) => ({ line, cells: cellsOf(content) }))
  const columns = columnsOf(rows[0]?.cells ?? [])
  const body = columns ? rows.slice(1) : rows
  return body.length > mostLines ? null : body.map(({ line, cells }) => ({ line, ...lineOf(cells, columns) }))
}

/** The column that each cell of a head line names; undefined: it is no head line. */
function columnsOf(cells: readonly string[]): (Column | undefined)[] | undefined {
  const columns = cells.map((cell) => usual.find((column) => heads[column].includes(cell.toLowerCase())))
  return columns.includes('who') && columns.includes('number') ? columns : undefined
}

function lineOf(cells: readonly string[], columns: readonly (Column | undefined)[] | undefined): Omit<PastedLine, 'line'> {
  const order = columns ?? (cells.length === 2 && !isPlaceAlone(cells) ? ['who', 'number'] : usual)
  const cell = (column: Column) => cells[order.indexOf(column)] ?? ''
  const [, reference, joined] = /^([\w-]+)\s*\/\s*(\d{1,3})$/.exec(cell('who')) ?? []
  if (reference && joined && cell('position') === '') return { who: reference, position: joined, number: cell('number') }
  return { who: cell('who'), position: cell('position'), number: cell('number') }
}

/** Whether the number of two cells is the traveller's place, and that of the permit was left out: no permit is called '3'. */
const isPlaceAlone = ([who = '', second = '']: readonly string[]): boolean => !who.includes('/') && /^\d{1,2}$/.test(second)

/** The cells of a line, split at its tabs, else at its semicolons, else at its commas, but not inside quotes. */
function cellsOf(content: string): string[] {
  const separator = ['\t', ';'].find((one) => content.includes(one)) ?? ','
  const cells: string[] = ['']
  let quoted = false
  for (const sign of content) {
    if (sign === '"') quoted = !quoted
    if (sign === separator && !quoted) cells.push('')
    else cells.push(`${cells.pop() ?? ''}${sign}`)
  }
  return cells.map(plain)
}

/** A cell without its quotes, and without what nobody sees. */
const plain = (cell: string): string =>
  plainCell(
    cell
      .trim()
      .replace(/^"([\s\S]*)"$/, '$1')
      .replaceAll('""', '"'),
  )
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Zs}]+/gu, ' ')
    .trim()
