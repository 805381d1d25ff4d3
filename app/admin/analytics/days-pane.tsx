import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Day } from '#values/dates.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { analyticsAdminWords } from '../../words/admin/analytics.ts'
import type { Column } from '../components/data-table.tsx'
import { FoldedTable } from '../components/folded-table.tsx'
import { Pane } from '../components/pane.tsx'
import { CsvLink } from './csv-link.tsx'
import { type ChartLayout, lineChart, phoneLayout, wideLayout } from './line-chart.ts'

type DayRow = { day: Day; visitors: number; visits: number; views: number; then: Day; visitsThen: number | null }
type Props = { days: readonly DayRow[]; text: string; visits: number; query: string; comparable: boolean }

/** Visits day by day, as lines and as a table. */
export function DaysPane({ days, text, visits, query, comparable }: Props) {
  const read = useReader()
  const words = useWords(analyticsAdminWords).chart
  const [first] = days
  const most = days.reduce((best, day) => (best && day.visits > best.visits ? day : best), first)
  const empty = !most || (visits === 0 && days.every(({ visitsThen }) => !visitsThen))
  return (
    <Pane title={words.title} beside={<CsvLink table="days" title={words.title} query={query} />} className="w12">
      {empty || days.length < 2 ? (
        <p className="muted">{empty ? words.none : words.oneDay}</p>
      ) : (
        <div
          className="line-chart num"
          role="img"
          aria-label={words.summary({ days: text, visits, most: most.visits, mostOn: read.format.day(most.day) })}
        >
          <Lines days={days} layout={wideLayout} className="wide" comparable={comparable} />
          <Lines days={days} layout={phoneLayout} className="slim" comparable={comparable} />
        </div>
      )}
      {days.length > 0 && (
        <FoldedTable
          summary={words.table}
          caption={words.title}
          columns={columnsOf(read, comparable)}
          rows={days}
          rowKey={({ day }) => day}
        />
      )}
    </Pane>
  )
}

type LinesProps = { days: readonly DayRow[]; layout: ChartLayout; className: string; comparable: boolean }

export function Lines({ days, layout, className, comparable }: LinesProps) {
  const format = useFormatter()
  const words = useWords(analyticsAdminWords).chart
  const before = comparable ? days.map(({ visitsThen }) => visitsThen ?? 0) : []
  const chart = lineChart(
    days.map(({ visits }) => visits),
    before,
    layout,
  )
  return (
    <svg className={className} viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      {chart.grid.map(({ y, value }) => (
        <g key={value}>
          <line x1={layout.left} x2={chart.ends.x} y1={y} y2={y} />
          <text x={layout.left - 8} y={y + 4} textAnchor="end">
            {format.number(value)}
          </text>
        </g>
      ))}
      {chart.days.map(({ x, at }, nth) => (
        <text key={at} x={x} y={layout.height - 8} textAnchor={nth === 0 ? 'start' : 'middle'}>
          {format.shortDay(days[at]?.day ?? '')}
        </text>
      ))}
      {comparable && <polyline className="then" points={chart.before} />}
      <polyline className="now" points={chart.now} />
      <text className="now" x={chart.ends.x + 8} y={chart.ends.now + 4}>
        {words.now}
      </text>
      {comparable && (
        <text className="then" x={chart.ends.x + 8} y={chart.ends.before + 4}>
          {words.before}
        </text>
      )}
    </svg>
  )
}

const columnsOf = (read: ReadWords, comparable: boolean): (Column<DayRow> | false)[] => {
  const words = read(analyticsAdminWords).chart
  const figures = read(analyticsAdminWords).figures
  return [
    { head: words.day, isRowHead: true, className: 'nowrap', cell: ({ day }) => read.format.day(day) },
    { head: figures.visitors, isNumber: true, cell: ({ visitors }) => read.format.number(visitors) },
    { head: figures.visits, isNumber: true, cell: ({ visits }) => read.format.number(visits) },
    { head: figures.views, isNumber: true, cell: ({ views }) => read.format.number(views) },
    comparable && { head: words.compared, className: 'nowrap', cell: ({ then }) => read.format.day(then) },
    comparable && { head: words.visitsThen, isNumber: true, cell: ({ visitsThen }) => read.format.number(visitsThen ?? 0) },
  ]
}
