import { listBoughtFlights } from '#features/bookings/lists/reads-arrivals.server.ts'
import { listMoving, type MovingBooking } from '#features/bookings/lists/reads-dashboard.server.ts'
import type { DepartureRow } from '#features/departures/reads.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import { addDays, type Day } from '#values/dates.ts'
import { arrivalWords } from '../../words/admin/bookings/arrivals.ts'
import { todayWords } from '../../words/admin/dashboard.ts'

const weekDays = 7

/** One arrival, departure or return on a day, with its link and what is known of the transfer. */
type WeekItem = { key: string; tag: string; text: string; detail: string; to: string }
export type WeekDay = { day: Day; name: string; items: WeekItem[] }

/** What starts and returns on each of the seven days from today, with known flights and transfers. Empty days are left out. */
export async function loadWeek(
  db: Db,
  reader: ReadWords,
  read: ReadWords,
  { today, departures }: { today: Day; departures: readonly DepartureRow[] },
): Promise<WeekDay[]> {
  const arrivalLabels = reader(arrivalWords)
  const words = read(todayWords).week
  const moving = await listMoving(db, today, addDays(today, weekDays - 1))
  const named = moving.filter(isNamed)
  const flights = await listBoughtFlights(
    db,
    named.map(({ id }) => id),
  )
  const flightOf = ({ id, day, event, flight }: MovingBooking) => {
    const bought = flights.filter((one) => one.bookingId === id && one.day === day)
    const texts = bought.map(({ label, number }) =>
      arrivalLabels.flight({ label, number: number ?? '', known: number ? 'yes' : 'no' }),
    )
    return texts.length > 0 ? texts.join(', ') : event === 'start' ? flight : ''
  }
  const itemOf = (row: MovingBooking): WeekItem[] => {
    if (row.departureId === null) return [bookingItem(words, row, flightOf(row))]
    const isFirst = moving.find((one) => isOfOne(one, row)) === row
    return isFirst
      ? [
          departureItem(
            words,
            row,
            departures.find(({ id }) => id === row.departureId),
          ),
        ]
      : []
  }
  return Array.from({ length: weekDays }, (_, ahead) => addDays(today, ahead)).flatMap((day) => {
    const rows = moving.filter((one) => one.day === day)
    const items = [...rows.flatMap(itemOf), ...furtherItems(words, rows)]
    return items.length > 0 ? [{ day, name: dayName(read, day, today), items }] : []
  })
}

const isNamed = ({ departureId }: MovingBooking) => departureId === null
const isOfOne = (one: MovingBooking, other: MovingBooking) =>
  one.day === other.day && one.event === other.event && one.departureId === other.departureId

type WeekWords = Words<typeof todayWords.tree>['week']

function dayName(read: ReadWords, day: Day, today: Day): string {
  const words = read(todayWords).week
  if (day === today) return words.today
  return day === addDays(today, 1) ? words.tomorrow : `${read.format.shortWeekday(day)} ${read.format.shortDay(day)}`
}

function bookingItem(words: WeekWords, row: MovingBooking, flight: string): WeekItem {
  const { id, event, leadName, travellersCount, title, pickUp } = row
  return {
    key: `${event}-${id}`,
    tag: words.events[event],
    text: words.party({ lead: leadName, more: travellersCount - 1 }),
    detail: [title, flight, event === 'start' && pickUp ? words.pickUp({ place: pickUp }) : ''].filter(Boolean).join('. '),
    to: `/admin/bookings/${id}`,
  }
}

function departureItem(
  words: WeekWords,
  { event, departureId, title, people, bookings }: MovingBooking,
  departure: DepartureRow | undefined,
): WeekItem {
  return {
    key: `${event}-of-${departureId}`,
    tag: event === 'start' ? words.departure : words.events.end,
    text: departure?.title ?? title,
    detail:
      event === 'start' && departure ? words.seats({ people, capacity: departure.capacity }) : words.group({ people, bookings }),
    to: `/admin/departures/${departureId}`,
  }
}

/** How many more start or return on a day than are listed. */
function furtherItems(words: WeekWords, rows: readonly MovingBooking[]): WeekItem[] {
  return (['start', 'end'] as const).flatMap((event) => {
    const own = rows.filter((row) => row.event === event && isNamed(row))
    const first = own[0]
    const left = (first?.bookings ?? 0) - own.length
    if (!first || left <= 0) return []
    const to = event === 'start' ? `/admin/bookings/arrivals/${first.day}` : '/admin/bookings?view=confirmed&sort=start'
    return [{ key: `${event}-more`, tag: words.events[event], text: words.more({ bookings: left }), detail: '', to }]
  })
}
