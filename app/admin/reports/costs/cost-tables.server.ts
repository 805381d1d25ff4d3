import { listOpenPayables } from '#features/payables/reads.server.ts'
import { loadCash } from '#features/payables/reports/load-cash.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import type { CsvTable } from '../csv-table.ts'
import { csvOf } from '../report-column.ts'
import { cashRows } from './cash-rows.ts'
import { agedColumnsOf, agesColumnsOf, cashFileColumns, profitColumnsOf, unknownColumn } from './cost-columns.tsx'
import { loadAged } from './load-aged.server.ts'
import { loadProfitReport } from './load-profit-report.server.ts'
import { sumByAge } from './sum-by-age.ts'

const profit = (of: 'months' | 'products' | 'runs'): CsvTable => ({
  usual: '12-months',
  ofCosts: true,
  rows: async ({ db, range }) => {
    const columns = profitColumnsOf(readEnglish)
    const report = await loadProfitReport(db, range)
    const more = unknownColumn(readEnglish)
    if (of === 'months') return csvOf([...columns.months, more], report.months)
    return of === 'products' ? csvOf([...columns.products, more], report.products) : csvOf([...columns.runs, more], report.runs)
  },
})

/** The tables of reports that only who may read costs gets. */
export const costTables: Readonly<Record<string, CsvTable>> = {
  'cash-by-week': {
    ofCosts: true,
    rows: async ({ db, clock }) => csvOf(cashFileColumns(readEnglish), cashRows(await loadCash({ db, clock }))),
  },
  'payables-by-age': {
    ofCosts: true,
    rows: async ({ db, now }) => csvOf(agesColumnsOf(readEnglish), sumByAge(await listOpenPayables(db), kigaliDay(now)).ages),
  },
  'payables-by-supplier': {
    ofCosts: true,
    rows: async ({ db, now }) => csvOf(agedColumnsOf(readEnglish), (await loadAged(db, kigaliDay(now))).suppliers),
  },
  'profit-by-month': profit('months'),
  'profit-by-product': profit('products'),
  'profit-by-trip': profit('runs'),
}
