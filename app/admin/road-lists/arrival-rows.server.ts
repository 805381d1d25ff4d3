import { listBoughtFlights } from '#features/bookings/lists/reads-arrivals.server.ts'
import { airportText } from '#features/travellers/flights/airports.ts'
import { listFlights } from '#features/travellers/flights/reads-flights.server.ts'
import { listParties } from '#features/travellers/list-parties.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { arrivalWords } from '../../words/admin/bookings/arrivals.ts'
import { roadListWords } from '../../words/admin/bookings/road-lists.ts'
import { flightWords } from '../../words/flights.ts'
import { bookingIdsOf, type ListedRun, peopleOf } from './listed-run.ts'
import type { RoadList } from './road-list.ts'

/** The flights of a run by day and time: those that travellers gave, those that were sold, and for whom none is known. */
export async function arrivalList(db: Db, read: ReadWords, run: ListedRun): Promise<RoadList> {
  const words = read(roadListWords)
  const { directions, everybody } = read(flightWords)
  const ids = bookingIdsOf(run)
  const [flights, sold, parties] = await Promise.all([listFlights(db, ids), listBoughtFlights(db, ids), listParties({ db }, ids)])
  const of = new Map(run.bookings.map((booking) => [booking.id, booking]))
  const party = new Map(parties.map(({ bookingId, travellers }) => [bookingId, travellers]))
  const namesOf = (bookingId: string, positions: readonly number[]) =>
    positions.map(
      (position) =>
        party.get(bookingId)?.find((one) => one.position === position)?.name ?? read(arrivalWords).manifest.unnamed({ position }),
    )
  const bookingCell = (bookingId: string) => ({
    text: of.get(bookingId)?.leadName ?? '',
    small: [of.get(bookingId)?.reference ?? ''],
  })
  const given = flights.map(({ id, bookingId, day, at, direction, number, airport, travellers, note }) => ({
    ...{ key: String(id), day, at },
    cells: [
      at,
      { text: number, small: [directions[direction]] },
      airportText(airport),
      { text: words.people({ count: travellers.length }), small: [namesOf(bookingId, travellers).join(', ')] },
      bookingCell(bookingId),
      note ?? '',
    ],
  }))
  const bought = sold.map(({ bookingId, label, day, number }, index) => ({
    ...{ key: `sold ${index}`, day, at: '' },
    cells: ['', { text: number ?? words.notGiven, small: [label] }, '', words.arrivals.sold, bookingCell(bookingId), ''],
  }))
  const missing = run.bookings.flatMap(({ id, leadName: lead, reference }) => {
    const sentences = (['in', 'out'] as const).flatMap((direction) => {
      const flown = new Set(
        flights.filter((one) => one.bookingId === id && one.direction === direction).flatMap(({ travellers }) => travellers),
      )
      const all = (party.get(id) ?? []).map(({ position }) => position)
      const without = all.filter((position) => !flown.has(position))
      const names = without.length === all.length ? everybody : namesOf(id, without).join(', ')
      return without.length > 0 ? [words.arrivals.without[direction]({ names })] : []
    })
    if (sentences.length === 0) return []
    const text = sentences.join(' ')
    return [run.bookings.length === 1 ? text : words.arrivals.withoutOf({ lead, reference, missing: text })]
  })
  const { columns } = words.arrivals
  return {
    title: words.lists.arrivals,
    lede: words.arrivals.lede({ flights: flights.length, people: peopleOf(run) }),
    notes: missing,
    columns: [
      { head: columns.at, as: 'head' },
      { head: columns.flight },
      { head: columns.airport },
      { head: columns.who },
      { head: words.booking },
      { head: columns.note },
    ],
    rows: [...given, ...bought]
      .toSorted((one, other) => `${one.day} ${one.at}`.localeCompare(`${other.day} ${other.at}`))
      .map(({ key, day, cells }) => ({ key, group: read.format.weekdayDay(day), cells })),
    empty: { title: words.arrivals.emptyTitle, text: words.arrivals.empty },
  }
}
