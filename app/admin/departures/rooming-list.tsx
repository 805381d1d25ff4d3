import { Link } from 'react-router'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
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

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  const { bookings, ...departure } = await loadOnTheRoad(contextOf(args.context), read, args.params.id)
  return { ...departure, rooms: roomsOnRoad(read, bookings) }
}

/** The rooms of all parties, and last who is still to be paired. */
function roomsOnRoad(read: ReadWords, bookings: OnTheRoad['bookings']) {
  const words = read(arrivalWords)
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
          return { position, name: sleeper?.name ?? words.manifest.unnamed({ position }), age: sleeper?.age ?? 0 }
        }),
      })),
    )
    .toSorted((a, b) => Number(a.kind === 'unpaired') - Number(b.kind === 'unpaired'))
}

const sleepersOf = (rooms: ReturnType<typeof roomsOnRoad>) => rooms.reduce((sum, { sleepers }) => sum + sleepers.length, 0)

const columnsOf = (read: ReadWords): Column<ReturnType<typeof roomsOnRoad>[number]>[] => [
  {
    head: read(arrivalWords).rooming.columns.room,
    isRowHead: true,
    className: 'num',
    cell: ({ number }) => number ?? '–',
  },
  {
    head: read(arrivalWords).rooming.columns.kind,
    cell: ({ kind, bookingId }) =>
      kind === 'unpaired' ? (
        <>
          <span className="tag warn">{read(arrivalWords).rooming.kinds.unpaired}</span>{' '}
          <Link className="quiet off-paper" to={`/admin/bookings/${bookingId}/travellers#rooms`}>
            {read(arrivalWords).rooming.pair}
          </Link>
        </>
      ) : (
        read(arrivalWords).rooming.kinds[kind]
      ),
    small: ({ wished }) => wished && read(arrivalWords).rooming.wished({ name: wished }),
  },
  {
    head: read(arrivalWords).rooming.columns.who,
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
        {unattended && <small className="presses">{read(arrivalWords).rooming.unattended}</small>}
      </>
    ),
  },
  {
    head: read(arrivalWords).rooming.columns.booking,
    cell: ({ bookingId, leadName, reference }) => (
      <>
        <Link to={`/admin/bookings/${bookingId}`}>{leadName}</Link>
        <small className="num">{reference}</small>
      </>
    ),
  },
]

export default function RoomingList({ loaderData }: Route.ComponentProps) {
  const read = useReader()
  const arrivalLabels = useWords(arrivalWords)
  const words = useWords(arrivalWords).rooming
  const { rooms, printed } = loaderData
  const [toPair, made] = [rooms.filter(({ kind }) => kind === 'unpaired'), rooms.filter(({ kind }) => kind !== 'unpaired')]
  const people = sleepersOf(made)
  const unpaired = sleepersOf(toPair)
  return (
    <div className="departures road-lists">
      <DepartureHead head={loaderData.head} tab="rooming-list" />
      {rooms.length === 0 ? (
        <EmptyState title={arrivalLabels.manifest.emptyTitle} text={arrivalLabels.manifest.empty} />
      ) : (
        <>
          <div className="row gap off-paper">
            <p className="muted num">{words.lede({ rooms: made.length, people, unpaired })}</p>
            <PrintButton word={arrivalLabels.print} isLine />
          </div>
          <div className="pane list sheet-of">
            <DataTable
              isWide
              caption={words.title}
              className="road"
              columns={columnsOf(read)}
              rows={rooms}
              rowKey={({ bookingId, sleepers }) => `${bookingId} ${sleepers[0]?.position}`}
            />
          </div>
        </>
      )}
      <p className="small muted on-paper">{arrivalLabels.printed({ when: printed })}</p>
    </div>
  )
}
