import { Link } from 'react-router'
import { bookingListWords as words } from '../../../words/admin/bookings/booking-list.ts'
import { useAuth } from '../../auth/auth.tsx'
import { BulkBar } from '../../components/bulk-bar.tsx'
import { type Column, ListTable } from '../../components/data-table.tsx'
import { DemoTag } from '../../components/demo-tag.tsx'
import { StateTag } from '../../components/state-tag.tsx'
import type { BookingRow } from './booking-row.ts'

const { bulk, columns, people } = words

const shown: Column<BookingRow>[] = [
  {
    head: <span className="visually-hidden">{columns.tick}</span>,
    headClassName: 'of-tick',
    className: 'of-tick',
    cell: ({ id, reference }) => (
      <label>
        <input type="checkbox" name="id" value={id} aria-label={words.tick(reference)} />
      </label>
    ),
  },
  {
    head: columns.reference,
    isRowHead: true,
    className: 'num nowrap',
    cell: ({ id, reference, sample }) => (
      <>
        <Link to={`/admin/bookings/${id}`}>{reference}</Link> <DemoTag sample={sample} />
      </>
    ),
  },
  { head: columns.lead, className: 'lead', cell: ({ leadName }) => leadName },
  { head: columns.journey, className: 'whole', cell: ({ title }) => title, small: ({ kind }) => kind },
  { head: columns.leaves, className: 'num nowrap', cell: ({ leaves }) => leaves },
  {
    head: columns.people,
    isNumber: true,
    cell: ({ travellersCount }) => (
      <>
        {travellersCount}
        <span className="unit"> {people(travellersCount).replace(/^\d+ /, '')}</span>
      </>
    ),
  },
  {
    head: columns.paid,
    className: 'num money-of',
    cell: ({ bar, balance, paid }) => (
      <>
        {bar && <PaidBar {...bar} />}
        {balance || (paid && <span className={paid.tone ? `tag ${paid.tone}` : 'tag'}>{paid.word}</span>)}
      </>
    ),
    small: ({ total }) => total && words.of(total),
  },
  {
    head: columns.next,
    className: ({ next }) => (next.presses ? 'num whole presses' : 'num whole'),
    cell: ({ next }) => next.text,
    small: ({ hold }) => hold,
  },
  { head: columns.state, className: 'state', cell: ({ state }) => <StateTag state={state} /> },
]

/** Bookings as a table whose rows can be ticked. */
export function BookingsTable({ rows }: { rows: readonly BookingRow[] }) {
  const { may } = useAuth()
  return (
    // Files are saved and an email is a page of its own: the browser follows the buttons by itself.
    <form method="get" action="/admin/bookings/export.csv" className="ticking">
      <ListTable caption={words.title} className="bookings-table" columns={shown} rows={rows} rowKey={({ id }) => id} />
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

/** How much of what is owed has come. */
function PaidBar({ percent, says }: { percent: number; says: string }) {
  return (
    <svg className="meter" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={says}>
      <rect className="of" width="100" height="10" />
      <rect className="f" width={percent} height="10" />
    </svg>
  )
}
