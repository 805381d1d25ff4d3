import { Link, redirect } from 'react-router'
import { mostCounted, mostFound } from '#features/bookings/lists/booking-list.ts'
import { countEach, listBookings } from '#features/bookings/lists/reads-list.server.ts'
import { listAccounts } from '#features/bookings/reads-accounts.server.ts'
import { listPackageNames } from '#features/packages/reads-names.server.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { bookingListWords } from '../../../words/admin/bookings/booking-list.ts'
import { unpaidHoldsWords } from '../../../words/admin/bookings/unpaid-holds.ts'
import { frameAdminWords } from '../../../words/admin/frame.ts'
import { admit } from '../../admit.server.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ListPage } from '../../components/list-page.tsx'
import { upTo } from '../../components/up-to.ts'
import { NewBookingLink } from '../../layout/new-booking-link.tsx'
import { loadSavedViews } from '../../view-tabs/load-saved-views.server.ts'
import type { ListViews } from '../../view-tabs/saved-view-tabs.tsx'
import { ViewTabs } from '../../view-tabs/view-tabs.tsx'
import { loadOpenWork } from '../load-open-work.server.ts'
import type { Route } from './+types/bookings.ts'
import { bookingRow } from './booking-row.ts'
import {
  type BookingsQuery,
  bookingsPath,
  bookingViewNames,
  bookingViews,
  countFilters,
  everyBooking,
  exportPath,
  listQueryOf,
  presetNames,
  presetsOn,
  readBookingsQuery,
  savableBookingsPath,
  sortOf,
} from './booking-views.ts'
import { BookingsFilters } from './bookings-filters.tsx'
import { BookingsTable } from './bookings-table.tsx'
import { chaseOf, isOfDebts } from './chase-of.ts'
import { ChooseColumns } from './choose-columns.tsx'

const perPage = 25

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  const { db, clock } = contextOf(args.context)
  const query = readBookingsQuery(args.url.searchParams)
  const now = clock.now()
  const today = kigaliDay(now)
  const counted = bookingViewNames.filter((view) => view !== 'all')
  const presets = presetsOn(today)
  const [page, viewCounts, presetCounts, packages, saved] = await Promise.all([
    listBookings(db, listQueryOf(query), {
      sort: sortOf(query),
      direction: query.direction,
      cursor: query.cursor,
      limit: perPage,
      today,
    }),
    countEach(
      db,
      counted.map((view) => ({ states: bookingViews[view] })),
      today,
    ),
    countEach(
      db,
      presetNames.map((name) => listQueryOf(presets[name])),
      today,
    ),
    listPackageNames(db),
    loadSavedViews(db, { list: 'bookings', staff, params: args.url.searchParams, pathOf: savableBookingsPath }),
  ])
  // What the page began at has gone from the list since: the list begins again.
  if (query.cursor && page.bookings.length === 0) throw redirect(bookingsPath({ ...query, cursor: undefined }))
  const [accounts, work] = await Promise.all([listAccounts(db, page.bookings, today), loadOpenWork(db, page.bookings, now)])
  const { before, after } = page
  return {
    query,
    today,
    packages,
    saved,
    count: page.count,
    counts: textsOf(read.format, counted, viewCounts),
    presetCounts: textsOf(read.format, presetNames, presetCounts),
    before: before && bookingsPath({ ...query, cursor: { before } }),
    after: after && bookingsPath({ ...query, cursor: { after } }),
    rows: page.bookings.flatMap((booking) => {
      const account = accounts.get(booking.id)
      if (!account) return []
      const chase = isOfDebts(query.money) ? chaseOf(read, booking, account, today) : undefined
      return [bookingRow(read, booking, account, work.get(booking.id), now, chase)]
    }),
  }
}

const textsOf = (format: Formatter, names: readonly string[], counts: readonly number[]): Record<string, string> =>
  Object.fromEntries(names.map((name, index) => [name, upTo(format, counts[index] ?? 0, mostCounted)]))

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const words = useWords(bookingListWords)
  const frame = useWords(frameAdminWords)
  const { query, count, counts, presetCounts, rows, today, packages, saved, before, after } = loaderData
  const all = query.view === 'all' && countFilters(query) === 0 && query.search === ''
  return (
    <ListPage
      root="booking-list"
      title={words.title}
      lede={
        count === undefined
          ? words.found({ most: mostFound })
          : words.count({
              more: count > mostCounted ? 'yes' : 'no',
              most: mostCounted,
              count,
              searched: query.search ? 'yes' : 'no',
              search: query.search,
            })
      }
      isStatus
      actions={
        <>
          <Link className="btn line" to="/admin/bookings/calendar">
            {words.calendar}
          </Link>
          <a className="btn line" href={exportPath(query, 'csv')} download>
            {words.files.csv}
          </a>
          <a className="btn line" href={exportPath(query, 'xlsx')}>
            {words.files.xlsx}
          </a>
          <NewBookingLink />
        </>
      }
      tools={
        <>
          <Presets query={query} today={today} counts={presetCounts} saved={saved} />
          <div className="narrow-by">
            <BookingsFilters query={query} packages={packages} counts={counts} today={today} />
            <ChooseColumns query={query} />
          </div>
        </>
      }
      empty={
        rows.length === 0 && (
          <EmptyState title={words.emptyTitle} text={query.search ? words.emptySearch : all ? words.empty : words.emptyView}>
            {!all && (
              <Link className="btn line" to="/admin/bookings">
                {words.all}
              </Link>
            )}
          </EmptyState>
        )
      }
      pages={{ previous: before, next: after, words: frame.pages }}
    >
      <BookingsTable rows={rows} query={query} />
    </ListPage>
  )
}

type PresetsProps = { query: BookingsQuery; today: string; counts: Readonly<Record<string, string>>; saved: ListViews }

/** Views that somebody would else set by hand every morning. */
function Presets({ query, today, counts, saved }: PresetsProps) {
  const words = useWords(bookingListWords)
  const unpaidHoldsLabels = useWords(unpaidHoldsWords)
  const presets = presetsOn(today)
  const here = bookingsPath({ ...query, cursor: undefined })
  const shownAs = { columns: query.columns }
  const everything = bookingsPath({ ...everyBooking, ...shownAs })
  const filters = [
    { to: everything, word: words.views.all, isOn: here === everything },
    ...presetNames.map((name) => {
      const to = bookingsPath({ ...presets[name], ...shownAs })
      return { to, word: words.presets[name], count: counts[name], isOn: to === here }
    }),
  ]
  return (
    <ViewTabs label={words.presets.label} filters={filters} saved={saved}>
      <Link className="view" to="/admin/bookings/unpaid-holds">
        {unpaidHoldsLabels.chip}
      </Link>
    </ViewTabs>
  )
}
