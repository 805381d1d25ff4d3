import { Link } from 'react-router'
import { proposalState } from '#features/proposals/proposal.ts'
import { listNewestOf } from '#features/proposals/reads.server.ts'
import { lastDay } from '#features/proposals/until-text.ts'
import { type ListedTrip, listTrips } from '#features/trips/reads-list.server.ts'
import { mostCounted, mostFound, tripViews } from '#features/trips/trip.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { tripProposalWords } from '../../words/admin/trips/proposals.ts'
import { tripWords } from '../../words/admin/trips/trips.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { type Column, ListTable } from '../components/data-table.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { instantText } from '../components/instants.ts'
import { ListPage } from '../components/list-page.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { upTo } from '../components/up-to.ts'
import { ViewTabs } from '../view-tabs/view-tabs.tsx'
import type { Route } from './+types/trips.ts'
import { readTripsQuery, tripsPath } from './trips-query.ts'

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'trips:read')
  const read = wordsReader(args.context)
  const { db, clock } = contextOf(args.context)
  const query = readTripsQuery(args.url.searchParams)
  const search = query.search || undefined
  const { rows, next, counts } = await listTrips(db, { view: query.view, me: staff.id, search, after: query.after })
  const now = clock.now()
  const ids = rows.map(({ id }) => id)
  const proposals = await listNewestOf(db, ids)
  return { query, counts, next, rows: rows.map((row) => rowOf(read, row, { newest: proposals.get(row.id), now })) }
}

type Newest = ReturnType<Awaited<ReturnType<typeof listNewestOf>>['get']>

/** How the proposal that was sent last stands; nothing where none was. */
function proposalView(read: ReadWords, newest: Newest, now: Date) {
  if (!newest) return undefined
  const state = proposalState(newest, now)
  return {
    state,
    isLive: state === 'sent' || state === 'accepted',
    until: state === 'sent' ? read(tripWords).list.until({ day: read.format.day(lastDay(newest.endsAt)) }) : '',
  }
}

function rowOf(read: ReadWords, trip: ListedTrip, { newest, now }: { newest: Newest; now: Date }) {
  const { id, reference, title, customer, startsOn, days, travellers, owner, changedAt } = trip
  return {
    ...{ id, reference, title, customer, travellers },
    proposal: proposalView(read, newest, now),
    starts: read.format.day(startsOn),
    days: read(tripWords).list.days({ count: days }),
    owner: owner ?? '',
    changed: instantText(changedAt, now, read.format),
  }
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

function columnsOf(read: ReadWords): Column<Row>[] {
  const { list: words, nobody } = read(tripWords)
  const { states } = read(tripProposalWords)
  const heads = words.columns
  return [
    {
      head: heads.reference,
      isRowHead: true,
      className: 'num nowrap',
      cell: ({ id, reference }) => <Link to={`/admin/trips/${id}`}>{reference}</Link>,
    },
    { head: heads.title, className: 'lead whole breaks', cell: ({ title }) => title, small: ({ customer }) => customer },
    { head: heads.starts, className: 'num nowrap', cell: ({ starts }) => starts, small: ({ days }) => days },
    { head: heads.travellers, label: heads.travellers, isNumber: true, cell: ({ travellers }) => travellers },
    {
      head: heads.proposal,
      label: heads.proposal,
      className: ({ proposal }) => (proposal ? 'nowrap' : 'muted'),
      cell: ({ proposal }) =>
        proposal ? <span className={proposal.isLive ? 'tag ok' : 'tag'}>{states[proposal.state]}</span> : words.unsent,
      small: ({ proposal }) => proposal?.until,
    },
    {
      head: heads.owner,
      label: heads.owner,
      className: ({ owner }) => (owner ? undefined : 'muted'),
      cell: ({ owner }) => owner || nobody,
    },
    { head: heads.changed, label: heads.changed, className: 'num nowrap', cell: ({ changed }) => changed },
  ]
}

/** How many trips there are, or how many a search finds. */
function ledeOf(read: ReadWords, search: string, count: number | undefined): string {
  const words = read(tripWords).list
  const counted = { count: count ?? 0, shown: count === undefined ? '' : upTo(read.format, count, mostCounted) }
  if (!search) return words.lede(counted)
  return count === undefined ? words.foundMany({ most: mostFound, search }) : words.found({ shown: counted.shown, search })
}

export default function Trips({ loaderData: { query, rows, counts, next } }: Route.ComponentProps) {
  const read = useReader()
  const tripLabels = read(tripWords)
  const words = tripLabels.list
  const { may } = useAuth()
  const { view, search, after } = query
  const first = { ...query, after: undefined }
  const isNew = counts?.open === 0 && counts.lost === 0 && !search
  const countText = (one: typeof view) => counts && upTo(read.format, counts[one], mostCounted)
  const add = may('trips:write') && (
    <Link className="btn" to="/admin/trips/new">
      {tripLabels.add}
    </Link>
  )
  const filters = tripViews.map((one) => ({
    to: tripsPath({ ...first, view: one }),
    word: words.views[one],
    count: countText(one),
    isOn: one === view,
  }))
  return (
    <ListPage
      title={tripLabels.title}
      lede={ledeOf(read, search, counts?.[search ? view : 'open'])}
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
            {!isNew && !search && view === 'mine' && counts?.open !== 0 && (
              <Link className="btn line" to="/admin/trips">
                {words.all}
              </Link>
            )}
          </EmptyState>
        )
      }
      pages={{ first: after && tripsPath(first), next: next && tripsPath({ ...query, after: next }), words }}
    >
      <ListTable caption={tripLabels.title} columns={columnsOf(read)} rows={rows} rowKey={({ id }) => id} />
    </ListPage>
  )
}
