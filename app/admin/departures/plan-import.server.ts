import { listCrew } from '#features/crew/reads.server.ts'
import { planDepartures } from '#features/departures/plan-departures.server.ts'
import type { PlannedDeparture } from '#features/departures/planned.ts'
import { importColumns, neededColumns, readImport } from '#features/departures/read-import.server.ts'
import { listPackageNames } from '#features/packages/reads-names.server.ts'
import type { Context } from '#platform/context.ts'
import { importFault, rowFault, deskImportWords as words } from '../../words/desk-series.ts'

type Read =
  | { text: string; planned: PlannedDeparture[] }
  | { text: string; fault: string; rows?: { row: number; sentence: string }[] }

/** So many faults are told at once; who has more mends these first. */
const mostFaults = 100

/** The table of a form, from its file or from what was pasted, and what it would make. */
export async function readImportForm(ctx: Context, form: FormData): Promise<Read> {
  const file = form.get('file')
  const text = file instanceof File && file.size > 0 ? await file.text() : String(form.get('text') ?? '')
  if (text.trim() === '') return { text, fault: words.nothing }
  const [packages, crew] = await Promise.all([listPackageNames(ctx.db), listCrew(ctx.db)])
  const read = readImport(text.replaceAll('\0', ''), { packages, crew })
  if (read.fault) return { text, fault: importFault(read.fault) }
  if (read.faults.length > 0) {
    const rows = read.faults.slice(0, mostFaults).map(({ row, fault }) => ({ row, sentence: rowFault(fault) }))
    return { text, fault: words.faultsLede, rows }
  }
  return { text, planned: await planDepartures(ctx.db, read.wanted, ctx.clock.now()) }
}

export const importColumnRows = () =>
  importColumns.map((name) => ({
    name,
    needed: neededColumns.some((needed) => needed === name),
    text: words.columns[name] ?? '',
  }))
