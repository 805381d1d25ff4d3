import { useWords } from '../../languages/use-words.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import { supplyListWords } from '../../words/admin/supply/supply-list.ts'
import { Pane } from '../components/pane.tsx'
import { LineTags } from './line-part.tsx'
import type { OrderView } from './load-run-orders.server.ts'

/** So many lines are seen at once without a list of them. */
const seenAtOnce = 3

/** How it stands with every supplier of a long trip, each leading to its line further down; nothing where there are few. */
export function OrdersOverview({ orders }: { orders: readonly OrderView[] }) {
  const words = useWords(runOrderWords)
  const { summary } = useWords(supplyListWords)
  const rows = orders.flatMap(({ supplier, lines }) => lines.map((line) => ({ supplier, line })))
  if (rows.length <= seenAtOnce) return null
  return (
    <Pane title={words.overview}>
      <ul className="item-list num">
        {rows.map(({ supplier, line }) => (
          <li key={line.id}>
            <span>
              <a href={`#line-${line.id}`}>{supplier}</a>
              <small>{summary.line({ title: line.what, days: line.facts[0]?.[1] ?? '' })}</small>
            </span>
            <LineTags line={line} />
          </li>
        ))}
      </ul>
    </Pane>
  )
}
