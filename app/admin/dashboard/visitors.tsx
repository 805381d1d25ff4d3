import { Link } from 'react-router'
import { dayText } from '#values/day-words.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { analyticsAdminWords, beforeText, differenceText, figureText } from '../../words/admin/analytics.ts'
import { todayWords } from '../../words/admin/dashboard.ts'
import { Lines } from '../analytics/days-pane.tsx'
import { phoneFrame } from '../analytics/line-chart.ts'
import type { visitsView } from '../analytics/visits-view.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { Pane } from '../components/pane.tsx'

const words = todayWords.visitors

type Props = Pick<ReturnType<typeof visitsView>, 'days' | 'comparable' | 'visits'> & { week: { now: number; before: number } }

const columnsOf = (comparable: boolean): (Column<Props['days'][number]> | false)[] => [
  { head: analyticsAdminWords.chart.day, isRowHead: true, cell: ({ day }) => dayText(day) },
  { head: words.now, isNumber: true, cell: ({ visits }) => figureText(visits) },
  comparable && { head: words.before, isNumber: true, cell: ({ visitsThen }) => figureText(visitsThen ?? 0) },
]

/** Who came by: the last seven days in a sentence, and thirty against the thirty before as lines. */
export function Visitors({ week, days, comparable, visits }: Props) {
  const labels = analyticsAdminWords.chart
  const most = days.reduce((best, day) => (best && day.visits > best.visits ? day : best), days[0])
  return (
    <Pane title={words.title} beside={<Link to="/admin/analytics?range=30-days">{words.report}</Link>} className="visits">
      {week.now === 0 && week.before === 0 && visits === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <p className="num">
          <b className="count">{figureText(week.now)}</b> {adminWords.visitors.today.week(week.now)}
          {week.before > 0 && `, ${differenceText(week.now, week.before, beforeText('7-days', 7))}`}.
        </p>
      )}
      {days.length > 1 && most && visits > 0 && (
        <>
          <div
            className="line-chart num below"
            role="img"
            aria-label={labels.said(words.now, visits, most.visits, dayText(most.day))}
          >
            <Lines days={days} frame={phoneFrame} className="only" comparable={comparable} />
          </div>
          <details>
            <summary>{words.table}</summary>
            <DataTable
              isWide
              caption={words.title}
              className="num"
              columns={columnsOf(comparable)}
              rows={days}
              rowKey={({ day }) => day}
            />
          </details>
        </>
      )}
    </Pane>
  )
}
