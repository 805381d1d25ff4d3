import { data, Link } from 'react-router'
import { listArrivals, listFlights } from '#features/bookings/lists/reads-arrivals.server.ts'
import { addDays, isDay } from '#values/dates.ts'
import { dayText, shortDay, weekdayName } from '#values/day-words.ts'
import { contextOf } from '../../../context.ts'
import { arrivalWords } from '../../../words/admin/bookings/arrivals.ts'
import { orderKindWords } from '../../../words/admin/bookings/order.ts'
import { admit } from '../../admit.server.ts'
import { type Column, ListTable } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { instantText } from '../../components/instants.ts'
import { PageBar } from '../../components/page-bar.tsx'
import { PrintButton } from '../../components/print-button.tsx'
import { StateTag } from '../../components/state-tag.tsx'
import type { Route } from './+types/arrivals.ts'
import { countColumn, leadColumn, untilColumn } from './shared-columns.tsx'

const words = arrivalWords.arrivals
const most = 300

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const { db, clock } = contextOf(args.context)
  const { day } = args.params
  if (!isDay(day) || day < '2000-01-02' || day > '2099-12-30') throw data(null, { status: 404 })
  const { bookings, more } = await listArrivals(db, day, most)
  const flights = await listFlights(
    db,
    bookings.map(({ id }) => id),
  )
  const byBooking = Map.groupBy(flights, ({ bookingId }) => bookingId)
  const now = clock.now()
  return {
    day,
    more,
    printed: instantText(now, now),
    rows: bookings.map(({ id, reference, leadName, phone, title, kind, travellersCount, endsOn, state }) => ({
      id,
      reference,
      leadName,
      phone,
      title,
      kind: orderKindWords[kind].word,
      travellersCount,
      until: shortDay(endsOn),
      state,
      flights: (byBooking.get(id) ?? []).map(({ label, number }) => arrivalWords.flight(label, number)),
    })),
  }
}

const columns: Column<Route.ComponentProps['loaderData']['rows'][number]>[] = [
  leadColumn(words.columns.lead),
  { head: words.columns.phone, className: 'num nowrap', cell: ({ phone }) => phone },
  { head: words.columns.journey, className: 'whole', cell: ({ title }) => title, small: ({ kind }) => kind },
  countColumn(words.columns.people, ({ travellersCount }) => travellersCount),
  {
    head: words.columns.flights,
    className: 'num',
    cell: ({ flights }) => flights.join(', ') || <span className="muted">{arrivalWords.noFlight}</span>,
  },
  untilColumn(words.columns.until),
  { head: words.columns.state, className: 'state', cell: ({ state }) => <StateTag state={state} /> },
]

export default function Arrivals({ loaderData }: Route.ComponentProps) {
  const { day, rows, more, printed } = loaderData
  const people = rows.reduce((sum, { travellersCount }) => sum + travellersCount, 0)
  const name = `${weekdayName(day)} ${dayText(day)}`
  return (
    <div className="list-page booking-list">
      <PageBar
        title={words.title(name)}
        lede={words.lede(rows.length, people)}
        crumb={{
          label: arrivalWords.breadcrumb,
          links: (
            <>
              <Link to="/admin/bookings">{arrivalWords.bookings}</Link> /{' '}
              <Link to={`/admin/bookings/calendar?month=${day.slice(0, 7)}`}>{arrivalWords.calendar.title}</Link>
            </>
          ),
        }}
      />
      <nav className="filters" aria-label={words.days}>
        <Link className="chip" to={`/admin/bookings/arrivals/${addDays(day, -1)}`} rel="prev">
          {arrivalWords.calendar.previous(shortDay(addDays(day, -1)))}
        </Link>
        <Link className="chip" to={`/admin/bookings/arrivals/${addDays(day, 1)}`} rel="next">
          {arrivalWords.calendar.next(shortDay(addDays(day, 1)))}
        </Link>
        <Link className="chip" to={`/admin/bookings?from=${day}&to=${day}`}>
          {words.inList}
        </Link>
        {rows.length > 0 && <PrintButton word={arrivalWords.print} />}
      </nav>
      {rows.length === 0 ? (
        <EmptyState title={words.emptyTitle} text={words.empty} />
      ) : (
        <ListTable caption={words.title(name)} sheet columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
      {more && <p className="note gap">{words.more(most)}</p>}
      <p className="small muted on-paper">{arrivalWords.printed(printed)}</p>
    </div>
  )
}
