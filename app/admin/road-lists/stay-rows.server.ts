import { listRoomNames } from '#features/hotels/reads.server.ts'
import type { StayOrder } from '#features/orders/order.ts'
import { airportText } from '#features/travellers/flights/airports.ts'
import { listFlights } from '#features/travellers/flights/reads-flights.server.ts'
import { listParties, roadNeeds } from '#features/travellers/list-parties.server.ts'
import { nthOf } from '#features/travellers/nth-of.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { roadListWords } from '../../words/admin/bookings/road-lists.ts'
import { stayWords } from '../../words/stays.ts'
import { bookingIdsOf, type ListedRun, peopleOf } from './listed-run.ts'
import type { RoadList } from './road-list.ts'

/** What the house of a stay has to know: each room with its board and guests, their ages, diets and access, and when they land. */
export async function stayArrivals(db: Db, read: ReadWords, run: ListedRun, order: StayOrder): Promise<RoadList> {
  const words = read(roadListWords)
  const { columns } = words.stay
  const ids = bookingIdsOf(run)
  const [roomNames, parties, flights] = await Promise.all([
    listRoomNames(db, order.hotel),
    listParties({ db }, ids),
    listFlights(db, ids),
  ])
  const arrivals = flights.filter(({ direction }) => direction === 'in')
  const [party] = parties
  const boards: Readonly<Record<string, string>> = read(stayWords).boards
  const rows = order.rooms.map(({ room, board }, at) => {
    const positions = party?.rooms[at]?.positions ?? []
    const guests = (party?.travellers ?? []).filter(({ position }) => positions.includes(position))
    const lands = arrivals.filter(({ travellers }) => travellers.some((position) => positions.includes(position)))
    return {
      key: String(at),
      group: '',
      cells: [
        { text: String(at + 1), small: [roomNames.find(({ id }) => id === room)?.name ?? room] },
        boards[board] ?? board,
        {
          lines: guests.map(({ position, name, age, nationality }) =>
            [
              name ?? words.stay.unnamed({ position: nthOf(party?.travellers ?? [], position) }),
              nationality,
              age < 18 && words.rooming.age({ age }),
            ]
              .filter(Boolean)
              .join(', '),
          ),
        },
        guests.flatMap(roadNeeds).join('; '),
        {
          lines: lands.map(({ day, at: time, number, airport }) =>
            words.stay.arrives({ day: read.format.shortDay(day), at: time, number, airport: airportText(airport) }),
          ),
          small: lands.length === 0 ? [words.notGiven] : [],
        },
      ],
    }
  })
  return {
    title: words.lists.arrivals,
    lede: words.stay.lede({ rooms: order.rooms.length, people: peopleOf(run) }),
    notes: [],
    columns: [
      { head: columns.room, as: 'head' },
      { head: columns.board },
      { head: columns.guests },
      { head: columns.diet },
      { head: columns.arrives },
    ],
    rows,
    empty: { title: words.arrivals.emptyTitle, text: words.arrivals.empty },
  }
}
