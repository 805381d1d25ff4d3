import type { Db } from '#platform/context.ts'
import { readTable, type TableFault } from '#platform/read-table.server.ts'
import { plainCell } from '#values/csv.ts'
import { listContracts, listServices } from '../reads.server.ts'
import { type LineFault, type MatchedLine, matchLines, type SheetBook, type SheetLine } from './match-lines.ts'
import type { RateSheet } from './plan-sheet.server.ts'
import { listSupplierNames } from './reads-rates.server.ts'
import { neededSheetColumns, type SheetColumn, sheetColumns } from './sheet-columns.ts'

export const mostSheetLines = 2_000
const mostSheetBytes = 1_048_576

type Named = { id: number; name: string }
export type ReadSheet =
  | { fault: TableFault | { reason: 'too-large' } }
  | { fault?: undefined; faults: { row: number; fault: LineFault }[] }
  | { fault?: undefined; faults?: undefined; sheet: RateSheet; suppliers: Named[] }

/**
 * Reads a sheet of rates, supplements and closures, with commas, semicolons or tabs: of one contract, or of as many as it names. Refused
 * whole: more than 1 MB or 2,000 lines, no table, columns that are missing or unknown. Every other fault is told by its line.
 */
export async function readSheet(db: Db, text: string, only?: SheetBook['only']): Promise<ReadSheet> {
  if (Buffer.byteLength(text) > mostSheetBytes) return { fault: { reason: 'too-large' } }
  const needed = neededSheetColumns(only !== undefined)
  const table = readTable<SheetColumn>(text, { columns: sheetColumns, needed, most: mostSheetLines })
  if (table.fault) return table
  const lines = table.lines.map(({ row, value }) => ({ row, value: (column: SheetColumn) => plainCell(value(column)) }))
  const book = await bookOf(db, lines, only)
  const matched = matchLines(lines, book)
  const faults = matched.flatMap((line) => ('fault' in line ? [line] : []))
  if (faults.length > 0) return { faults }
  return { sheet: sheetOf(matched), suppliers: book.suppliers.map(({ id, name }) => ({ id, name })) }
}

/** What the lines name: the suppliers, their services that are not archived, and their contracts. */
async function bookOf(db: Db, lines: readonly SheetLine[], only: SheetBook['only']): Promise<SheetBook> {
  const all = await listSupplierNames(db, only && [only.supplierId])
  const texts = new Set(lines.map(({ value }) => value('supplier').trim().replace(/\s+/g, ' ').toLowerCase()))
  const wanted = only ? all : all.filter(({ name }) => texts.has(name.toLowerCase()))
  const suppliers = await Promise.all(
    wanted.map(async ({ id, name }) => {
      const [services, contracts] = await Promise.all([listServices(db, id), listContracts(db, id)])
      return { id, name, services: services.filter(({ archivedAt }) => archivedAt === null), contracts }
    }),
  )
  return { suppliers, names: all.map(({ name }) => name), only }
}

function sheetOf(matched: readonly MatchedLine[]): RateSheet {
  const ofContract = matched.flatMap((one) => ('contractId' in one ? [one] : []))
  const contracts = [...Map.groupBy(ofContract, ({ contractId }) => contractId)].map(([contractId, lines]) => ({
    contractId,
    supplierId: lines[0]?.supplierId ?? 0,
    emptied: [],
    rates: lines.flatMap((one) => (one.kind === 'rate' ? [one.line] : [])),
    supplements: lines.flatMap((one) => (one.kind === 'supplement' ? [one.line] : [])),
  }))
  return { contracts, closures: matched.flatMap((one) => ('kind' in one && one.kind === 'closed' ? [one.line] : [])) }
}
