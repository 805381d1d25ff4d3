/** A cell of an exported table: text, a number, or nothing. */
export type CsvCell = string | number | null

/** Spreadsheets run a cell that begins so as a formula; the wide forms too, where a keyboard writes them. */
const startsFormula = /^([\t\r\n]|\s*[=+\-@＝＋－＠])/
/** Where a machine's language splits at semicolons, a new cell may begin inside of one. */
const startsFormulaWithin = /([;\t])(?=\s*[=+\-@＝＋－＠])/g

/** A text as a quoted cell that no spreadsheet runs: what would be a formula begins with an apostrophe. */
function textCell(text: string): string {
  const harmless = (startsFormula.test(text) ? `'${text}` : text).replace(startsFormulaWithin, "$1'")
  return `"${harmless.replaceAll('"', '""')}"`
}

/** The text of a cell as it was before it was made harmless. */
export const plainCell = (text: string): string =>
  text.replace(/^'(?=[\t\r\n]|\s*[=+\-@＝＋－＠])/, '').replace(/([;\t])'(?=\s*[=+\-@＝＋－＠])/g, '$1')

const cell = (value: CsvCell): string =>
  value === null ? '' : typeof value === 'number' ? (Number.isFinite(value) ? String(value) : '') : textCell(value)

/** The mark by which Excel knows UTF-8: what a file begins with. */
export const csvMark = '\uFEFF'

/** Rows as lines of a file that began with the mark: texts in quotes, numbers bare, CRLF, after RFC 4180. */
export const csvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** Rows as a whole file. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string => `${csvMark}${csvLines(rows)}`
