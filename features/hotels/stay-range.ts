import { mostNights } from '#features/pricing/stays/stay-rates.ts'
import { addDays, type Day, daysBetween, isDay } from '#values/dates.ts'

/** A night that is on sale, as the calendar knows it. */
export type CalendarNight = {
  /** How many rooms of each type are left, in the hotel's own order of types. */
  left: readonly number[]
  /** The lowest price of a room that is left, in whole US dollars, rounded up, with taxes; 0 where none is. */
  dollars: number
  /** The fewest nights of a stay that has this night. */
  least: number
}

/** The nights of a hotel by day; one that is not on sale is not in it: closed months, and days that have gone. */
export type CalendarNights = ReadonlyMap<Day, CalendarNight>

/** The days of arriving and leaving that somebody asks for, one after the other. */
export type PickedNights = { from?: Day | undefined; to?: Day | undefined }

/** The nights in an address; what is no day is left out, and so is a day of leaving without one of arriving before it. */
export function readPicked(from: string | null, to: string | null): PickedNights {
  if (from === null || !isDay(from)) return {}
  return to !== null && isDay(to) && to > from ? { from, to } : { from }
}

export type RangeRefusal =
  | { reason: 'dates-wrong' }
  | { reason: 'stay-too-long'; most: number }
  | { reason: 'night-closed'; night: Day }
  | { reason: 'night-full'; night: Day }
  | { reason: 'no-room-for-all' }
  | { reason: 'stay-too-short'; minimum: number }

/** How many rooms of a night are left, of whatever type. */
export const leftOn = ({ left }: CalendarNight): number => left.reduce((sum, of) => sum + of, 0)

/** Why no stay can have this night at all; nothing where one can. */
export function nightRefusal(nights: CalendarNights, night: Day, rooms: number): RangeRefusal | undefined {
  const found = nights.get(night)
  if (!found) return { reason: 'night-closed', night }
  return leftOn(found) < rooms ? { reason: 'night-full', night } : undefined
}

/**
 * Why these nights cannot be had as one stay in so many rooms; nothing where they can. Nobody changes rooms inside a stay: a
 * type counts with what is left of it on its fullest night. The first rule that is broken is the refusal.
 */
export function rangeRefusal(nights: CalendarNights, from: Day, to: Day, rooms: number): RangeRefusal | undefined {
  const count = daysBetween(from, to)
  if (!(count > 0)) return { reason: 'dates-wrong' }
  if (count > mostNights) return { reason: 'stay-too-long', most: mostNights }
  const days = Array.from({ length: count }, (_, night) => addDays(from, night))
  for (const day of days) {
    const refusal = nightRefusal(nights, day, rooms)
    if (refusal) return refusal
  }
  const found = days.flatMap((day) => nights.get(day) ?? [])
  const types = found[0]?.left.map((_, type) => Math.min(...found.map(({ left }) => left[type] ?? 0))) ?? []
  if (types.reduce((sum, least) => sum + least, 0) < rooms) return { reason: 'no-room-for-all' }
  const minimum = Math.max(...found.map(({ least }) => least))
  return count < minimum ? { reason: 'stay-too-short', minimum } : undefined
}

/**
 * What is asked for once a night is picked: the first night, then the last one, which may be the same; leaving is on the day
 * after it. A night before the first one, or a pick after both, begins again.
 */
export function pickNight({ from, to }: PickedNights, night: Day): PickedNights {
  return from === undefined || to !== undefined || night < from ? { from: night } : { from, to: addDays(night, 1) }
}

export type SettledNights = { picked: PickedNights; refusal?: RangeRefusal }

/**
 * What stands of nights that were asked for, and why the rest does not. A stay that is too short keeps its first night and
 * waits for a later last one; where a night between cannot be had, the last night that was asked for is the new first one.
 */
export function settleRange(nights: CalendarNights, { from, to }: PickedNights, rooms: number): SettledNights {
  if (from === undefined) return { picked: {} }
  const first = nightRefusal(nights, from, rooms)
  if (first) return { picked: {}, refusal: first }
  if (to === undefined) return { picked: { from } }
  const refusal = rangeRefusal(nights, from, to, rooms)
  if (!refusal) return { picked: { from, to } }
  const stays = refusal.reason === 'stay-too-short' || refusal.reason === 'dates-wrong'
  const last = addDays(to, -1)
  return { picked: { from: stays || nightRefusal(nights, last, rooms) ? from : last }, refusal }
}
