import type { Words } from '#platform/languages/source.ts'
import { useWords } from '../../../languages/use-words.ts'
import { ratePlanWords } from '../../../words/admin/suppliers/rate-plan.ts'
import { type Column, DataTable } from '../../components/data-table.tsx'
import type { PlanRow, PlanView } from './plan-view.server.ts'

/** What each line of a plan does. */
export const planColumns = ({ columns }: Words<typeof ratePlanWords.tree>): Column<PlanRow>[] => [
  { head: columns.what, isRowHead: true, cell: ({ what }) => what, small: ({ days }) => days },
  { head: columns.was, className: 'was', cell: ({ was }) => was },
  { head: columns.is, className: 'is', cell: ({ is, moves }) => (moves ? <b>{is}</b> : is) },
  {
    head: columns.says,
    className: 'says',
    cell: ({ fault, effect }) => (fault ? <span className="presses">{fault}</span> : effect),
  },
]

/** What a table of rates would change in its contract. */
export function PlanTable({ plan }: { plan: PlanView }) {
  const words = useWords(ratePlanWords)
  return (
    <section className="stack" id="plan">
      <h3>
        {words.title} <span className="muted num">{words.count(plan)}</span>
      </h3>
      <DataTable
        isWide
        caption={words.title}
        className="plan rate-plan num"
        columns={planColumns(words)}
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
  const words = useWords(ratePlanWords)
  return (
    <>
      {left > 0 && <p className="small muted num">{words.left({ count: left })}</p>}
      {gaps.length > 0 && (
        <div className="note num">
          <b>{words.gaps}</b>
          <ul>
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
            {moreGaps > 0 && <li>{words.moreGaps({ count: moreGaps })}</li>}
          </ul>
        </div>
      )}
    </>
  )
}
