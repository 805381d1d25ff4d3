import type { Source } from '#platform/languages/source.ts'
import { payableReportWords } from './payable-reports.ts'
import { payableWords } from './payables.ts'
import { profitWords } from './profit.ts'
import { supplierInvoiceWords } from './supplier-invoices.ts'

/** The words about money that goes to suppliers. */
export const payableSources: readonly Source[] = [payableWords, supplierInvoiceWords, profitWords, payableReportWords]
