import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type ReportRangeName, reportRangeNames } from '#features/reports/report-range.ts'
import { useWords } from '../../languages/use-words.ts'
import { reportWords } from '../../words/admin/reports.ts'
import { DateRange } from '../components/date-range.tsx'
import { PageBar } from '../components/page-bar.tsx'
import type { RangePicker } from './read-range.server.ts'

type HeadProps = { title: string; lede: ReactNode; actions?: ReactNode }

/** The head of one report, with the link back to the list of reports. */
export const ReportHead = ({ title, lede, actions }: HeadProps) => {
  const words = useWords(reportWords)
  return (
    <PageBar
      title={title}
      lede={lede}
      actions={actions}
      crumb={{
        label: words.breadcrumb,
        links: (
          <>
            <Link to="/admin/reports">{words.title}</Link> / <span aria-current="page">{title}</span>
          </>
        ),
      }}
    />
  )
}

/** The ranges with a link of their own. Future ranges only for a report that knows the future. */
const offered = (looksAhead: boolean): readonly ReportRangeName[] =>
  reportRangeNames.filter((name) => name !== 'own' && (name !== 'ahead' || looksAhead))

type RangeProps = { path: string; picker: RangePicker; carried?: Readonly<Record<string, string>>; looksAhead?: boolean }

/** The range picker of a report, with what is wrong with typed days. `carried`: what its address says besides. */
export const RangeTools = ({ path, picker: { usual, name, fault, typed }, carried = {}, looksAhead = false }: RangeProps) => {
  const words = useWords(reportWords)
  return (
    <DateRange
      path={path}
      carried={carried}
      ranges={offered(looksAhead || usual === 'ahead').map((one) => ({
        name: one,
        word: words.ranges[one],
        isOn: one === name && !fault,
      }))}
      typed={typed}
      fault={fault && words.faults[fault]({ usual: words.ranges[usual].toLowerCase() })}
      isWrong={Boolean(fault) && fault !== 'unknown'}
    />
  )
}

/** The figures at the top of a report. */
export const Figures = ({ figures }: { figures: readonly { name: string; figure: string; small?: string }[] }) => {
  const words = useWords(reportWords)
  return (
    <dl className="kpi num" aria-label={words.figures}>
      {figures.map(({ name, figure, small }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {figure}
            {small && <small>{small}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
