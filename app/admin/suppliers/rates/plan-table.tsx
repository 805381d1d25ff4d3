import { ratePlanWords as words } from '../../../words/admin/suppliers/rate-plan.ts'
import { type Column, DataTable } from '../../components/data-table.tsx'
import type { PlanRow, PlanView } from './plan-view.server.ts'

/** What each line of a plan does. */
export const planColumns: readonly Column<PlanRow>[] = [
  { head: words.columns.what, isRowHead: true, cell: ({ what }) => what, small: ({ days }) => days },
  { head: words.columns.was, className: 'was', cell: ({ was }) => was },
  { head: words.columns.is, className: 'is', cell: ({ is, moves }) => (moves ? <b>{is}</b> : is) },
  {
    head: words.columns.says,
    className: 'says',
    cell: ({ fault, effect }) => (fault ? <span className="presses">{fault}</span> : effect),
  },
]

/** What a table of rates would change in its contract. */
export function PlanTable({ plan }: { plan: PlanView }) {
  return (
    <section className="stack" id="plan">
      <h3>
        {words.title} <span className="muted num">{words.count(plan.changes, plan.faulty)}</span>
      </h3>
      <DataTable
        isWide
        caption={words.title}
        className="plan rate-plan num"
        columns={planColumns}
        rows={plan.rows.map((row, at) => ({ ...row, key: at }))}
        rowKey={({ key }) => key}
        none={words.sentences.nothing}
      />
      <PlanNotes plan={plan} />
    </section>
  )
}

/** What a plan leaves as it is, and the days that it leaves without a rate. */
export function PlanNotes({ plan: { left, gaps, moreGaps } }: { plan: Pick<PlanView, 'left' | 'gaps' | 'moreGaps'> }) {
  return (
    <>
      {left > 0 && <p className="small muted num">{words.left(left)}</p>}
      {gaps.length > 0 && (
        <div className="note num">
          <b>{words.gaps}</b>
          <ul>
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
            {moreGaps > 0 && <li>{words.moreGaps(moreGaps)}</li>}
          </ul>
        </div>
      )}
    </>
  )
}
