import { Form } from 'react-router'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { listState } from '../../../ui/list-link.tsx'
import { bookingListWords } from '../../../words/admin/bookings/booking-list.ts'
import { type BookingsQuery, bookingColumns, bookingsPath, fieldsBesidesColumns, usualColumns } from './booking-views.ts'
import { columnNamesOf } from './bookings-table.tsx'

/** Which columns the list shows: a form of its own, so that an address names columns only where somebody has chosen them. */
export function ChooseColumns({ query }: { query: BookingsQuery }) {
  const read = useReader()
  const words = useWords(bookingListWords)
  const shown = query.columns ?? usualColumns
  return (
    <details className="drop columns-of" name="bookings-drop" key={bookingsPath({ ...query, cursor: undefined })}>
      <summary>{words.chooseColumns}</summary>
      <Form className="by" action="/admin/bookings" state={listState}>
        {fieldsBesidesColumns(query).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {bookingColumns.map((column) => (
          <label key={column} className="tick">
            <input type="checkbox" name="cols" value={column} defaultChecked={shown.includes(column)} />
            <span>{columnNamesOf(read)[column]}</span>
          </label>
        ))}
        <button className="btn line" type="submit">
          {words.showColumns}
        </button>
      </Form>
    </details>
  )
}
