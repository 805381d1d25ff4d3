import type { AgeTotal, Receivable } from '#features/reports/reads-receivables.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { type Day, daysBetween } from '#values/dates.ts'
import { reportWords } from '../../words/admin/reports.ts'
import { countColumn, moneyColumn, nameColumn, type ReportColumn } from './report-column.ts'

/** How late a balance is, or when it is due. @param days since it was due */
export const lateText = (read: ReadWords, days: number): string => {
  const words = read(reportWords).receivables
  return days > 0 ? words.late({ days }) : days === 0 ? words.dueToday : words.dueIn({ days: -days })
}

export const ageColumnsOf = (read: ReadWords): ReportColumn<AgeTotal>[] => {
  const words = read(reportWords).receivables
  return [
    nameColumn(words.age, ({ age }) => words.ageNames[age]),
    countColumn(read, words.bookings, ({ bookings }) => bookings),
    moneyColumn(read, words.amount, ({ amountMinor }) => amountMinor),
  ]
}

/** The columns of a file of receivables. @param today the day it is in Kigali. */
export const receivableFileColumns = (read: ReadWords, today: Day): Pick<ReportColumn<Receivable>, 'head' | 'csv'>[] => {
  const words = read(reportWords).receivables
  return [
    { head: words.reference, csv: ({ reference }) => reference },
    { head: words.customer, csv: ({ leadName }) => leadName },
    { head: words.product, csv: ({ title }) => title },
    { head: words.starts, csv: ({ startsOn }) => startsOn },
    { head: words.due, csv: ({ dueOn }) => dueOn },
    { head: words.age, csv: ({ dueOn }) => lateText(read, daysBetween(dueOn, today)) },
    { head: words.amount, csv: ({ amountMinor }) => amountMinor / 100 },
    { head: words.dueNow, csv: ({ dueNowMinor }) => dueNowMinor / 100 },
  ]
}
