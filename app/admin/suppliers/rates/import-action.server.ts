import { planSheet } from '#features/suppliers/rates/plan-sheet.server.ts'
import { readSheet } from '#features/suppliers/rates/read-sheet.server.ts'
import { saveRates } from '#features/suppliers/rates/save-rates.server.ts'
import { neededSheetColumns, sheetColumns } from '#features/suppliers/rates/sheet-columns.ts'
import type { Context } from '#platform/context.ts'
import { rateImportWords as words } from '../../../words/admin/suppliers/rate-import.ts'
import { lineFault, ratePlanWords } from '../../../words/admin/suppliers/rate-plan.ts'
import { tableFault, tableWords } from '../../../words/admin/tables.ts'
import type { TableRowFault } from '../../tables/table-form.tsx'
import { mostFaults, tableText } from '../../tables/table-text.server.ts'
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
  { form, only, actor }: { form: FormData; only: Only; actor: { id: string; name: string } },
): Promise<{ saved: { added: number; ended: number } } | { status: number; reply: ImportReply }> {
  const text = await tableText(form)
  const no = (fault: string, rows: TableRowFault[] = []) => ({ status: 422, reply: { text, fault, rows } })
  if (text.trim() === '') return no(tableWords.nothing)
  const read = await readSheet(ctx.db, text, only)
  if (read.fault) return no(read.fault.reason === 'too-large' ? words.tooLarge : tableFault(read.fault))
  if (read.faults) {
    const rows = read.faults.slice(0, mostFaults).map(({ row, fault }) => ({ row, sentence: lineFault(fault) }))
    return no(tableWords.faultsLede, rows)
  }
  const { sheet, suppliers } = read
  if (form.get('event') !== 'keep')
    return { status: 200, reply: { text, plan: await planView(ctx.db, await planSheet(ctx.db, sheet)) } }
  const outcome = await saveRates(ctx, { sheet, suppliers, seen: String(form.get('stamp') ?? ''), actor })
  if (outcome.done) return { saved: outcome.value }
  const { reason, plan } = outcome.refusal
  return { status: 409, reply: { text, plan: await planView(ctx.db, plan), sentence: ratePlanWords.sentences[reason] } }
}

/** What each column holds, for a sheet of one contract or of many. */
export const importColumns = (ofOne: boolean) =>
  sheetColumns.map((name) => ({ name, needed: neededSheetColumns(ofOne).includes(name), text: words.columns[name] }))
