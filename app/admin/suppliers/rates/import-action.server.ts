import { planSheet } from '#features/suppliers/rates/plan-sheet.server.ts'
import { readSheet } from '#features/suppliers/rates/read-sheet.server.ts'
import { saveRates } from '#features/suppliers/rates/save-rates.server.ts'
import { neededSheetColumns, sheetColumns } from '#features/suppliers/rates/sheet-columns.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { rateImportWords } from '../../../words/admin/suppliers/rate-import.ts'
import { ratePlanWords } from '../../../words/admin/suppliers/rate-plan.ts'
import { tableWords } from '../../../words/admin/tables.ts'
import { tableFault } from '../../tables/table-fault.ts'
import type { TableRowFault } from '../../tables/table-form.tsx'
import { mostFaults, tableText } from '../../tables/table-text.server.ts'
import { lineFault } from './line-fault.ts'
import { type PlanView, planView } from './plan-view.server.ts'

type Only = { supplierId: number; contractId: number } | undefined
/** What the form comes back with: the table as it was sent, and its errors or what it would do. */
export type ImportReply =
  | { text: string; fault: string; rows: TableRowFault[] }
  | { text: string; plan: PlanView; sentence?: string }

/**
 * Reads the table of a form, of one contract or of as many as it names, and shows what it would change; or saves all of it, if it is the
 * plan that was shown.
 */
export async function importByForm(
  ctx: Context,
  reader: ReadWords,
  { form, only, actor }: { form: FormData; only: Only; actor: { id: string; name: string } },
): Promise<{ saved: { added: number; ended: number } } | { status: number; reply: ImportReply }> {
  const tableLabels = reader(tableWords)
  const text = await tableText(form)
  const no = (fault: string, rows: TableRowFault[] = []) => ({ status: 422, reply: { text, fault, rows } })
  if (text.trim() === '') return no(tableLabels.nothing)
  const read = await readSheet(ctx.db, text, only)
  if (read.fault) return no(read.fault.reason === 'too-large' ? reader(rateImportWords).tooLarge : tableFault(reader, read.fault))
  if (read.faults) {
    const rows = read.faults.slice(0, mostFaults).map(({ row, fault }) => ({ row, sentence: lineFault(reader, fault) }))
    return no(tableLabels.faultsLede, rows)
  }
  const { sheet, suppliers } = read
  if (form.get('event') !== 'keep')
    return { status: 200, reply: { text, plan: await planView(ctx.db, reader, await planSheet(ctx.db, sheet)) } }
  const outcome = await saveRates(ctx, { sheet, suppliers, seen: String(form.get('stamp') ?? ''), actor })
  if (outcome.done) return { saved: outcome.value }
  const { reason, plan } = outcome.refusal
  return {
    status: 409,
    reply: { text, plan: await planView(ctx.db, reader, plan), sentence: reader(ratePlanWords).sentences[reason] },
  }
}

/** What each column holds, for a sheet of one contract or of many. */
export const importColumns = (read: ReadWords, ofOne: boolean) =>
  sheetColumns.map((name) => ({
    name,
    needed: neededSheetColumns(ofOne).includes(name),
    text: read(rateImportWords).columns[name],
  }))
