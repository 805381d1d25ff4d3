import type { SentFacts } from '#features/supply/answers/find-sent-order.server.ts'
import type { OrderedRoom } from '#features/supply/lines/order-line.ts'
import { transferFlightsText } from '#features/supply/lines/transfer-flights-text.ts'
import { addDays, daysBetween } from '#values/dates.ts'
import type { RouteContext } from '../../context.ts'
import { formatterOf, wordsOf } from '../../shared/page-words.server.ts'
import { stayWords } from '../../words/stays.ts'
import { supplierOrderFactWords } from '../../words/supplier-order-facts.ts'

/** A fact of a line in the language of the page; `before`: what it was, where a change is about it. */
export type ShownRow = { name: string; text: string; before: string | null }

/** 'Room at Lodge Mutobo, 7 to 9 June 2027': the same service on other days has another name. */
export const lineName = (context: RouteContext, { title, ...days }: SentFacts): string => `${title}, ${daysText(context, days)}`

/** Those of a stay until the day of departure. */
const daysText = (context: RouteContext, { kind, firstDay, lastDay }: Pick<SentFacts, 'kind' | 'firstDay' | 'lastDay'>) =>
  formatterOf(context).days(firstDay, kind === 'stay' ? addDays(lastDay, 1) : lastDay)

/** What a supplier must know of a line, each fact that changed beside what it was. */
export function lineRows(context: RouteContext, facts: SentFacts, before: SentFacts | null): ShownRow[] {
  const now = rowsOf(context, facts)
  if (!before) return now.map(([name, text]) => ({ name, text, before: null }))
  const then = new Map(rowsOf(context, before))
  const has = new Map(now)
  return [...new Set([...has.keys(), ...then.keys()])].map((name) => {
    const [text, had] = [has.get(name) ?? '–', then.get(name) ?? '–']
    return { name, text, before: text === had ? null : had }
  })
}

function rowsOf(context: RouteContext, { kind, firstDay, lastDay, details }: SentFacts): [string, string][] {
  const words = wordsOf(context, supplierOrderFactWords)
  const { boards } = wordsOf(context, stayWords)
  const format = formatterOf(context)
  const { rooms, crewBeds, adults, childAges, board, vehicles, kilometres, quantity, onOneDay, lodges, extra } = details
  const count = daysBetween(firstDay, lastDay) + 1
  const people = (of: OrderedRoom) =>
    [
      of.adults > 0 ? words.adults({ count: of.adults }) : '',
      of.childAges.length > 0 ? words.children({ count: of.childAges.length, ages: format.list(of.childAges.map(String)) }) : '',
    ]
      .filter(Boolean)
      .join(', ')
  const days = daysText(context, { kind, firstDay, lastDay })
  const flights = transferFlightsText(details, {
    flight: ({ direction, number, airport, day, at, travellers }) =>
      words.flights[direction]({ number, airport, at, day: format.day(day), count: travellers }),
    unknown: words.flights.unknown,
  })
  const rows: ([string, string] | false | null | undefined | 0 | '')[] = [
    kind === 'stay'
      ? [words.rows.nights, words.nights({ days, count })]
      : [words.rows.days, onOneDay ? words.oneDay({ days }) : words.days({ days, count })],
    rooms.length > 0 && [words.rows.rooms, roomsText(rooms, words.rooms, people)],
    [words.rows.people, people({ adults, childAges })],
    board && [words.rows.board, boards[board]],
    crewBeds > 0 && [words.rows.crew, words.crew({ count: crewBeds })],
    vehicles && [words.rows.vehicles, String(vehicles)],
    kilometres && [words.rows.kilometres, format.number(kilometres)],
    quantity && [words.rows.quantity, format.number(quantity)],
    extra && [words.rows.extra, extra],
    flights && [words.rows.flights, flights],
    lodges && lodges.length > 0 && [words.rows.lodges, format.list([...lodges])],
  ]
  return rows.filter((row) => Array.isArray(row))
}

type RoomWords = {
  single(of: { count: number }): string
  twin(of: { count: number }): string
  double(of: { count: number }): string
  either(of: { count: number }): string
  family(of: { count: number; people: string }): string
}

/** Those for the same people together, the largest first. */
function roomsText(rooms: readonly OrderedRoom[], words: RoomWords, people: (room: OrderedRoom) => string): string {
  const sorted = rooms.toSorted((a, b) => b.adults + b.childAges.length - a.adults - a.childAges.length)
  return [...Map.groupBy(sorted, (room) => `${people(room)}/${room.beds}`)]
    .map(([, [first, ...more]]) => {
      const count = more.length + 1
      if (!first) return ''
      if (first.childAges.length > 0 || first.adults > 2) return words.family({ count, people: people(first) })
      return first.adults === 1 ? words.single({ count }) : words[first.beds ?? 'either']({ count })
    })
    .join(', ')
}
