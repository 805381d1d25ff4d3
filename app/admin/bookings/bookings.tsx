import { Form, Link, redirect } from 'react-router'
import { bookingsPerPage, countBookingsByState, listBookings } from '#features/bookings/reads.server.ts'
import { listAccounts, listIdsByMoney } from '#features/bookings/reads-accounts.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { deskWords } from '../../words/desk.ts'
import { admit } from '../admit.server.ts'
import { DeskIcon } from '../desk-icon.tsx'
import { NewBookingLink } from '../new-booking-link.tsx'
import { Pages } from '../pages.tsx'
import type { Route } from './+types/bookings.ts'
import { bookingRow } from './booking-row.ts'
import {
  type BookingsAsk,
  bookingsPath,
  bookingViewNames,
  bookingViews,
  countByView,
  moneyFilters,
  readBookingsAsk,
} from './booking-views.ts'
import { BookingsTable } from './bookings-table.tsx'

const words = deskWords.bookings

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const ctx = contextOf(args.context)
  const ask = readBookingsAsk(args.url.searchParams)
  const now = ctx.clock.now()
  const today = kigaliDay(now)
  const ids = ask.money && (await listIdsByMoney(ctx.db, ask.money, today))
  const [{ bookings, count }, states] = await Promise.all([
    listBookings(ctx.db, { states: bookingViews[ask.view], search: ask.search || undefined, ids, page: ask.page }),
    countBookingsByState(ctx.db),
  ])
  const last = Math.max(1, Math.ceil(count / bookingsPerPage))
  if (ask.page > last) throw redirect(bookingsPath({ ...ask, page: last }))
  const accounts = await listAccounts(ctx.db, bookings, today)
  return {
    ask,
    count,
    counts: countByView(states),
    rows: bookings.flatMap((booking) => {
      const account = accounts.get(booking.id)
      return account ? [bookingRow(booking, account, now)] : []
    }),
    perPage: bookingsPerPage,
  }
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const { ask, count, counts, rows, perPage } = loaderData
  return (
    <>
      <title>{deskWords.pageTitle(words.title)}</title>
      <header className="bar">
        <div>
          <h1>{words.title}</h1>
          <p className="muted num" role="status">
            {words.count(count, ask.search)}
          </p>
        </div>
        <div className="row">
          <Search ask={ask} />
          <NewBookingLink />
        </div>
      </header>
      <nav className="filters" aria-label={words.filter}>
        {bookingViewNames.map((view) => (
          <Link
            key={view}
            className="chip"
            to={bookingsPath({ ...ask, view, page: 1 })}
            aria-current={view === ask.view ? 'page' : undefined}
          >
            {words.views[view]} <span className="num">{counts[view]}</span>
          </Link>
        ))}
      </nav>
      <nav className="filters second" aria-label={words.moneyFilter}>
        {moneyFilters.map((money) => (
          <Link
            key={money}
            className="chip"
            to={bookingsPath({ ...ask, money: ask.money === money ? undefined : money, page: 1 })}
            aria-current={ask.money === money ? 'true' : undefined}
          >
            {words.money[money]}
          </Link>
        ))}
      </nav>
      {rows.length > 0 ? <BookingsTable rows={rows} /> : <Empty ask={ask} />}
      {count > perPage && (
        <Pages page={ask.page} perPage={perPage} count={count} pathOf={(page) => bookingsPath({ ...ask, page })} />
      )}
    </>
  )
}

function Search({ ask }: { ask: BookingsAsk }) {
  return (
    <Form className="find" role="search" action="/admin/bookings" key={ask.search}>
      {ask.view !== 'all' && <input type="hidden" name="view" value={ask.view} />}
      {ask.money && <input type="hidden" name="money" value={ask.money} />}
      <label className="vh" htmlFor="q">
        {words.search}
      </label>
      <input id="q" name="q" type="search" defaultValue={ask.search} placeholder={words.searchHint} maxLength={100} />
      <button className="btn line" type="submit">
        <DeskIcon name="search" />
        {words.find}
      </button>
      {ask.search && (
        <Link className="clear" to={bookingsPath({ ...ask, search: '', page: 1 })}>
          {words.clear}
        </Link>
      )}
    </Form>
  )
}

function Empty({ ask }: { ask: BookingsAsk }) {
  const all = ask.view === 'all' && !ask.money
  const text = ask.search ? words.emptySearch : all ? words.empty : words.emptyView
  return (
    <section className="empty">
      <h2>{words.emptyTitle}</h2>
      <p>{text}</p>
      {(ask.search || !all) && (
        <Link className="btn line" to="/admin/bookings">
          {deskWords.today.wait.all}
        </Link>
      )}
    </section>
  )
}
