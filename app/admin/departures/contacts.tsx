import { Link } from 'react-router'
import { listBookingsById } from '#features/bookings/reads.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { arrivalWords } from '../../words/admin/bookings/arrivals.ts'
import { departurePageWords } from '../../words/admin/departures/departure-page.ts'
import { admit } from '../admit.server.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { telHref } from '../components/phone-links.ts'
import { PrintButton } from '../components/print-button.tsx'
import { StateTag } from '../components/state-tag.tsx'
import type { Route } from './+types/contacts.ts'
import { DepartureHead } from './departure-head.tsx'
import { loadHead } from './load-head.server.ts'
import { listSeated } from './load-on-the-road.server.ts'

export const handle = { words: ['departure-status'] } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const { head } = await loadHead(ctx, read, args.params.id)
  const seated = await listSeated(ctx.db, head.id)
  const bookings = await listBookingsById(
    ctx.db,
    seated.map(({ id }) => id),
  )
  return {
    head,
    rows: bookings.map(({ id, reference, leadName, state, travellersCount, phone, email }) => ({
      id,
      reference,
      leadName,
      state,
      travellersCount,
      phone,
      email,
    })),
  }
}

/** Whom to call: the lead traveller of each booking. */
export default function Contacts({ loaderData: { head, rows } }: Route.ComponentProps) {
  const read = useReader()
  const words = useWords(departurePageWords).contactList
  const arrivalLabels = useWords(arrivalWords)
  return (
    <div className="departures road-lists">
      <DepartureHead head={head} tab="contacts" />
      {rows.length === 0 ? (
        <EmptyState title={arrivalLabels.manifest.emptyTitle} text={arrivalLabels.manifest.empty} />
      ) : (
        <>
          <div className="row gap off-paper">
            <p className="muted num">{words.lede({ bookings: rows.length })}</p>
            <PrintButton word={arrivalLabels.print} isLine />
          </div>
          <div className="pane list sheet-of">
            <DataTable
              isWide
              caption={words.title}
              className="road"
              columns={columnsOf(read)}
              rows={rows}
              rowKey={({ id }) => id}
            />
          </div>
        </>
      )}
    </div>
  )
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

const columnsOf = (read: ReadWords): Column<Row>[] => {
  const words = read(departurePageWords).contactList
  return [
    {
      head: words.columns.lead,
      isRowHead: true,
      cell: ({ id, leadName }) => <Link to={`/admin/bookings/${id}`}>{leadName}</Link>,
      small: ({ reference }) => <span className="num">{reference}</span>,
    },
    { head: words.columns.people, isNumber: true, className: 'num', cell: ({ travellersCount }) => travellersCount },
    {
      head: words.columns.phone,
      className: 'num nowrap',
      cell: ({ phone }) => <a href={telHref(phone)}>{phone}</a>,
    },
    { head: words.columns.email, className: 'breaks', cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
    {
      head: <span className="visually-hidden">{read(arrivalWords).arrivals.columns.state}</span>,
      cell: ({ state }) => <StateTag state={state} />,
    },
  ]
}
