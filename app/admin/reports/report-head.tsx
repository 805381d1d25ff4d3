import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { type ReportRangeName, reportRangeNames } from '#features/reports/report-range.ts'
import { reportWords as words } from '../../words/admin/reports.ts'
import { FilterBar } from '../components/filter-bar.tsx'
import { PageBar } from '../components/page-bar.tsx'
import type { RangePicker } from './read-range.server.ts'

type HeadProps = { title: string; lede: string; actions?: ReactNode }

/** The head of one report, with the way back to all of them. */
export const ReportHead = ({ title, lede, actions }: HeadProps) => (
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

/** What is one press away: what is ahead only where something can be known of it. */
const offered = (usual: ReportRangeName): readonly ReportRangeName[] =>
  reportRangeNames.filter((name) => name !== 'own' && (name !== 'ahead' || usual === 'ahead'))

/** The ranges that are one press away, and a form for any other. */
export function RangeTools({ path, picker: { usual, name, fault, typed } }: { path: string; picker: RangePicker }) {
  const wrong = fault && fault !== 'unknown' ? { 'aria-invalid': true as const, 'aria-describedby': 'range-fault' } : {}
  const day = (field: 'from' | 'to') => (
    <label className="field">
      <b>{words[field]}</b>
      <input type="date" name={field} key={typed[field]} defaultValue={typed[field]} required {...wrong} />
    </label>
  )
  return (
    <>
      <div className="tools days-asked">
        <FilterBar
          label={words.rangeLabel}
          filters={offered(usual).map((one) => ({
            to: `${path}?range=${one}`,
            word: words.ranges[one],
            isOn: one === name && !fault,
          }))}
          preventScrollReset
        />
        <Form method="get" action={path} className="row" preventScrollReset noValidate>
          <input type="hidden" name="range" value="own" />
          {day('from')}
          {day('to')}
          <button className="btn line" type="submit">
            {words.apply}
          </button>
        </Form>
      </div>
      <div role="status">
        {fault && (
          <p className="note gap" id="range-fault">
            {words.faults[fault](words.ranges[usual])}
          </p>
        )}
      </div>
    </>
  )
}

/** The figures at the top of a report. */
export const Figures = ({ figures }: { figures: readonly { name: string; figure: string; small?: string }[] }) => (
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
