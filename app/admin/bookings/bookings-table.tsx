import { Link } from 'react-router'
import { deskWords } from '../../words/desk.ts'
import { SampleTag } from '../sample-tag.tsx'
import { StateTag } from '../state-tag.tsx'
import type { BookingRow } from './booking-row.ts'

const words = deskWords.bookings
const { columns, people } = words

/** Bookings as a table; on a phone each row stands as a card of its own. */
export function BookingsTable({ rows }: { rows: readonly BookingRow[] }) {
  return (
    <div className="pane list">
      <div className="scroll">
        <table className="tbl stacks">
          <thead>
            <tr>
              <th scope="col">{columns.reference}</th>
              <th scope="col">{columns.lead}</th>
              <th scope="col">{columns.journey}</th>
              <th scope="col">{columns.leaves}</th>
              <th scope="col" className="n">
                {columns.people}
              </th>
              <th scope="col" className="n">
                {columns.total}
              </th>
              <th scope="col">{columns.paid}</th>
              <th scope="col">{columns.next}</th>
              <th scope="col">{columns.state}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row" className="num nowrap">
                  <Link to={`/admin/bookings/${row.id}`}>{row.reference}</Link> <SampleTag sample={row.sample} />
                </th>
                <td className="lead">{row.leadName}</td>
                <td className="whole">
                  {row.title}
                  <small>{row.kind}</small>
                </td>
                <td className="num nowrap">{row.leaves}</td>
                <td className="n">
                  {row.travellersCount}
                  <span className="unit"> {people(row.travellersCount).replace(/^\d+ /, '')}</span>
                </td>
                <td className="n">{row.total}</td>
                <td className="num nowrap">
                  {row.paid && <span className={row.paid.tone ? `tag ${row.paid.tone}` : 'tag'}>{row.paid.word}</span>}
                  {row.balance && <small>{words.toCome(row.balance)}</small>}
                </td>
                <td className={row.next.presses ? 'num whole presses' : 'num whole'}>{row.next.text}</td>
                <td className="state">
                  <StateTag state={row.state} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
