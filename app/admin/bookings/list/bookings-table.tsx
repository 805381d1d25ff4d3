import { Link } from 'react-router'
import { type ListSort, usualDirection } from '#features/bookings/lists/booking-list.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { bookingListWords } from '../../../words/admin/bookings/booking-list.ts'
import { originWords } from '../../../words/admin/bookings/origin.ts'
import { useAuth } from '../../auth/auth.tsx'
import { BulkBar } from '../../components/bulk-bar.tsx'
import { type Column, ListTable, type Sorting } from '../../components/data-table.tsx'
import { DemoTag } from '../../components/demo-tag.tsx'
import { StateTag } from '../../components/state-tag.tsx'
import { TickAll } from '../../components/tick-all.tsx'
import type { BookingRow } from './booking-row.ts'
import { type BookingColumn, type BookingsQuery, bookingsPath, sortOf, usualColumns } from './booking-views.ts'

const tickOf = (read: ReadWords): Column<BookingRow> => ({
  head: <TickAll name={read(bookingListWords).columns.tick} />,
  headClassName: 'of-tick',
  className: 'of-tick',
  cell: ({ id, reference }) => (
    <label>
      <input type="checkbox" name="id" value={id} aria-label={read(bookingListWords).tick({ reference })} />
    </label>
  ),
})

const referenceOf = (read: ReadWords): Column<BookingRow> => ({
  head: read(bookingListWords).columns.reference,
  isRowHead: true,
  className: 'num nowrap',
  cell: ({ id, reference, sample }) => (
    <>
      <Link to={`/admin/bookings/${id}`}>{reference}</Link> <DemoTag sample={sample} />
    </>
  ),
})

/** The names of the columns that can be hidden. */
export const columnNamesOf = (read: ReadWords): Record<BookingColumn, string> => ({
  lead: read(bookingListWords).columns.lead,
  product: read(bookingListWords).columns.journey,
  starts: read(bookingListWords).columns.leaves,
  travellers: read(bookingListWords).columns.people,
  payment: read(bookingListWords).columns.paid,
  next: read(bookingListWords).columns.next,
  state: read(bookingListWords).columns.state,
  booked: read(bookingListWords).columns.booked,
  source: read(originWords).source,
})

const cellsOf = (read: ReadWords): Record<BookingColumn, Omit<Column<BookingRow>, 'head'>> => ({
  lead: {
    className: 'lead',
    sort: 'name',
    cell: ({ leadName }) => leadName,
    small: ({ chase }) => chase?.phone,
  },
  product: { className: 'whole', cell: ({ title }) => title, small: ({ kind }) => kind },
  starts: { className: 'num nowrap', sort: 'start', cell: ({ leaves }) => leaves },
  travellers: {
    isNumber: true,
    cell: ({ travellersCount }) => (
      <>
        {travellersCount}
        <span className="unit"> {read(bookingListWords).peopleUnit({ count: travellersCount })}</span>
      </>
    ),
  },
  payment: {
    className: 'num money-of',
    sort: 'balance',
    cell: ({ balance, paid }) => balance || (paid && <span className={paid.tone ? `tag ${paid.tone}` : 'tag'}>{paid.word}</span>),
    small: ({ bar, total, chase }) =>
      total && (
        <>
          {bar && <PaidBar {...bar} />}
          {read(bookingListWords).of({ total })}
          {chase?.due && `, ${chase.due}`}
        </>
      ),
  },
  next: {
    className: ({ next }) => (next.presses ? 'num whole next presses' : 'num whole next'),
    cell: ({ next }) => next.text,
    small: ({ hold }) => hold,
  },
  state: { className: 'state', cell: ({ state }) => <StateTag state={state} /> },
  booked: { className: 'num nowrap', sort: 'newest', cell: ({ booked }) => booked },
  source: { className: 'nowrap', cell: ({ source }) => source || '–', small: ({ channel }) => channel },
})

/** Bookings as a table whose rows can be ticked. */
export function BookingsTable({ rows, query }: { rows: readonly BookingRow[]; query: BookingsQuery }) {
  const read = useReader()
  const words = useWords(bookingListWords)
  const bulk = useWords(bookingListWords).bulk
  const { may } = useAuth()
  const shown = (query.columns ?? usualColumns).map((name) => ({ head: columnNamesOf(read)[name], ...cellsOf(read)[name] }))
  const sort = sortOf(query)
  const sorting: Sorting = {
    by: sort,
    falls: (query.direction ?? usualDirection[sort]) === 'desc',
    usuallyFalls: (by) => usualDirection[by as ListSort] === 'desc',
    pathOf: (by, falls) => bookingsPath({ ...query, cursor: undefined, sort: by as ListSort, direction: falls ? 'desc' : 'asc' }),
    label: (column, falls) => words.sortBy({ column, falls: falls ? 'yes' : 'no' }),
  }
  return (
    // The browser itself follows these buttons: a file is downloaded, and an email has a page of its own.
    <form method="get" action="/admin/bookings/export.csv" className="ticking">
      <ListTable
        caption={words.title}
        className="bookings-table"
        columns={[tickOf(read), referenceOf(read), ...shown]}
        rows={rows}
        rowKey={({ id }) => id}
        sorting={sorting}
      />
      <BulkBar label={bulk.label}>
        {may('emails:write') && (
          <button className="btn" type="submit" formAction="/admin/emails/new">
            {bulk.newEmail}
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

/** The paid part of the amount charged. */
function PaidBar({ percent, label }: { percent: number; label: string }) {
  return (
    <svg className="meter" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={label}>
      <rect className="of" width="100" height="10" />
      <rect className="f" width={percent} height="10" />
    </svg>
  )
}
