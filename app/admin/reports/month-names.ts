import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Day } from '#values/dates.ts'
import { reportWords } from '../../words/admin/reports.ts'
import { shortMonth } from '../components/charts/short-month.ts'

/** The labels of months below a chart: 'Jan', with the year below the first month and below each January. */
export const monthNames = (read: ReadWords, months: readonly Day[]): string[] =>
  months.map((month, at) => {
    const name = shortMonth(read, month)
    return at === 0 || month.slice(5, 7) === '01' ? `${name}\n${month.slice(0, 4)}` : name
  })

/** Dollars on the axis of a chart: '$40k', '$1.2m', '−$500'. @param minor US cents. */
export const shortDollars = (read: ReadWords) => {
  const words = read(reportWords).axis
  return (minor: number): string => {
    const dollars = Math.abs(minor) / 100
    const of = (unit: number) => ({ sign: '$', amount: read.format.number(dollars / unit, 2) })
    const text =
      dollars >= 1_000_000 ? words.millions(of(1_000_000)) : dollars >= 1_000 ? words.thousands(of(1_000)) : words.ones(of(1))
    return minor < 0 ? `−${text}` : text
  }
}
