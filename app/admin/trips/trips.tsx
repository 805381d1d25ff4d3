import { Link } from 'react-router'
import { countTrips, type ListedTrip, listTrips } from '#features/trips/reads.server.ts'
import { tripViews } from '#features/trips/trip.ts'
import { dayText } from '#values/day-words.ts'
import { contextOf } from '../../context.ts'
import { tripWords } from '../../words/admin/trips/trips.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { type Column, ListTable } from '../components/data-table.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { instantText } from '../components/instants.ts'
import { ListPage } from '../components/list-page.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { ViewTabs } from '../view-tabs/view-tabs.tsx'
import type { Route } from './+types/trips.ts'
import { readTripsQuery, tripsPath } from './trips-query.ts'

const words = tripWords.list

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'trips:read')
  const { db, clock } = contextOf(args.context)
  const query = readTripsQuery(args.url.searchParams)
  const search = query.search || undefined
  const [{ rows, next }, counts] = await Promise.all([
    listTrips(db, { view: query.view, me: staff.id, search, after: query.after }),
    countTrips(db, staff.id, search),
  ])
  const now = clock.now()
  return { query, counts, next, rows: rows.map((row) => rowOf(row, now)) }
}

function rowOf(trip: ListedTrip, now: Date) {
  const { id, reference, title, customer, startsOn, days, travellers, options, owner, changedAt } = trip
  return {
    ...{ id, reference, title, customer, travellers, options },
    starts: dayText(startsOn),
    days: words.days(days),
    owner: owner ?? '',
    changed: instantText(changedAt, now),
  }
}

const { columns: heads } = words

const columns: Column<Route.ComponentProps['loaderData']['rows'][number]>[] = [
  {
    head: heads.reference,
    isRowHead: true,
    className: 'num nowrap',
    cell: ({ id, reference }) => <Link to={`/admin/trips/${id}`}>{reference}</Link>,
  },
  { head: heads.title, className: 'lead whole breaks', cell: ({ title }) => title, small: ({ customer }) => customer },
  { head: heads.starts, className: 'num nowrap', cell: ({ starts }) => starts, small: ({ days }) => days },
  { head: heads.travellers, label: heads.travellers, isNumber: true, cell: ({ travellers }) => travellers },
  { head: heads.options, label: heads.options, isNumber: true, cell: ({ options }) => options },
  {
    head: heads.owner,
    label: heads.owner,
    className: ({ owner }) => (owner ? undefined : 'muted'),
    cell: ({ owner }) => owner || tripWords.nobody,
  },
  { head: heads.changed, label: heads.changed, className: 'num nowrap', cell: ({ changed }) => changed },
]

export default function Trips({ loaderData: { query, rows, counts, next } }: Route.ComponentProps) {
  const { may } = useAuth()
  const { view, search, after } = query
  const first = { ...query, after: undefined }
  const isNew = counts.open + counts.lost === 0 && !search
  const add = may('trips:write') && (
    <Link className="btn" to="/admin/trips/new">
      {tripWords.add}
    </Link>
  )
  const filters = tripViews.map((one) => ({
    to: tripsPath({ ...first, view: one }),
    word: words.views[one],
    count: counts[one],
    isOn: one === view,
  }))
  return (
    <ListPage
      title={tripWords.title}
      lede={search ? words.found(counts[view], search) : words.lede(counts.open)}
      isStatus
      actions={!isNew && add}
      tools={
        !isNew && (
          <>
            <ViewTabs label={words.filter} filters={filters} />
            <SearchForm
              action="/admin/trips"
              search={search}
              words={words}
              hidden={{ view: view === 'open' ? undefined : view }}
              clear={search && tripsPath({ ...first, search: '' })}
            />
          </>
        )
      }
      empty={
        rows.length === 0 && (
          <EmptyState
            title={isNew ? words.emptyYet : words.emptyTitle}
            text={search ? words.emptySearch : isNew ? words.empty.open : words.empty[view]}
          >
            {isNew && add}
            {!isNew && !search && view === 'mine' && counts.open > 0 && (
              <Link className="btn line" to="/admin/trips">
                {words.all}
              </Link>
            )}
          </EmptyState>
        )
      }
      pages={{ first: after && tripsPath(first), next: next && tripsPath({ ...query, after: next }), words }}
    >
      <ListTable caption={tripWords.title} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </ListPage>
  )
}
