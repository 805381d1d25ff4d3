import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import { type Day, monthOf } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { todayWords } from '../../words/admin/dashboard.ts'
import type { Column } from '../components/data-table.tsx'
import { FoldedTable } from '../components/folded-table.tsx'
import { Pane } from '../components/pane.tsx'
import { type IncomeMonth, incomeChart, incomeLayout } from './income-chart.ts'

const short = ({ number }: Formatter, minor: number) => {
  const dollars = minor / 100
  if (dollars >= 1_000_000) return `${number(dollars / 1_000_000)}m`
  return dollars >= 1_000 ? `${number(dollars / 1_000)}k` : String(Math.round(dollars))
}

type IncomeWords = Words<typeof todayWords.tree>['income']

const monthIn = ({ months }: IncomeWords, month: Day): string => months[(monthOf(month) + 1) as keyof typeof months]

const nameIn =
  (words: IncomeWords) =>
  ({ month }: IncomeMonth): string =>
    words.monthOfYear({ month: monthIn(words, month), year: month.slice(0, 4) })

const columnsOf = (words: IncomeWords, format: Formatter): Column<IncomeMonth>[] => [
  { head: words.month, isRowHead: true, cell: nameIn(words) },
  { head: words.confirmed, isNumber: true, cell: ({ confirmedMinor }) => format.money(usd(confirmedMinor)) },
  { head: words.held, isNumber: true, cell: ({ heldMinor }) => format.money(usd(heldMinor)) },
  { head: words.before, isNumber: true, cell: ({ beforeMinor }) => format.money(usd(beforeMinor)) },
]

/** The income of each of twelve months by travel date, against the same months a year before, as bars and as a table. */
export function Income({ months }: { months: readonly IncomeMonth[] }) {
  const words = useWords(todayWords).income
  const format = useFormatter()
  const nameOf = nameIn(words)
  const { bars, before, hasBefore, grid, middle, floor } = incomeChart(months)
  const total = months.reduce((sum, { confirmedMinor }) => sum + confirmedMinor, 0)
  const empty = !hasBefore && months.every(({ confirmedMinor, heldMinor }) => confirmedMinor + heldMinor === 0)
  const { width, height, left, right } = incomeLayout
  const most = months.reduce((best, { confirmedMinor, heldMinor }, at) => {
    const other = months[best]
    return confirmedMinor + heldMinor > (other ? other.confirmedMinor + other.heldMinor : 0) ? at : best
  }, 0)
  const top = months[most]
  const tallest = bars[most]
  if (empty) return null
  return (
    <Pane title={words.title}>
      <svg
        className="income num"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={words.summary({
          from: months[0] ? nameOf(months[0]) : '',
          to: months.at(-1) ? nameOf(months.at(-1) as IncomeMonth) : '',
          total: format.money(usd(total)),
        })}
      >
        {grid.map(({ y, minor }) => (
          <g key={y}>
            <line x1={left} x2={width - right} y1={y} y2={y} />
            <text x={left - 8} y={y + 4} textAnchor="end">
              {short(format, minor)}
            </text>
          </g>
        ))}
        {bars.map((bar, at) => (
          <g key={bar.x}>
            <rect className="agreed" x={bar.x} y={bar.agreedY} width={bar.width} height={bar.agreed} />
            <rect className="held" x={bar.x} y={bar.heldY} width={bar.width} height={bar.held} />
            <text x={middle(at)} y={floor + 18} textAnchor="middle">
              {monthIn(words, months[at]?.month ?? '')
                .slice(0, 1)
                .toUpperCase()}
            </text>
            {(at === 0 || months[at]?.month.endsWith('-01-01')) && (
              <text className="year" x={middle(at)} y={floor + 34} textAnchor="middle">
                {months[at]?.month.slice(0, 4)}
              </text>
            )}
          </g>
        ))}
        {hasBefore && <polyline className="then" points={before} />}
        {top && tallest && top.confirmedMinor + top.heldMinor > 0 && (
          <text className="most" x={middle(most)} y={tallest.heldY - 6} textAnchor="middle">
            {short(format, Math.round((top.confirmedMinor + top.heldMinor) / 100_00) * 100_00)}
          </text>
        )}
      </svg>
      <p className="keys income-keys">
        <span className="f">{words.confirmed}</span>
        <span className="lo">{words.held}</span>
        {hasBefore && <span className="then">{words.before}</span>}
      </p>
      <p className="small muted below">{words.note}</p>
      <FoldedTable
        summary={words.table}
        caption={words.title}
        columns={columnsOf(words, format)}
        rows={months}
        rowKey={({ month }) => month}
      />
    </Pane>
  )
}
