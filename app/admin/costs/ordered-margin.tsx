import { useWords } from '../../languages/use-words.ts'
import { costWords } from '../../words/admin/costs.ts'
import { FoldPane } from '../components/fold-pane.tsx'
import { MarginList } from './cost-table.tsx'
import type { OrderedMarginView } from './load-ordered-margin-view.server.ts'

/** The fold of a request that says what its price leaves as it is ordered; open where that is too little to be answered by itself. */
export function OrderedMarginFold({ view }: { view: OrderedMarginView }) {
  const words = useWords(costWords).ordered
  return (
    <FoldPane id="ordered-margin" title={words.title} summary={view.summary} open={view.isLow}>
      <div className="costs stack">
        <p className="small muted">{words.lede}</p>
        {view.isLow && <p className="note warn">{words.low}</p>}
        <MarginList margin={view.margin} />
      </div>
    </FoldPane>
  )
}
