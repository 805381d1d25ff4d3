import { packageSectionWords } from '../../words/package-sections.ts'
import type { CancellationTierRow } from './cancellation-rows.ts'

const words = packageSectionWords.cancel

/** The cancellation charge by the days before the start; with dates where the rows have them. */
export function CancellationTable({ rows }: { rows: readonly CancellationTierRow[] }) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{words.notice}</th>
          <th scope="col" className="numeric">
            {words.fee}
          </th>
        </tr>
      </thead>
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
