import { packageDetailWords } from '../../words/package-details.ts'
import type { LadderRow } from './ladder.ts'

const says = packageDetailWords.cancel

/** The ladder as a table, with its dates once a departure is chosen. */
export function Cancellation({ rows }: { rows: readonly LadderRow[] }) {
  return (
    <section className="block" id="cancel">
      <h2>{says.title}</h2>
      <p className="prose lead">{says.lede}</p>
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
          {rows.map(({ notice, until, percent, standing }) => (
            <tr key={notice} className={standing}>
              <th scope="row">
                {notice}
                {until && <small className="muted">{until}</small>}
              </th>
              <td className="n">{percent}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ui muted small under">{says.ours}</p>
    </section>
  )
}
