import { listCrew } from '#features/crew/reads.server.ts'
import { planDepartures } from '#features/departures/series/plan-departures.server.ts'
import type { PlannedDeparture } from '#features/departures/series/planned.ts'
import { importColumns, neededColumns, readImport } from '#features/departures/series/read-import.server.ts'
import { listPackageNames } from '#features/packages/reads-names.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { importAdminWords } from '../../words/admin/departures/departure-import.ts'
import { tableWords } from '../../words/admin/tables.ts'
import { tableFault } from '../tables/table-fault.ts'
import type { TableRowFault } from '../tables/table-form.tsx'
import { mostFaults, tableText } from '../tables/table-text.server.ts'
import { rowFault } from './row-fault.ts'

type Read = { text: string; planned: PlannedDeparture[] } | { text: string; fault: string; rows?: TableRowFault[] }

/** The table of a form, from its file or from what was pasted, and what it would make. */
export async function readImportForm(ctx: Context, read: ReadWords, form: FormData): Promise<Read> {
  const words = read(tableWords)
  const text = await tableText(form)
  if (text.trim() === '') return { text, fault: words.nothing }
  const [packages, crew] = await Promise.all([listPackageNames(ctx.db), listCrew(ctx.db)])
  const table = readImport(text, { packages, crew })
  if (table.fault) return { text, fault: tableFault(read, table.fault) }
  if (table.faults.length > 0) {
    const rows = table.faults.slice(0, mostFaults).map(({ row, fault }) => ({ row, sentence: rowFault(read, fault) }))
    return { text, fault: words.faultsLede, rows }
  }
  return { text, planned: await planDepartures(ctx.db, table.wanted, ctx.clock.now()) }
}

export const importColumnRows = (read: ReadWords) =>
  importColumns.map((name) => ({
    name,
    needed: neededColumns.some((needed) => needed === name),
    text: read(importAdminWords).columns[name],
  }))
