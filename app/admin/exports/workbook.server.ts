import writeExcelFile, { type Cell } from 'write-excel-file/node'
import type { CsvCell } from '#values/csv.ts'
import { isDay } from '#values/dates.ts'

/** A workbook is made in memory; docs/growth.md has what so many rows cost. */
export const mostInWorkbook = 20_000

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A text is typed as one, so that a sheet never runs it, whatever it begins with; a day is a date, by which a sheet sorts and sums. */
function cellOf(value: CsvCell): Cell {
  if (value === null || value === '') return null
  if (typeof value === 'number') return { type: Number, value }
  return isDay(value) ? { type: Date, value: new Date(value), format: 'yyyy-mm-dd' } : { type: String, value }
}

/** A workbook of one sheet: the first row names the columns and stays in sight. */
export async function workbookBytes(
  sheet: string,
  rows: AsyncIterable<readonly (readonly CsvCell[])[]>,
): Promise<Uint8Array<ArrayBuffer>> {
  const cells: Cell[][] = []
  let names: readonly CsvCell[] | undefined
  for await (const some of rows)
    for (const row of some) {
      names ??= row
      cells.push(row.map(cellOf))
    }
  const [head = [], ...rest] = cells
  const bold = head.map((cell) => ({ ...(cell as object), fontWeight: 'bold' as const }))
  const columns = (names ?? []).map((name) => ({ width: Math.max(12, String(name).length + 2) }))
  return new Uint8Array(await writeExcelFile([bold, ...rest], { sheet, columns, stickyRowsCount: 1 }).toBuffer())
}
