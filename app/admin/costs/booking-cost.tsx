import { useWords } from '../../languages/use-words.ts'
import { costWords } from '../../words/admin/costs.ts'
import { FoldPane } from '../components/fold-pane.tsx'
import { CostTable, MarginList } from './cost-table.tsx'
import type { BookingCost } from './load-booking-cost.server.ts'

/** The fold of a booking that says what it costs us and what it leaves. `hasProfit`: whether its profit stands on the screen too. */
export function BookingCostFold({ cost, hasProfit }: { cost: BookingCost; hasProfit: boolean }) {
  const words = useWords(costWords)
  return (
    <FoldPane id="cost" title={words.title} summary={cost.summary} tag={cost.tag} open={cost.isLoss}>
      <div className="costs stack">
        <p className="small muted">
          {[words.lede, cost.shared, cost.missing > 0 && words.incomplete].filter(Boolean).join(' ')}{' '}
          {hasProfit && <a href="#profit">{words.toProfit}</a>}
        </p>
        <MarginList margin={cost.margin} />
        <CostTable view={cost} />
      </div>
    </FoldPane>
  )
}
