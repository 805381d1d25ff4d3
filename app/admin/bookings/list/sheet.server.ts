import writeExcelFile, { type Cell } from 'write-excel-file/node'
import type { CsvCell } from '#values/csv.ts'
import { bookingListWords as words } from '../../../words/admin/bookings/booking-list.ts'

/** A workbook is made in memory; docs/growth.md has what so many rows cost. */
export const mostInSheet = 20_000

/** A text is typed as one, so that a sheet never runs it, whatever it begins with. */
const cellOf = (value: CsvCell): Cell =>
  value === null || value === '' ? null : typeof value === 'number' ? { type: Number, value } : { type: String, value }

/** A workbook of one sheet: the first row names the columns and stays in sight. */
export async function sheetBytes(rows: AsyncIterable<readonly (readonly CsvCell[])[]>): Promise<Uint8Array<ArrayBuffer>> {
  const cells: Cell[][] = []
  for await (const some of rows) for (const row of some) cells.push(row.map(cellOf))
  const [head = [], ...rest] = cells
  const bold = head.map((cell) => ({ ...(cell as object), fontWeight: 'bold' as const }))
  const columns = words.file.columns.map((name) => ({ width: Math.max(12, name.length + 2) }))
  const options = { sheet: words.file.sheet, columns, stickyRowsCount: 1 }
  return new Uint8Array(await writeExcelFile([bold, ...rest], options).toBuffer())
}
