import { parse } from 'csv-parse/sync'

/** Why a text is no table that can be read, told before any of its lines. */
export type TableFault =
  | { reason: 'empty' }
  | { reason: 'not-a-table'; line: number }
  | { reason: 'columns-missing'; columns: string[] }
  | { reason: 'columns-unknown'; columns: string[] }
  | { reason: 'too-many'; most: number }

/** A line by its number in the file, with the text of each column; a column that the table has not is an empty text. */
export type TableLine<Column extends string> = { row: number; value: (column: Column) => string }

type Columns<Column extends string> = { columns: readonly Column[]; needed: readonly Column[]; most: number }

/**
 * Reads a table with a first line of column names, in any order, with commas or semicolons. Refused whole: nothing in it, no table,
 * columns that are missing or unknown, more than `most` lines.
 */
export function readTable<Column extends string>(
  given: string,
  { columns: known, needed, most }: Columns<Column>,
): { fault: TableFault } | { fault?: undefined; lines: TableLine<Column>[] } {
  const text = given.replaceAll('\0', '')
  if (text.trim() === '') return { fault: { reason: 'empty' } }
  const head = text.replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0] ?? ''
  const columns = head.split(/[,;]/).map((name) =>
    name
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .toLowerCase(),
  )
  const missing = needed.filter((name) => !columns.includes(name))
  if (missing.length > 0) return { fault: { reason: 'columns-missing', columns: missing } }
  const unknown = columns.filter((name) => !known.some((one) => one === name))
  if (unknown.length > 0) return { fault: { reason: 'columns-unknown', columns: unknown } }
  const read = recordsOf(text, head.includes(';') ? ';' : ',', columns)
  if ('fault' in read) return read
  if (read.records.length === 0) return { fault: { reason: 'empty' } }
  if (read.records.length > most) return { fault: { reason: 'too-many', most } }
  return { lines: read.records.map(({ record, info }) => ({ row: info.lines, value: (column) => record[column] ?? '' })) }
}

type Parsed = { record: { [column: string]: string }; info: { lines: number } }

function recordsOf(text: string, delimiter: string, columns: string[]): { records: Parsed[] } | { fault: TableFault } {
  try {
    const options = { bom: true, columns, fromLine: 2, delimiter, trim: true, skipEmptyLines: true, info: true }
    return { records: parse(text, options) as unknown as Parsed[] }
  } catch (error) {
    const { lines } = error as { lines?: number }
    return { fault: { reason: 'not-a-table', line: lines ?? 1 } }
  }
}
