import { TableHead } from '../../ui/table-head.tsx'
import { packageSectionWords } from '../../words/package-sections.ts'
import type { CancellationTierRow } from './cancellation-rows.ts'

const words = packageSectionWords.cancel

/** The cancellation charge by the days before the start; with dates where the rows have them. */
export function CancellationTable({ rows }: { rows: readonly CancellationTierRow[] }) {
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
            <td className="numeric">{percent}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
