import { Link, redirect } from 'react-router'
import {
  type CustomerSort,
  mostBookingsFound,
  mostCustomersCounted,
  usualCustomerDirection,
} from '#features/customers/customer-list.ts'
import { listCustomers } from '#features/customers/reads-list.server.ts'
import { isReachable } from '#features/emails/reachable.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { customerWords } from '../../words/admin/customers.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { type Column, ListTable, type Sorting } from '../components/data-table.tsx'
import { DemoTag } from '../components/demo-tag.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ListPage } from '../components/list-page.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { NewBookingLink } from '../layout/new-booking-link.tsx'
import type { Route } from './+types/customers.ts'
import { customersPath, readCustomersQuery } from './customers-query.ts'

const perPage = 25

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  const of = args.url.searchParams.get('of')
  // Privacy requests had this address before.
  if (of) throw redirect(`/admin/privacy-requests?of=${encodeURIComponent(of)}`)
  const { db, clock } = contextOf(args.context)
  const query = readCustomersQuery(args.url.searchParams)
  const { search, ...sorted } = query
  const today = kigaliDay(clock.now())
  const { rows, count, isCut, next } = await listCustomers(db, {
    ...sorted,
    search: search || undefined,
    limit: perPage,
    today,
  })
  const day = (on: string | null) => (on ? `${read.format.shortDay(on)} ${on.slice(0, 4)}` : '')
  return {
    query,
    count,
    cutAt: isCut ? mostBookingsFound : undefined,
    next,
    rows: rows.map(({ id, name, email, phone, sample, bookings, trips, lastOn, nextOn, paidMinor, bookedAt }) => ({
      id,
      name,
      email: isReachable(email) ? email : '',
      phone,
      sample,
      bookings,
      trips,
      last: day(lastOn),
      next: day(nextOn),
      paid: paidMinor === 0 ? '' : read.format.money(usd(paidMinor)),
      booked: day(kigaliDay(bookedAt)),
    })),
  }
}

const shownOf = (read: ReadWords): Column<Route.ComponentProps['loaderData']['rows'][number]>[] => {
  const words = read(customerWords)
  const columns = read(customerWords).columns
  return [
    {
      head: columns.name,
      isRowHead: true,
      sort: 'name',
      className: 'whole breaks',
      cell: ({ id, name, sample }) => (
        <>
          <Link to={`/admin/customers/${id}`}>{name}</Link> <DemoTag sample={sample} />
        </>
      ),
      small: ({ email }) => email || words.noEmail,
    },
    {
      head: columns.phone,
      className: 'num nowrap',
      cell: ({ phone }) => phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>,
    },
    {
      head: columns.bookings,
      className: 'num nowrap',
      cell: ({ bookings }) => words.bookings({ count: bookings }),
      small: ({ trips }) => trips > 0 && words.trips({ count: trips }),
    },
    { head: columns.last, className: 'num nowrap', label: columns.last, cell: ({ last }) => last },
    { head: columns.next, className: 'num nowrap', label: columns.next, cell: ({ next }) => next },
    { head: columns.paid, isNumber: true, label: columns.paid, cell: ({ paid }) => paid },
    { head: columns.booked, className: 'num nowrap', sort: 'newest', label: columns.booked, cell: ({ booked }) => booked },
  ]
}

/** Everybody who booked, by their email address. */
export default function Customers({ loaderData: { query, rows, count, cutAt, next } }: Route.ComponentProps) {
  const read = useReader()
  const words = useWords(customerWords)
  const { may } = useAuth()
  const first = { ...query, after: undefined }
  const sorting: Sorting = {
    by: query.sort,
    falls: query.direction === 'desc',
    usuallyFalls: (by) => usualCustomerDirection[by as CustomerSort] === 'desc',
    pathOf: (by, falls) => customersPath({ ...first, sort: by as CustomerSort, direction: falls ? 'desc' : 'asc' }),
    label: (column, falls) => words.sortBy({ column, falls: falls ? 'yes' : 'no' }),
  }
  return (
    <ListPage
      title={words.title}
      lede={
        cutAt
          ? words.found({ most: cutAt })
          : words.count({
              count,
              most: mostCustomersCounted,
              search: query.search,
              more: count > mostCustomersCounted ? 'yes' : 'no',
              searched: query.search ? 'yes' : 'no',
            })
      }
      isStatus
      actions={
        <>
          {may('customers:read') && (
            <Link className="btn line" to="/admin/privacy-requests">
              {words.privacy}
            </Link>
          )}
          <NewBookingLink />
        </>
      }
      tools={
        <SearchForm
          action="/admin/customers"
          search={query.search}
          words={words}
          hidden={Object.fromEntries(new URLSearchParams(customersPath({ ...first, search: '' }).split('?')[1]))}
          clear={query.search && customersPath({ ...first, search: '' })}
        />
      }
      empty={
        rows.length === 0 && (
          <EmptyState title={words.emptyTitle} text={query.search ? words.emptySearch : words.empty}>
            {query.search && (
              <Link className="btn line" to="/admin/customers">
                {words.all}
              </Link>
            )}
          </EmptyState>
        )
      }
      pages={{ first: query.after && customersPath(first), next: next && customersPath({ ...query, after: next }), words }}
    >
      <ListTable
        caption={words.table}
        className="labels"
        columns={shownOf(read)}
        rows={rows}
        rowKey={({ id }) => id}
        sorting={sorting}
      />
    </ListPage>
  )
}
