import { Link } from 'react-router'
import { bookingListWords as words } from '../../../words/admin/bookings/booking-list.ts'
import { useAuth } from '../../auth/auth.tsx'
import { BulkBar } from '../../components/bulk-bar.tsx'
import { DemoTag } from '../../components/demo-tag.tsx'
import { StateTag } from '../../components/state-tag.tsx'
import type { BookingRow } from './booking-row.ts'

const { bulk, columns, people } = words

/** Bookings as a table whose rows can be ticked; on a phone each row stands as a card of its own. */
export function BookingsTable({ rows }: { rows: readonly BookingRow[] }) {
  const { may } = useAuth()
  return (
    // Files are saved and a letter is a page of its own: the browser follows the buttons by itself.
    <form method="get" action="/admin/bookings/export.csv" className="ticking">
      <div className="pane list">
        <div className="scroll">
          <table className="tbl stacks bookings">
            <thead>
              <tr>
                <th scope="col" className="of-tick">
                  <span className="vh">{columns.tick}</span>
                </th>
                <th scope="col">{columns.reference}</th>
                <th scope="col">{columns.lead}</th>
                <th scope="col">{columns.journey}</th>
                <th scope="col">{columns.leaves}</th>
                <th scope="col" className="n">
                  {columns.people}
                </th>
                <th scope="col">{columns.paid}</th>
                <th scope="col">{columns.next}</th>
                <th scope="col">{columns.state}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <BulkBar label={bulk.label}>
        {may('emails:write') && (
          <button className="btn" type="submit" formAction="/admin/emails/new">
            {bulk.letter}
          </button>
        )}
        <button className="btn line" type="submit">
          {bulk.csv}
        </button>
        <button className="btn line" type="submit" formAction="/admin/bookings/export.xlsx">
          {bulk.xlsx}
        </button>
      </BulkBar>
    </form>
  )
}

function Row({ row }: { row: BookingRow }) {
  return (
    <tr>
      <td className="of-tick">
        <label>
          <input type="checkbox" name="id" value={row.id} aria-label={words.tick(row.reference)} />
        </label>
      </td>
      <th scope="row" className="num nowrap">
        <Link to={`/admin/bookings/${row.id}`}>{row.reference}</Link> <DemoTag sample={row.sample} />
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
      <td className="num money-of">
        {row.bar && <PaidBar {...row.bar} />}
        {row.balance || (row.paid && <span className={row.paid.tone ? `tag ${row.paid.tone}` : 'tag'}>{row.paid.word}</span>)}
        {row.total && <small>{words.of(row.total)}</small>}
      </td>
      <td className={row.next.presses ? 'num whole presses' : 'num whole'}>
        {row.next.text}
        {row.hold && <small>{row.hold}</small>}
      </td>
      <td className="state">
        <StateTag state={row.state} />
      </td>
    </tr>
  )
}

/** How much of what is owed has come. */
function PaidBar({ percent, says }: { percent: number; says: string }) {
  return (
    <svg className="meter" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={says}>
      <rect className="of" width="100" height="10" />
      <rect className="f" width={percent} height="10" />
    </svg>
  )
}
