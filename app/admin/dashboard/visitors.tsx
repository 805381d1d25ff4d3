import { Link } from 'react-router'
import { dayText } from '#values/day-words.ts'
import { analyticsAdminWords, figureText } from '../../words/admin/analytics.ts'
import { todayWords } from '../../words/admin/dashboard.ts'
import { Lines } from '../analytics/days-pane.tsx'
import { phoneLayout } from '../analytics/line-chart.ts'
import type { visitsView } from '../analytics/visits-view.ts'
import type { Column } from '../components/data-table.tsx'
import { FoldedTable } from '../components/folded-table.tsx'
import { Pane } from '../components/pane.tsx'

const words = todayWords.visitors

type Props = Pick<ReturnType<typeof visitsView>, 'days' | 'comparable' | 'visits'>

const columnsOf = (comparable: boolean): (Column<Props['days'][number]> | false)[] => [
  { head: analyticsAdminWords.chart.day, isRowHead: true, cell: ({ day }) => dayText(day) },
  { head: words.now, isNumber: true, cell: ({ visits }) => figureText(visits) },
  comparable && { head: words.before, isNumber: true, cell: ({ visitsThen }) => figureText(visitsThen ?? 0) },
]

/** Visitors: thirty days against the thirty before, as lines. */
export function Visitors({ days, comparable, visits }: Props) {
  const labels = analyticsAdminWords.chart
  const most = days.reduce((best, day) => (best && day.visits > best.visits ? day : best), days[0])
  if (visits === 0) return null
  return (
    <Pane title={words.title} beside={<Link to="/admin/analytics?range=30-days">{words.report}</Link>} className="visits">
      {days.length > 1 && most && visits > 0 && (
        <>
          <div
            className="line-chart num"
            role="img"
            aria-label={labels.summary(words.now, visits, most.visits, dayText(most.day))}
          >
            <Lines days={days} layout={phoneLayout} className="only" comparable={comparable} />
          </div>
          <FoldedTable
            summary={words.table}
            caption={words.title}
            columns={columnsOf(comparable)}
            rows={days}
            rowKey={({ day }) => day}
          />
        </>
      )}
    </Pane>
  )
}
