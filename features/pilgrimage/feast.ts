import { addDays, addMonths, type Day, firstOfMonth, isDay, weekday } from '#values/dates.ts'

export type Confidence = 'high' | 'medium' | 'low'

/** When a feast is: on one day of every year, or from the last Friday of every month to the Sunday after it. */
export type FeastRule = { kind: 'fixed'; monthDay: string } | { kind: 'last-friday' }

/** A feast of a shrine. What is unknown, vigil, crowd or source, is null. */
export type Feast = {
  id: string
  name: string
  note: string
  rule: FeastRule
  /** What is celebrated on the eve: 'Mass at 16:30, candle procession at 18:00'. */
  vigil: string | null
  /** How many people come, in words. */
  crowd: string | null
  confidence: Confidence
  source: string | null
}

/** A feast on its days, both inside. */
export type FeastDays<Of = Feast> = { feast: Of; startsOn: Day; endsOn: Day }

const friday = 5

/**
 * The feasts of which a day lies between two days, both inside, by date; of one day in the order given. A weekend that has
 * begun before `from` or ends after `to` is among them, whole. A feast on 29 February takes place in leap years only.
 */
export function feastsBetween<Of extends { rule: FeastRule }>(feasts: readonly Of[], from: Day, to: Day): FeastDays<Of>[] {
  return feasts
    .flatMap((feast) => daysOf(feast.rule, from, to).map((days) => ({ feast, ...days })))
    .filter(({ startsOn, endsOn }) => endsOn >= from && startsOn <= to)
    .sort((a, b) => (a.startsOn < b.startsOn ? -1 : a.startsOn > b.startsOn ? 1 : 0))
}

function daysOf(rule: FeastRule, from: Day, to: Day): { startsOn: Day; endsOn: Day }[] {
  if (rule.kind === 'fixed')
    return yearsBetween(from, to)
      .map((year) => `${year}-${rule.monthDay}`)
      .filter(isDay)
      .map((day) => ({ startsOn: day, endsOn: day }))
  const weekends = []
  // The last weekend of the month before may reach into the first days of the range.
  for (let month = addMonths(firstOfMonth(from), -1); month <= to; month = addMonths(month, 1)) {
    const startsOn = lastFriday(month)
    weekends.push({ startsOn, endsOn: addDays(startsOn, 2) })
  }
  return weekends
}

function yearsBetween(from: Day, to: Day): number[] {
  const first = Number(from.slice(0, 4))
  return Array.from({ length: Math.max(0, Number(to.slice(0, 4)) - first + 1) }, (_, later) => first + later)
}

/** The last Friday of the month that a day lies in. */
function lastFriday(day: Day): Day {
  const last = addDays(addMonths(firstOfMonth(day), 1), -1)
  return addDays(last, -((weekday(last) - friday + 7) % 7))
}

/** Easter Sunday of a year by the Gregorian calendar (the algorithm of Meeus, Jones and Butcher). */
function easterOf(year: number): Day {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100]
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * late + 114
  return `${year}-0${Math.floor(days / 31)}-${String((days % 31) + 1).padStart(2, '0')}`
}

/** Whether a day lies from Palm Sunday to the Sunday after Easter: a feast on a fixed day is then kept on a later one. */
export function isEasterTime(day: Day): boolean {
  const easter = easterOf(Number(day.slice(0, 4)))
  return day >= addDays(easter, -7) && day <= addDays(easter, 7)
}

type Morning = { day: number; from: { id: string } }

/**
 * Whether a journey wakes up at a place on one of some days, both inside: who only arrives there in the evening has missed
 * the morning's Mass.
 */
export function wakesAt(placeId: string, itinerary: readonly Morning[], departsOn: Day, from: Day, to: Day): boolean {
  return itinerary.some((morning) => {
    const day = addDays(departsOn, morning.day - 1)
    return morning.from.id === placeId && day >= from && day <= to
  })
}
