import { packageDetailWords } from '../../words/package-details.ts'
import type { LadderRow } from '../packages/ladder.ts'

const says = packageDetailWords.cancel

/** What is kept of a stay that is cancelled, by the notice that was given. */
export function LadderTable({ rows }: { rows: readonly LadderRow[] }) {
  return (
    <table className="tbl">
      <thead>
        <tr>
          <th scope="col">{says.notice}</th>
          <th scope="col" className="n">
            {says.fee}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ notice, percent }) => (
          <tr key={notice}>
            <th scope="row">{notice}</th>
            <td className="n">{percent}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
