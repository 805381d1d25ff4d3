import { listCrew } from '#features/crew/reads.server.ts'
import { planDepartures } from '#features/departures/plan-departures.server.ts'
import type { PlannedDeparture } from '#features/departures/planned.ts'
import { importColumns, neededColumns, readImport } from '#features/departures/read-import.server.ts'
import { listPackageNames } from '#features/packages/reads-names.server.ts'
import type { Context } from '#platform/context.ts'
import { rowFault, importAdminWords as words } from '../../words/admin/departures/series.ts'
import { tableFault, tableWords } from '../../words/admin/tables.ts'
import type { TableRowFault } from '../tables/table-form.tsx'
import { mostFaults, tableText } from '../tables/table-text.server.ts'

type Read = { text: string; planned: PlannedDeparture[] } | { text: string; fault: string; rows?: TableRowFault[] }

/** The table of a form, from its file or from what was pasted, and what it would make. */
export async function readImportForm(ctx: Context, form: FormData): Promise<Read> {
  const text = await tableText(form)
  if (text.trim() === '') return { text, fault: tableWords.nothing }
  const [packages, crew] = await Promise.all([listPackageNames(ctx.db), listCrew(ctx.db)])
  const read = readImport(text, { packages, crew })
  if (read.fault) return { text, fault: tableFault(read.fault) }
  if (read.faults.length > 0) {
    const rows = read.faults.slice(0, mostFaults).map(({ row, fault }) => ({ row, sentence: rowFault(fault) }))
    return { text, fault: tableWords.faultsLede, rows }
  }
  return { text, planned: await planDepartures(ctx.db, read.wanted, ctx.clock.now()) }
}

export const importColumnRows = () =>
  importColumns.map((name) => ({
    name,
    needed: neededColumns.some((needed) => needed === name),
    text: words.columns[name] ?? '',
  }))
