import { Link } from 'react-router'
import { listLines, listOrders } from '#features/supply/reads.server.ts'
import { findSupplyRunId } from '#features/supply/reads-lists.server.ts'
import { nthOf } from '#features/travellers/nth-of.ts'
import type { Db } from '#platform/context.ts'
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
import { lineDays } from '../supply/line-facts.ts'
import type { Route } from './+types/rooming-list.ts'
import { DepartureHead } from './departure-head.tsx'
import { listSeated, loadOnTheRoad, type OnTheRoad } from './load-on-the-road.server.ts'
import { roomGroups } from './room-groups.ts'

export const handle = { words: ['departure-status'] } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const { bookings, ...departure } = await loadOnTheRoad(ctx, read, args.params.id)
  const rooms = roomsOnRoad(read, bookings)
  return { ...departure, rooms, rows: await byNights(ctx.db, read, departure.head.id, rooms) }
}

/** The rooms under each supplier with its nights, as its order has them; where nothing is ordered, the rooms as they are. */
async function byNights(db: Db, read: ReadWords, departureId: number, rooms: ReturnType<typeof roomsOnRoad>) {
  const words = read(arrivalWords).rooming
  const runId = await findSupplyRunId(db, { departureId })
  const [lines, orders, seated] = await Promise.all([
    runId === undefined ? [] : listLines(db, runId),
    runId === undefined ? [] : listOrders(db, runId),
    listSeated(db, departureId),
  ])
  const groups = roomGroups(lines, seated)
  return groups.flatMap(({ stay, bookingIds }, at) => {
    const own = rooms.filter(({ bookingId }) => bookingIds.includes(bookingId))
    const supplier = orders.find(({ id }) => id === stay?.orderId)?.supplier ?? words.noSupplier
    const group = stay ? words.nightsAt({ supplier, nights: lineDays(read, stay) }) : groups.length === 1 ? '' : words.notOrdered
    return own.map((room) => ({ ...room, group, key: `${at} ${room.bookingId} ${room.sleepers[0]?.position}` }))
  })
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
          return {
            position,
            name: sleeper?.name ?? words.manifest.unnamed({ position: nthOf(travellers, position) }),
            age: sleeper?.age ?? 0,
          }
        }),
      })),
    )
    .toSorted((a, b) => Number(a.kind === 'unpaired') - Number(b.kind === 'unpaired'))
}

const sleepersOf = (rooms: ReturnType<typeof roomsOnRoad>) => rooms.reduce((sum, { sleepers }) => sum + sleepers.length, 0)

type Row = Awaited<ReturnType<typeof byNights>>[number]

const columnsOf = (read: ReadWords): Column<Row>[] => [
  {
    head: read(arrivalWords).rooming.columns.room,
    label: read(arrivalWords).rooming.columns.room,
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
  const { rooms, rows, printed } = loaderData
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
              caption={words.title}
              className="road-list"
              columns={columnsOf(read)}
              rows={rows}
              rowKey={({ key }) => key}
              groupOf={({ group }) => group}
            />
          </div>
        </>
      )}
      <p className="small muted on-paper">{arrivalLabels.printed({ when: printed })}</p>
    </div>
  )
}
