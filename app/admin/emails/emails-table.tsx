import { Link } from 'react-router'
import type { EmailState } from '#features/emails/reads.server.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { EmailTag } from './email-tag.tsx'

const { columns } = adminWords.letters

export type EmailRow = { id: number; recipient: string; subject: string; failure: string; written: string; state: EmailState }

/** Emails as a table, each with what the mail server said where it refused it; on a phone a row stands as a card. */
export function EmailsTable({ rows, delivers }: { rows: readonly EmailRow[]; delivers: boolean }) {
  return (
    <div className="pane list">
      <div className="scroll">
        <table className="table stacks">
          <thead>
            <tr>
              <th scope="col">{columns.subject}</th>
              <th scope="col">{columns.to}</th>
              <th scope="col">{columns.written}</th>
              <th scope="col">{columns.state}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row" className="whole">
                  <Link to={`/admin/emails/${row.id}`}>{row.subject}</Link>
                  {row.failure && <small className="breaks">{row.failure}</small>}
                </th>
                <td className="breaks">{row.recipient}</td>
                <td className="num nowrap">{row.written}</td>
                <td className="state">
                  <EmailTag state={row.state} delivers={delivers} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
