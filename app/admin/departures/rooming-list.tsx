import { Link } from 'react-router'
import { contextOf } from '../../context.ts'
import { WideTable } from '../../ui/wide-table.tsx'
import { arrivalWords } from '../../words/admin/bookings/arrivals.ts'
import { admit } from '../admit.server.ts'
import { PrintButton } from '../components/print-button.tsx'
import type { Route } from './+types/rooming-list.ts'
import { loadOnTheRoad, type OnTheRoad } from './load-on-the-road.server.ts'
import { RoadBar } from './road-bar.tsx'

const words = arrivalWords.rooming

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const { bookings, ...departure } = await loadOnTheRoad(contextOf(args.context), args.params.id)
  return { ...departure, rooms: roomsOnRoad(bookings) }
}

/** The rooms of all parties, numbered through: a house counts rooms and not bookings. */
function roomsOnRoad(bookings: OnTheRoad['bookings']) {
  return bookings
    .flatMap(({ id, reference, leadName, rooms, travellers }) =>
      rooms.map(({ kind, wished, unattended, positions }) => ({
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
    .map((room, index) => ({ ...room, number: index + 1 }))
}

export default function RoomingList({ loaderData }: Route.ComponentProps) {
  const { rooms, printed } = loaderData
  const people = rooms.reduce((sum, { sleepers }) => sum + sleepers.length, 0)
  const { columns } = words
  return (
    <div className="departures">
      <RoadBar departure={loaderData} title={words.title} lede={words.lede(rooms.length, people)} />
      {rooms.length === 0 ? (
        <section className="empty">
          <h2>{arrivalWords.manifest.emptyTitle}</h2>
          <p>{arrivalWords.manifest.empty}</p>
        </section>
      ) : (
        <>
          <div className="row gap off-paper">
            <PrintButton word={arrivalWords.print} />
          </div>
          <div className="pane list sheet-of">
            <WideTable label={words.title}>
              <table className="table road">
                <thead>
                  <tr>
                    <th scope="col">{columns.room}</th>
                    <th scope="col">{columns.kind}</th>
                    <th scope="col">{columns.who}</th>
                    <th scope="col">{columns.booking}</th>
                  </tr>
                </thead>
                <tbody>
                  {rooms.map((room) => (
                    <tr key={room.number}>
                      <th scope="row" className="num">
                        {room.number}
                      </th>
                      <td>
                        {words.kinds[room.kind]}
                        {room.wished && <small>{words.wished(room.wished)}</small>}
                      </td>
                      <td>
                        <ul className="sleepers">
                          {room.sleepers.map(({ position, name, age }) => (
                            <li key={position}>
                              {name}
                              {age < 18 && <span className="num">, {age}</span>}
                            </li>
                          ))}
                        </ul>
                        {room.unattended && <small className="presses">{words.unattended}</small>}
                      </td>
                      <td>
                        <Link to={`/admin/bookings/${room.bookingId}`}>{room.leadName}</Link>
                        <small className="num">{room.reference}</small>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </WideTable>
          </div>
        </>
      )}
      <p className="small muted on-paper">{arrivalWords.printed(printed)}</p>
    </div>
  )
}
