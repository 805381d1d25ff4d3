import { asOrdered } from '#features/roster/sheet/ordered-nights.ts'
import { readRoad } from '#features/roster/sheet/read-road.server.ts'
import { listSheetCrew, listSheetPermits, type PermitRow } from '#features/roster/sheet/reads-sheet.server.ts'
import type { TravelledDay } from '#features/roster/sheet/sheet.ts'
import { listOrderedNights } from '#features/supply/reads-nights.server.ts'
import { airportText } from '#features/travellers/flights/airports.ts'
import { listRoadFlights, type RoadFlight } from '#features/travellers/flights/reads-flights.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Day } from '#values/dates.ts'
import { mealsText } from '../../shared/journeys/meals-text.ts'
import { roadTime } from '../../shared/journeys/road-time.ts'
import { roadListWords } from '../../words/admin/bookings/road-lists.ts'
import { assignmentWords } from '../../words/admin/roster/assignments.ts'
import { flightWords } from '../../words/flights.ts'
import { itineraryWords } from '../../words/itinerary.ts'
import { roadTimeWords } from '../../words/road-time.ts'
import { bookingIdsOf, type ListedRun, peopleOf, runKeyOf } from './listed-run.ts'
import type { RoadCell, RoadList } from './road-list.ts'

/** Each day of a run: the road and the programme, the house of the night, and its flights and visits. */
export async function dayList(db: Db, read: ReadWords, run: ListedRun): Promise<RoadList> {
  const words = read(roadListWords)
  const ids = bookingIdsOf(run)
  const [planned, nights, crew, flights, permits] = await Promise.all([
    readRoad(db, run),
    listOrderedNights(db, runKeyOf(run)),
    listSheetCrew(db, run),
    listRoadFlights(db, ids),
    listSheetPermits(db, ids, { from: run.startsOn, to: run.endsOn }),
  ])
  const roadDays = asOrdered(planned.days, nights)
  const roles = read(assignmentWords).roles
  const named = crew.map(({ name, role, phone, plate }) => [name, role && roles[role], phone, plate].filter(Boolean).join(', '))
  const days = [
    ...new Set(
      [...roadDays, ...flights.map(({ day: on }) => ({ on })), ...permits.map(({ day: on }) => ({ on }))].map(({ on }) => on),
    ),
  ]
  const rows = days.toSorted().map((on) => {
    const day = roadDays.find((one) => one.on === on)
    return {
      key: on,
      group: '',
      cells: [
        dayCell(read, on, day),
        programmeCell(read, day),
        nightCell(read, day),
        happensCell(
          read,
          flights.filter((one) => one.day === on),
          permits.filter((one) => one.day === on),
        ),
      ],
    }
  })
  const { columns } = words.days
  return {
    title: words.lists.days,
    lede: words.days.lede({ days: roadDays.length, people: peopleOf(run) }),
    notes: [named.length > 0 ? words.days.crew({ names: named.join('; ') }) : words.days.noCrew],
    columns: [{ head: columns.day, as: 'head' }, { head: columns.programme }, { head: columns.night }, { head: columns.happens }],
    rows,
    empty: { title: words.days.emptyTitle, text: words.days.empty },
  }
}

const dayCell = (read: ReadWords, on: Day, day: TravelledDay | undefined): RoadCell => ({
  text: read.format.weekdayDay(on),
  small: day ? [read(roadListWords).days.day({ day: day.day })] : [],
})

function programmeCell(read: ReadWords, day: TravelledDay | undefined): RoadCell {
  if (!day) return ''
  const words = read(roadListWords).days
  const { title, text, from, to, driveKm, driveMinutes, meals, items } = day
  const figures = [
    from && to && from.id !== to.id && words.road({ from: from.name, to: to.name }),
    driveKm > 0 && words.km({ km: driveKm }),
    driveMinutes > 0 && roadTime(driveMinutes, read(roadTimeWords)),
  ].filter(Boolean)
  return {
    text: title,
    small: [
      figures.join(', '),
      ...items.map((item) =>
        [item.title, item.place && !item.title.includes(item.place) && item.place].filter(Boolean).join(', '),
      ),
      text,
      meals.length > 0 ? mealsText(meals, read(itineraryWords).eaten) : '',
    ].filter(Boolean),
  }
}

function nightCell(read: ReadWords, day: TravelledDay | undefined): RoadCell {
  const [lodge, ...others] = day?.lodges ?? []
  if (!lodge) return ''
  const isSure = lodge.isConfirmed
  return {
    text: [lodge.name, ...others.map(({ name }) => name)].join(' · '),
    small: lodge.place && !lodge.name.includes(lodge.place) ? [lodge.place] : [],
    phone: lodge.phone || undefined,
    warn: isSure ? undefined : read(roadListWords).rooming.asWritten,
  }
}

function happensCell(read: ReadWords, flights: readonly RoadFlight[], permits: readonly PermitRow[]): RoadCell {
  const words = read(roadListWords).days
  const { directions } = read(flightWords)
  const visits = [...Map.groupBy(permits, ({ label }) => label)].map(([label, of]) => words.visit({ label, count: of.length }))
  const missing = permits.filter(({ number }) => number === null).length
  return {
    lines: [
      ...flights.map(({ at, number, airport, direction, travellers }) =>
        words.flight({
          at,
          number,
          airport: airportText(airport),
          direction: directions[direction].toLowerCase(),
          count: travellers,
        }),
      ),
      ...visits,
    ],
    warn: missing > 0 ? words.numbers({ missing }) : undefined,
  }
}
