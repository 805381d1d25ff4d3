import { boardWords } from '#features/pricing/stays/stay-rates.ts'
import { addDays, daysBetween } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import type { LineFacts, OrderedRoom } from '../lines/order-line.ts'
import { transferFlightsText } from '../lines/transfer-flights-text.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** 'child of 8', 'children of 8 and 5'. */
const childrenText = (ages: readonly number[]) =>
  ages.length === 1 ? `child of ${ages[0]}` : `children of ${ages.slice(0, -1).join(', ')} and ${ages.at(-1)}`

/** '2 adults, child of 8'. */
const peopleText = ({ adults, childAges }: OrderedRoom): string =>
  [adults > 0 ? counted(adults, 'adult', 'adults') : '', childAges.length > 0 ? childrenText(childAges) : '']
    .filter(Boolean)
    .join(', ')

const roomName = ({ adults, childAges, beds }: OrderedRoom): string => {
  if (childAges.length > 0) return `room for ${peopleText({ adults, childAges })}`
  return adults === 1 ? 'single room' : adults === 2 ? `${beds ?? 'twin or double'} room` : `room for ${adults} adults`
}

/** '2 double rooms, 1 twin or double room, 1 single room': those for the same people together, the largest first. */
function roomsText(rooms: readonly OrderedRoom[]): string {
  const sorted = rooms.toSorted((a, b) => b.adults + b.childAges.length - a.adults - a.childAges.length)
  return [...Map.groupBy(sorted, roomName)]
    .map(([name, same]) => counted(same.length, name, name.replace(/\broom\b/, 'rooms')))
    .join(', ')
}

/** '7 June 2027 to 9 June 2027 (2 nights)' of a stay, '7 June 2027 to 8 June 2027 (2 days)' of anything else. */
export function lineDaysText({
  kind,
  firstDay,
  lastDay,
  details,
}: Pick<LineFacts, 'kind' | 'firstDay' | 'lastDay' | 'details'>): string {
  const days = daysBetween(firstDay, lastDay) + 1
  if (kind === 'stay') return `${dayText(firstDay)} to ${dayText(addDays(lastDay, 1))} (${counted(days, 'night', 'nights')})`
  if (details.onOneDay) return `one day from ${dayText(firstDay)} to ${dayText(lastDay)}, to be agreed`
  return days === 1 ? dayText(firstDay) : `${dayText(firstDay)} to ${dayText(lastDay)} (${counted(days, 'day', 'days')})`
}

/**
 * What a supplier must know of a line, as names and words in English: emails and vouchers to suppliers are. No name of a traveller, no price.
 */
export function lineRows({
  kind,
  details,
  ...days
}: Pick<LineFacts, 'kind' | 'details' | 'firstDay' | 'lastDay'>): [string, string][] {
  const { rooms, crewBeds, board, vehicles, kilometres, quantity, lodges, extra } = details
  const flights = transferFlightsText(details, {
    flight: ({ direction, number, airport, day, at, travellers }) =>
      `${number} ${direction === 'in' ? 'lands at' : 'leaves'} ${airport}, ${dayText(day)}, ${at} (${counted(travellers, 'person', 'people')})`,
    unknown: ({ count }) => `${counted(count, 'person', 'people')}: flight not known yet`,
  })
  const rows: ([string, string] | undefined)[] = [
    [kind === 'stay' ? 'Nights' : 'Days', lineDaysText({ kind, details, ...days })],
    rooms.length > 0 ? ['Rooms', roomsText(rooms)] : undefined,
    ['People', peopleText(details)],
    board ? ['Board', boardWords[board]] : undefined,
    crewBeds > 0 ? ['Beds for our crew', counted(crewBeds, 'guide or driver', 'guides or drivers')] : undefined,
    vehicles ? ['Vehicles', String(vehicles)] : undefined,
    kilometres ? ['Kilometres of each vehicle', String(kilometres)] : undefined,
    quantity ? ['Number', String(quantity)] : undefined,
    extra ? ['For', extra] : undefined,
    flights ? ['Flights', flights] : undefined,
    lodges?.length ? ['Hotel or lodge', lodges.join(', ')] : undefined,
  ]
  return rows.filter((row) => row !== undefined)
}

/** The rows that differ between two states of a line, with what it was before. */
export function changedRows(before: LineFacts, now: LineFacts): [name: string, before: string, now: string][] {
  const [had, has] = [new Map(lineRows(before)), new Map(lineRows(now))]
  const names = [...new Set([...had.keys(), ...has.keys()])]
  return names.flatMap((name): [string, string, string][] => {
    const [one, other] = [had.get(name) ?? '–', has.get(name) ?? '–']
    return one === other ? [] : [[name, one, other]]
  })
}
