import type { AgeTotal, Receivable } from '#features/reports/reads-receivables.server.ts'
import { type Day, daysBetween } from '#values/dates.ts'
import { reportWords } from '../../words/admin/reports.ts'
import { countColumn, moneyColumn, nameColumn, type ReportColumn } from './report-column.ts'

const { receivables: words } = reportWords

export const ageColumns: ReportColumn<AgeTotal>[] = [
  nameColumn(words.age, ({ age }) => words.ageNames[age]),
  countColumn(words.bookings, ({ bookings }) => bookings),
  moneyColumn(words.amount, ({ amountMinor }) => amountMinor),
]

/** The columns of a file of receivables. @param today the day it is in Kigali. */
export const receivableFileColumns = (today: Day): Pick<ReportColumn<Receivable>, 'head' | 'csv'>[] => [
  { head: words.reference, csv: ({ reference }) => reference },
  { head: words.customer, csv: ({ leadName }) => leadName },
  { head: words.product, csv: ({ title }) => title },
  { head: words.starts, csv: ({ startsOn }) => startsOn },
  { head: words.due, csv: ({ dueOn }) => dueOn },
  { head: words.age, csv: ({ dueOn }) => words.late(daysBetween(dueOn, today)) },
  { head: words.amount, csv: ({ amountMinor }) => amountMinor / 100 },
  { head: words.dueNow, csv: ({ dueNowMinor }) => dueNowMinor / 100 },
]
