import type { LineFacts, LineFlight, OrderedRoom } from '#features/supply/lines/order-line.ts'
import { transferFlightsText } from '#features/supply/lines/transfer-flights-text.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, daysBetween } from '#values/dates.ts'
import { hotelAdminWords } from '../../words/admin/content/hotels.ts'
import { orderLineWords } from '../../words/admin/supply/order-lines.ts'

type Shown = Pick<LineFacts, 'kind' | 'firstDay' | 'lastDay' | 'details'>

/** '2 adults, child of 8'. */
function peopleText(read: ReadWords, { adults, childAges }: OrderedRoom): string {
  const { people } = read(orderLineWords)
  return [
    adults > 0 && people.adults({ count: adults }),
    childAges.length > 0 && people.children({ count: childAges.length, ages: read.format.list(childAges.map(String)) }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** '2 double rooms, 1 twin or double room, 1 room for 2 adults, child of 8': those for the same people together, the largest first. */
function roomsText(read: ReadWords, rooms: readonly OrderedRoom[]): string {
  const { rooms: names } = read(orderLineWords)
  const size = ({ adults, childAges }: OrderedRoom) => adults + childAges.length
  const sorted = rooms.toSorted((a, b) => size(b) - size(a))
  return [...Map.groupBy(sorted, (room) => `${peopleText(read, room)}/${room.beds}`)]
    .map(([, same]) => {
      const [room] = same
      const count = same.length
      if (room?.childAges.length === 0 && room.adults === 1) return names.single({ count })
      if (room?.childAges.length === 0 && room.adults === 2) return names[room.beds ?? 'either']({ count })
      return names.other({ count, people: room ? peopleText(read, room) : '' })
    })
    .join('; ')
}

/** '7 to 9 June 2027 (2 nights)' of a stay, until the day its guests leave; days of anything else. */
export function lineDays(
  read: ReadWords,
  { kind, firstDay, lastDay, details }: Omit<Shown, 'details'> & { details?: Pick<Shown['details'], 'onOneDay'> },
): string {
  const words = read(orderLineWords)
  const count = daysBetween(firstDay, lastDay) + 1
  if (kind === 'stay') return words.nights({ days: read.format.days(firstDay, addDays(lastDay, 1)), count })
  if (count === 1) return read.format.day(firstDay)
  if (details?.onOneDay) return words.oneDay({ days: read.format.days(firstDay, lastDay) })
  return words.severalDays({ days: read.format.days(firstDay, lastDay), count })
}

function flightWords(read: ReadWords) {
  const { flights } = read(orderLineWords)
  return {
    flight: ({ direction, number, airport, day, at, travellers }: LineFlight) =>
      flights[direction]({ number, airport, at, day: read.format.day(day), count: travellers }),
    unknown: flights.unknown,
  }
}

/** What a supplier must know of a line, as names and words. No price. */
export function lineFacts(read: ReadWords, { kind, firstDay, lastDay, details }: Shown): [name: string, text: string][] {
  const { facts } = read(orderLineWords)
  const { rooms, crewBeds, board, vehicles, kilometres, quantity, lodges, extra } = details
  const rows: [string, string | false][] = [
    [kind === 'stay' ? facts.nights : facts.days, lineDays(read, { kind, firstDay, lastDay, details })],
    [facts.rooms, rooms.length > 0 && roomsText(read, rooms)],
    [facts.people, peopleText(read, details)],
    [facts.board, board !== null && String(read(hotelAdminWords).boards[board])],
    [facts.crewBeds, crewBeds > 0 && read.format.number(crewBeds)],
    [facts.vehicles, vehicles !== null && read.format.number(vehicles)],
    [facts.kilometres, kilometres !== null && read.format.number(kilometres)],
    [facts.quantity, quantity !== null && read.format.number(quantity)],
    [facts.extra, extra ?? false],
    [facts.flights, transferFlightsText(details, flightWords(read)) ?? false],
    [facts.lodges, lodges !== undefined && read.format.list([...lodges])],
  ]
  return rows.flatMap(([name, text]) => (text ? [[name, text]] : []))
}

/** The rows that differ between two states of a line. */
export function changedFacts(read: ReadWords, before: Shown, now: Shown): { what: string; before: string; now: string }[] {
  const [had, has] = [new Map(lineFacts(read, before)), new Map(lineFacts(read, now))]
  return [...new Set([...had.keys(), ...has.keys()])].flatMap((what) => {
    const [one, other] = [had.get(what) ?? '–', has.get(what) ?? '–']
    return one === other ? [] : [{ what, before: one, now: other }]
  })
}
