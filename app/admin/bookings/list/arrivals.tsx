import { data, Link } from 'react-router'
import { listArrivals, listBoughtFlights } from '#features/bookings/lists/reads-arrivals.server.ts'
import { listFlights } from '#features/travellers/flights/reads-flights.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, isDay } from '#values/dates.ts'
import { contextOf } from '../../../context.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { arrivalWords } from '../../../words/admin/bookings/arrivals.ts'
import { orderKindWords } from '../../../words/admin/bookings/order-kinds.ts'
import { admit } from '../../admit.server.ts'
import { type Column, ListTable } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { instantText } from '../../components/instants.ts'
import { PageBar } from '../../components/page-bar.tsx'
import { PrintButton } from '../../components/print-button.tsx'
import { StateTag } from '../../components/state-tag.tsx'
import { flightText } from '../../road-lists/load-parties.server.ts'
import type { Route } from './+types/arrivals.ts'
import { countColumn, leadColumn, untilColumn } from './shared-columns.tsx'

const most = 300

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  const orderKindLabels = read(orderKindWords)
  const arrivalLabels = read(arrivalWords)
  const { db, clock } = contextOf(args.context)
  const { day } = args.params
  if (!isDay(day) || day < '2000-01-02' || day > '2099-12-30') throw data(null, { status: 404 })
  const { bookings, more } = await listArrivals(db, day, most)
  const ids = bookings.map(({ id }) => id)
  const [sold, given] = await Promise.all([listBoughtFlights(db, ids), listFlights(db, ids)])
  const now = clock.now()
  return {
    day,
    more,
    printed: instantText(now, now, read.format),
    rows: bookings.map(({ id, reference, leadName, phone, title, kind, travellersCount, endsOn, state }) => ({
      id,
      reference,
      leadName,
      phone,
      title,
      kind: orderKindLabels[kind].word,
      travellersCount,
      until: read.format.shortDay(endsOn),
      state,
      flights: [
        // How they come; how they leave is on the list of the booking.
        ...given.filter(({ bookingId, direction }) => bookingId === id && direction === 'in').map((one) => flightText(read, one)),
        ...sold
          .filter(({ bookingId }) => bookingId === id)
          .map(({ label, number }) => arrivalLabels.flight({ label, number: number ?? '', known: number ? 'yes' : 'no' })),
      ],
    })),
  }
}

const columnsOf = (read: ReadWords): Column<Route.ComponentProps['loaderData']['rows'][number]>[] => [
  leadColumn(read(arrivalWords).arrivals.columns.lead),
  { head: read(arrivalWords).arrivals.columns.phone, className: 'num nowrap', cell: ({ phone }) => phone },
  {
    head: read(arrivalWords).arrivals.columns.journey,
    className: 'whole',
    cell: ({ title }) => title,
    small: ({ kind }) => kind,
  },
  countColumn(read(arrivalWords).arrivals.columns.people, ({ travellersCount }) => travellersCount),
  {
    head: read(arrivalWords).arrivals.columns.flights,
    className: 'num',
    cell: ({ flights }) => flights.join('; ') || <span className="muted">{read(arrivalWords).noFlight}</span>,
  },
  untilColumn(read(arrivalWords).arrivals.columns.until),
  { head: read(arrivalWords).arrivals.columns.state, className: 'state', cell: ({ state }) => <StateTag state={state} /> },
]

export default function Arrivals({ loaderData }: Route.ComponentProps) {
  const read = useReader()
  const arrivalLabels = useWords(arrivalWords)
  const words = useWords(arrivalWords).arrivals
  const { day, rows, more, printed } = loaderData
  const people = rows.reduce((sum, { travellersCount }) => sum + travellersCount, 0)
  const name = `${read.format.weekday(day)} ${read.format.day(day)}`
  return (
    <div className="list-page booking-list">
      <PageBar
        title={words.title({ day: name })}
        lede={words.lede({ bookings: rows.length, people })}
        crumb={{
          label: arrivalLabels.breadcrumb,
          links: (
            <>
              <Link to="/admin/bookings">{arrivalLabels.bookings}</Link> /{' '}
              <Link to={`/admin/bookings/calendar?month=${day.slice(0, 7)}`}>{arrivalLabels.calendar.title}</Link>
            </>
          ),
        }}
      />
      <nav className="filters" aria-label={words.days}>
        <Link className="chip" to={`/admin/bookings/arrivals/${addDays(day, -1)}`} rel="prev">
          {arrivalLabels.calendar.previous({ month: read.format.shortDay(addDays(day, -1)) })}
        </Link>
        <Link className="chip" to={`/admin/bookings/arrivals/${addDays(day, 1)}`} rel="next">
          {arrivalLabels.calendar.next({ month: read.format.shortDay(addDays(day, 1)) })}
        </Link>
        <Link className="chip" to={`/admin/bookings?from=${day}&to=${day}`}>
          {words.inList}
        </Link>
        {rows.length > 0 && <PrintButton word={arrivalLabels.print} />}
      </nav>
      {rows.length === 0 ? (
        <EmptyState title={words.emptyTitle} text={words.empty} />
      ) : (
        <ListTable caption={words.title({ day: name })} sheet columns={columnsOf(read)} rows={rows} rowKey={({ id }) => id} />
      )}
      {more && <p className="note gap">{words.more({ most })}</p>}
      <p className="small muted on-paper">{arrivalLabels.printed({ when: printed })}</p>
    </div>
  )
}
