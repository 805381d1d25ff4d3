import { Link } from 'react-router'
import { contextOf } from '../../context.ts'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { arrivalWords } from '../../words/admin/bookings/arrivals.ts'
import { admit } from '../admit.server.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { PrintButton } from '../components/print-button.tsx'
import type { Route } from './+types/rooming-list.ts'
import { DepartureHead } from './departure-head.tsx'
import { loadOnTheRoad, type OnTheRoad } from './load-on-the-road.server.ts'

export const handle = { words: ['departure-status'] } satisfies RouteHandle

const words = arrivalWords.rooming

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const { bookings, ...departure } = await loadOnTheRoad(contextOf(args.context), args.params.id)
  return { ...departure, rooms: roomsOnRoad(bookings) }
}

/** The rooms of all parties, and last who is still to be paired. */
function roomsOnRoad(bookings: OnTheRoad['bookings']) {
  return bookings
    .flatMap(({ id, reference, leadName, rooms, travellers }) =>
      rooms.map(({ number, kind, wished, unattended, positions }) => ({
        number,
        bookingId: id,
        reference,
        leadName,
        kind,
        wished,
        unattended,
        sleepers: positions.map((position) => {
          const sleeper = travellers.find((one) => one.position === position)
          return { position, name: sleeper?.name ?? arrivalWords.manifest.unnamed(position), age: sleeper?.age ?? 0 }
        }),
      })),
    )
    .toSorted((a, b) => Number(a.kind === 'unpaired') - Number(b.kind === 'unpaired'))
}

const sleepersOf = (rooms: ReturnType<typeof roomsOnRoad>) => rooms.reduce((sum, { sleepers }) => sum + sleepers.length, 0)

const columns: Column<ReturnType<typeof roomsOnRoad>[number]>[] = [
  {
    head: words.columns.room,
    isRowHead: true,
    className: 'num',
    cell: ({ number }) => number ?? '–',
  },
  {
    head: words.columns.kind,
    cell: ({ kind, bookingId }) =>
      kind === 'unpaired' ? (
        <>
          <span className="tag warn">{words.kinds.unpaired}</span>{' '}
          <Link className="quiet off-paper" to={`/admin/bookings/${bookingId}/travellers#rooms`}>
            {words.pair}
          </Link>
        </>
      ) : (
        words.kinds[kind]
      ),
    small: ({ wished }) => wished && words.wished(wished),
  },
  {
    head: words.columns.who,
    cell: ({ sleepers, unattended }) => (
      <>
        <ul className="sleepers">
          {sleepers.map(({ position, name, age }) => (
            <li key={position}>
              {name}
              {age < 18 && <span className="num">, {age}</span>}
            </li>
          ))}
        </ul>
        {unattended && <small className="presses">{words.unattended}</small>}
      </>
    ),
  },
  {
    head: words.columns.booking,
    cell: ({ bookingId, leadName, reference }) => (
      <>
        <Link to={`/admin/bookings/${bookingId}`}>{leadName}</Link>
        <small className="num">{reference}</small>
      </>
    ),
  },
]

export default function RoomingList({ loaderData }: Route.ComponentProps) {
  const { rooms, printed } = loaderData
  const [toPair, made] = [rooms.filter(({ kind }) => kind === 'unpaired'), rooms.filter(({ kind }) => kind !== 'unpaired')]
  const people = sleepersOf(made)
  const unpaired = sleepersOf(toPair)
  return (
    <div className="departures">
      <DepartureHead head={loaderData.head} tab="rooming-list" />
      {rooms.length === 0 ? (
        <EmptyState title={arrivalWords.manifest.emptyTitle} text={arrivalWords.manifest.empty} />
      ) : (
        <>
          <div className="row gap off-paper">
            <p className="muted num">{words.lede(made.length, people, unpaired)}</p>
            <PrintButton word={arrivalWords.print} isLine />
          </div>
          <div className="pane list sheet-of">
            <DataTable
              isWide
              caption={words.title}
              className="road"
              columns={columns}
              rows={rooms}
              rowKey={({ bookingId, sleepers }) => `${bookingId} ${sleepers[0]?.position}`}
            />
          </div>
        </>
      )}
      <p className="small muted on-paper">{arrivalWords.printed(printed)}</p>
    </div>
  )
}
