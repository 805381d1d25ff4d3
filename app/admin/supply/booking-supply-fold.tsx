import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import { supplyListWords } from '../../words/admin/supply/supply-list.ts'
import { FoldPane } from '../components/fold-pane.tsx'
import type { SupplySummary } from './load-supply-summary.server.ts'

type Props = { summary: SupplySummary | undefined; to: string; mayBegin: boolean }

/** What a booking takes of suppliers, in a fold of its screen; sending and recording is on a screen of its own. */
export function BookingSupplyFold({ summary, to, mayBegin }: Props) {
  const words = useWords(runOrderWords)
  const labels = useWords(supplyListWords).summary
  if (!summary && !mayBegin) return null
  return (
    <FoldPane
      id="suppliers"
      title={words.title}
      summary={summary ? [summary.text, ...summary.open.slice(1)].join(', ') : labels.none}
      tag={summary?.tag}
    >
      <div className="stack num">
        {summary ? (
          <ul className="item-list">
            {summary.lines.map(({ id, what, days, supplier, state, tone, sends }) => (
              <li key={id}>
                <span>
                  <b>{supplier || what}</b>
                  <small>{supplier ? labels.line({ title: what, days }) : days}</small>
                </span>
                <span className="tags">
                  {sends && <span className="tag warn">{sends}</span>}{' '}
                  <span className={tone ? `tag ${tone}` : 'tag'}>{state}</span>
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p>{words.beginText}</p>
        )}
        <p>
          <Link to={to}>{labels.manage}</Link>
        </p>
      </div>
    </FoldPane>
  )
}
