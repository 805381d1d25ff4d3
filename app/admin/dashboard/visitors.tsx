import { Link } from 'react-router'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { todayWords } from '../../words/admin/dashboard.ts'
import { Lines } from '../analytics/days-pane.tsx'
import { phoneLayout } from '../analytics/line-chart.ts'
import type { visitsView } from '../analytics/visits-view.ts'
import type { Column } from '../components/data-table.tsx'
import { FoldedTable } from '../components/folded-table.tsx'
import { Pane } from '../components/pane.tsx'

type Props = Pick<ReturnType<typeof visitsView>, 'days' | 'comparable' | 'visits'>

const columnsOf = (
  words: Words<typeof todayWords.tree>['visitors'],
  format: Formatter,
  comparable: boolean,
): (Column<Props['days'][number]> | false)[] => [
  { head: words.day, isRowHead: true, cell: ({ day }) => format.day(day) },
  { head: words.now, isNumber: true, cell: ({ visits }) => format.number(visits) },
  comparable && { head: words.before, isNumber: true, cell: ({ visitsThen }) => format.number(visitsThen ?? 0) },
]

/** Visitors: thirty days against the thirty before, as lines. */
export function Visitors({ days, comparable, visits }: Props) {
  const words = useWords(todayWords).visitors
  const format = useFormatter()
  const most = days.reduce((best, day) => (best && day.visits > best.visits ? day : best), days[0])
  if (visits === 0) return null
  return (
    <Pane title={words.title} beside={<Link to="/admin/analytics?range=30-days">{words.report}</Link>} className="visits">
      {days.length > 1 && most && visits > 0 && (
        <>
          <div
            className="line-chart num"
            role="img"
            aria-label={words.summary({ days: words.now, visits, most: most.visits, day: format.day(most.day) })}
          >
            <Lines days={days} layout={phoneLayout} className="only" comparable={comparable} />
          </div>
          <FoldedTable
            summary={words.table}
            caption={words.title}
            columns={columnsOf(words, format, comparable)}
            rows={days}
            rowKey={({ day }) => day}
          />
        </>
      )}
    </Pane>
  )
}
