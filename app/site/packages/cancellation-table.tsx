import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { TableHead } from '../../ui/table-head.tsx'
import { cancellationTableWords } from '../../words/cancellation-table.ts'
import type { CancellationTierRow } from './cancellation-rows.ts'

/** The cancellation charge by the days before the start; with dates where the rows have them. */
export function CancellationTable({ rows }: { rows: readonly CancellationTierRow[] }) {
  const format = useFormatter()
  const words = useWords(cancellationTableWords)
  return (
    <table className="table">
      <TableHead columns={[words.notice, { numeric: words.fee }]} />
      <tbody>
        {rows.map(({ notice, until, percent, status }) => (
          <tr key={notice} className={status}>
            <th scope="row">
              {notice}
              {until && <small className="muted">{until}</small>}
            </th>
            <td className="numeric">{format.percent(percent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
