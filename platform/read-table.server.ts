import { parse } from 'csv-parse/sync'

/** Why a text is not a readable table, found before any of its lines is used. */
export type TableFault =
  | { reason: 'empty' }
  | { reason: 'not-a-table'; line: number }
  | { reason: 'columns-missing'; columns: string[] }
  | { reason: 'columns-unknown'; columns: string[] }
  | { reason: 'columns-twice'; columns: string[] }
  | { reason: 'too-many'; most: number }

/** A line by its number in the file, with the text of each column; a column that the table has not is an empty text. */
export type TableLine<Column extends string> = { row: number; value: (column: Column) => string }

type Columns<Column extends string> = { columns: readonly Column[]; needed: readonly Column[]; most: number }

/**
 * The most columns that a fault names, and the most characters of each: the table came from outside, and a page shows the fault.
 */
const [mostNamed, longestNamed] = [10, 80]
const named = (columns: Iterable<string>) => [...columns].slice(0, mostNamed).map((name) => name.slice(0, longestNamed))

/**
 * Reads a table with a first line of column names, in any order, with commas, semicolons or, as a spreadsheet copies it, tabs. Refused whole: an empty text, no
 * table, columns that are missing, unknown or repeated, and more than `most` lines, of which no more are read than needed to
 * know.
 */
export function readTable<Column extends string>(
  text: string,
  { columns: known, needed, most }: Columns<Column>,
): { fault: TableFault } | { fault?: undefined; lines: TableLine<Column>[] } {
  if (text.trim() === '') return { fault: { reason: 'empty' } }
  const head = text.replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0] ?? ''
  const delimiter = ['\t', ';'].find((one) => head.includes(one)) ?? ','
  const columns = head.split(/[,;\t]/).map((name) =>
    name
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .toLowerCase(),
  )
  const missing = needed.filter((name) => !columns.includes(name))
  if (missing.length > 0) return { fault: { reason: 'columns-missing', columns: missing } }
  const unknown = columns.filter((name) => !known.some((one) => one === name))
  if (unknown.length > 0) return { fault: { reason: 'columns-unknown', columns: named(unknown) } }
  const twice = columns.filter((name, at) => columns.indexOf(name) < at)
  if (twice.length > 0) return { fault: { reason: 'columns-twice', columns: named(new Set(twice)) } }
  const read = recordsOf(text, { delimiter, columns, to: most + 1 })
  if ('fault' in read) return read
  if (read.records.length === 0) return { fault: { reason: 'empty' } }
  if (read.records.length > most) return { fault: { reason: 'too-many', most } }
  return { lines: read.records.map(({ record, info }) => ({ row: info.lines, value: (column) => record[column] ?? '' })) }
}

type Parsed = { record: { [column: string]: string }; info: { lines: number } }

type HowToRead = { delimiter: string; columns: string[]; to: number }

function recordsOf(text: string, how: HowToRead): { records: Parsed[] } | { fault: TableFault } {
  try {
    const options = { ...how, bom: true, fromLine: 2, trim: true, skipEmptyLines: true, info: true }
    return { records: parse(text, options) as unknown as Parsed[] }
  } catch (error) {
    const { lines } = error as { lines?: number }
    return { fault: { reason: 'not-a-table', line: lines ?? 1 } }
  }
}
