import { type PlannedRate, planRates, type RatePlan, type WantedRate } from '#features/hotels/plan-rates.ts'
import { listRateDrafts } from '#features/hotels/rate-drafts.server.ts'
import { neededRateColumns, rateColumns, readRateSheet } from '#features/hotels/read-rate-sheet.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { rateSheetWords } from '../../words/admin/content/rate-sheet.ts'
import { tableWords } from '../../words/admin/tables.ts'
import { tableFault } from '../tables/table-fault.ts'
import type { TableRowFault } from '../tables/table-form.tsx'
import { mostFaults, tableText } from '../tables/table-text.server.ts'
import { rateLineFault } from './rate-fault.ts'

type Read = { text: string; plan: RatePlan; sound: RatePlan } | { text: string; fault: string; rows?: TableRowFault[] }

/**
 * The rate sheet of a form and what it would change in the drafts, of one hotel or of all that it names. `sound`: the changes
 * without the lines that cannot be saved.
 */
export async function readRatesForm(ctx: Context, read: ReadWords, form: FormData, hotel: string | undefined): Promise<Read> {
  const words = read(tableWords)
  const text = await tableText(form)
  if (text.trim() === '') return { text, fault: words.nothing }
  const sheet = readRateSheet(text, hotel)
  if (sheet.fault) return { text, fault: tableFault(read, sheet.fault) }
  if (sheet.faults.length > 0) {
    const rows = sheet.faults.slice(0, mostFaults).map(({ row, fault }) => ({ row, sentence: rateLineFault(read, fault) }))
    return { text, fault: words.faultsLede, rows }
  }
  const drafts = await listRateDrafts(ctx.db, hotel)
  const plan = planRates(sheet.wanted, drafts)
  return { text, plan, sound: planRates(withoutFaults(sheet.wanted, plan.rates), drafts) }
}

function withoutFaults(wanted: readonly WantedRate[], planned: readonly PlannedRate[]): WantedRate[] {
  const faulty = new Set(planned.flatMap(({ row, fault }) => (fault ? [row] : [])))
  return wanted.filter(({ row }) => !faulty.has(row))
}

export const rateColumnRows = (read: ReadWords, hotel: string | undefined) =>
  rateColumns.map((name) => ({
    name,
    needed: neededRateColumns(hotel).includes(name),
    text: read(rateSheetWords).columns[name],
  }))
