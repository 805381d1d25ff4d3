import { movesFrom } from '#features/bookings/booking.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import type { DepartureRow } from '#features/departures/reads.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { dayText, shortDay } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import { deskWords } from '../../words/desk.ts'
import { deadlineTag } from '../instants.ts'

export type HoldRow = {
  id: string
  tag: { word: string; tone: 'bad' | 'warn' | undefined }
  what: string
  detail: string
  /** Whether whoever looks may confirm it now; else they may open it. */
  confirms: boolean
}

/** A hold that waits for an answer, with its deadline. */
export function holdOf(booking: Booking, now: Date, mayMove: boolean): HoldRow {
  const words = deskWords.today.wait
  const { id, leadName, travellersCount, title, startsOn, totalMinor, currency } = booking
  const end = booking.holdEndsAt ?? now
  const confirms = mayMove && movesFrom(booking, 'staff', now, kigaliDay(now)).some(({ event }) => event === 'confirm')
  return {
    id,
    tag: deadlineTag(end, now),
    what: words.what(leadName, deskWords.bookings.people(travellersCount), title),
    detail: end <= now ? words.lapsed : words.detail(dayText(startsOn), moneyText({ minor: totalMinor, currency })),
    confirms,
  }
}

export type FillingRow = Pick<DepartureRow, 'slug' | 'title' | 'taken' | 'capacity' | 'minimum' | 'goes'> & { day: string }

/** How full a departure is, against what it needs to go. */
export const fillingOf = ({ slug, title, taken, capacity, minimum, goes, startsOn }: DepartureRow): FillingRow => ({
  slug,
  title,
  taken,
  capacity,
  minimum,
  goes,
  day: shortDay(startsOn),
})

/** The seats of all departures that are listed, and how many of them are taken. */
export function seatsTaken(departures: readonly DepartureRow[]): { taken: number; capacity: number; departures: number } {
  const sum = (of: 'taken' | 'capacity') => departures.reduce((all, departure) => all + departure[of], 0)
  return { taken: sum('taken'), capacity: sum('capacity'), departures: departures.length }
}
