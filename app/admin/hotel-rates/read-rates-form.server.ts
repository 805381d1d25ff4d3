import { type PlannedRate, planRates, type RatePlan, type WantedRate } from '#features/hotels/plan-rates.ts'
import { listRateDrafts } from '#features/hotels/rate-drafts.server.ts'
import { neededRateColumns, rateColumns, readRateSheet } from '#features/hotels/read-rate-sheet.server.ts'
import type { Context } from '#platform/context.ts'
import { rateLineFault, rateSheetWords as words } from '../../words/admin/content/rate-sheet.ts'
import { tableFault, tableWords } from '../../words/admin/tables.ts'
import type { TableRowFault } from '../tables/table-form.tsx'
import { mostFaults, tableText } from '../tables/table-text.server.ts'

type Read = { text: string; plan: RatePlan; sound: RatePlan } | { text: string; fault: string; rows?: TableRowFault[] }

/**
 * The rate sheet of a form and what it would change in the drafts, of one hotel or of all that it names. `sound`: the changes
 * without the lines that cannot be saved.
 */
export async function readRatesForm(ctx: Context, form: FormData, hotel: string | undefined): Promise<Read> {
  const text = await tableText(form)
  if (text.trim() === '') return { text, fault: tableWords.nothing }
  const read = readRateSheet(text, hotel)
  if (read.fault) return { text, fault: tableFault(read.fault) }
  if (read.faults.length > 0) {
    const rows = read.faults.slice(0, mostFaults).map(({ row, fault }) => ({ row, sentence: rateLineFault(fault) }))
    return { text, fault: tableWords.faultsLede, rows }
  }
  const drafts = await listRateDrafts(ctx.db, hotel)
  const plan = planRates(read.wanted, drafts)
  return { text, plan, sound: planRates(withoutFaults(read.wanted, plan.rates), drafts) }
}

function withoutFaults(wanted: readonly WantedRate[], planned: readonly PlannedRate[]): WantedRate[] {
  const faulty = new Set(planned.flatMap(({ row, fault }) => (fault ? [row] : [])))
  return wanted.filter(({ row }) => !faulty.has(row))
}

export const rateColumnRows = (hotel: string | undefined) =>
  rateColumns.map((name) => ({ name, needed: neededRateColumns(hotel).includes(name), text: words.columns[name] }))
