import { data, Link } from 'react-router'
import { listArrivals, listFlights } from '#features/bookings/lists/reads-arrivals.server.ts'
import { addDays, isDay } from '#values/dates.ts'
import { dayText, shortDay, weekdayName } from '#values/day-words.ts'
import { contextOf } from '../../../context.ts'
import { arrivalWords } from '../../../words/admin/bookings/arrivals.ts'
import { orderKindWords } from '../../../words/admin/bookings/order.ts'
import { admit } from '../../admit.server.ts'
import { instantText } from '../../components/instants.ts'
import { PageBar } from '../../components/page-bar.tsx'
import { PrintButton } from '../../components/print-button.tsx'
import { StateTag } from '../../components/state-tag.tsx'
import type { Route } from './+types/arrivals.ts'

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

export default function Arrivals({ loaderData }: Route.ComponentProps) {
  const { day, rows, more, printed } = loaderData
  const people = rows.reduce((sum, { travellersCount }) => sum + travellersCount, 0)
  const name = `${weekdayName(day)} ${dayText(day)}`
  return (
    <div className="booking-list">
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
        <section className="empty">
          <h2>{words.emptyTitle}</h2>
          <p>{words.empty}</p>
        </section>
      ) : (
        <div className="pane list sheet-of">
          <div className="scroll">
            <table className="table stacks">
              <thead>
                <tr>
                  <th scope="col">{words.columns.lead}</th>
                  <th scope="col">{words.columns.phone}</th>
                  <th scope="col">{words.columns.journey}</th>
                  <th scope="col" className="numeric">
                    {words.columns.people}
                  </th>
                  <th scope="col">{words.columns.flights}</th>
                  <th scope="col">{words.columns.until}</th>
                  <th scope="col">{words.columns.state}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <th scope="row">
                      <Link to={`/admin/bookings/${row.id}`}>{row.leadName}</Link>
                      <small className="num">{row.reference}</small>
                    </th>
                    <td className="num nowrap">{row.phone}</td>
                    <td className="whole">
                      {row.title}
                      <small>{row.kind}</small>
                    </td>
                    <td className="numeric">
                      {row.travellersCount}
                      <span className="unit"> {words.columns.people.toLowerCase()}</span>
                    </td>
                    <td className="num">{row.flights.join(', ') || <span className="muted">{arrivalWords.noFlight}</span>}</td>
                    <td className="num nowrap">
                      <span className="unit">{words.columns.until.toLowerCase()} </span>
                      {row.until}
                    </td>
                    <td className="state">
                      <StateTag state={row.state} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      )}
      {more && <p className="note gap">{words.more(most)}</p>}
      <p className="small muted on-paper">{arrivalWords.printed(printed)}</p>
    </div>
  )
}
