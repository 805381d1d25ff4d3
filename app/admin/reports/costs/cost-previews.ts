import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { payableReportWords } from '../../../words/admin/payables/payable-reports.ts'
import type { ChartData } from '../chart.tsx'
import { cashChart } from './cash.tsx'
import type { CostPreviews } from './load-cost-previews.server.ts'
import { openOf, payablesChart } from './payables.tsx'
import { profitChart } from './profit.tsx'

/** A report in the list of reports: what it answers, its figure of now, and its chart in small. */
export type PreviewProps = { to: string; title: string; about: string; figure: string; chart: ChartData }

/** The reports on costs in the list of reports. */
export function costPreviews(read: ReadWords, { cash, ages, profit, range }: CostPreviews): PreviewProps[] {
  const words = read(payableReportWords)
  const money = (minor: number) => read.format.money(usd(minor))
  const below = cash.weeks.find(({ isBelowFloor }) => isBelowFloor)?.from
  return [
    {
      ...{ to: 'cash', title: String(words.cash.title), about: String(words.cash.about) },
      figure: below
        ? words.cash.previewBelow({ week: read.format.shortDate(below) })
        : words.cash.preview({ left: money(cash.weeks.at(-1)?.leftMinor ?? 0) }),
      chart: cashChart(read, cash),
    },
    {
      ...{ to: 'payables', title: String(words.payables.title), about: String(words.payables.about) },
      figure: words.payables.preview({ amount: money(openOf(ages)) }),
      chart: payablesChart(read, ages),
    },
    {
      ...{ to: 'profit', title: String(words.profit.title), about: String(words.profit.about) },
      figure: words.profit.preview({ profit: money(profit.total.profitMinor) }),
      chart: profitChart(read, profit, read.format.days(range.from, range.to)),
    },
  ]
}
