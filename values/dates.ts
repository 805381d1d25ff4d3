/**
 * A calendar day as 'YYYY-MM-DD'. Travel days are days in Africa/Kigali, where no clock ever changes (UTC+2).
 * The text form sorts, compares and travels to the browser as it is; see docs/decisions/0002-days-are-iso-text.md.
 */
export type Day = string

const kigaliOffsetMs = 2 * 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

const midnightUtc = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

/** Whether a text is a day that exists: '2027-02-29' is not one. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const ms = midnightUtc(text)
  return !Number.isNaN(ms) && dayOf(ms) === text
}

export const addDays = (day: Day, days: number): Day => dayOf(midnightUtc(day) + days * dayMs)

/** Whole days from one day to a later one; negative when `to` comes first. */
export const daysBetween = (from: Day, to: Day): number => (midnightUtc(to) - midnightUtc(from)) / dayMs

/** The day it is in Kigali at an instant. */
export const kigaliDay = (instant: Date): Day => dayOf(instant.getTime() + kigaliOffsetMs)

/** The instant at which a clock in Kigali shows the given day and hour. */
export const kigaliInstant = (day: Day, hour: number): Date => new Date(midnightUtc(day) + hour * 3_600_000 - kigaliOffsetMs)

/** The instant of a day and time as a browser's field gives them ('2027-03-01T09:30'), by the clock in Kigali; undefined for anything else. */
export function readKigaliInstant(text: string): Date | undefined {
  const [, day = '', hours, minutes] = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::\d{2})?$/.exec(text) ?? []
  return isDay(day) ? kigaliInstant(day, Number(hours) + Number(minutes) / 60) : undefined
}

/** '18:05', the clock in Kigali at an instant. */
export const kigaliClock = (instant: Date): string => new Date(instant.getTime() + kigaliOffsetMs).toISOString().slice(11, 16)

/** The next midnight in Kigali: what counts from today is another thing then. */
export const nextMidnight = (now: Date): Date => kigaliInstant(addDays(kigaliDay(now), 1), 0)

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The same day of the month `months` later, or that month's last day where it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const year = Number(day.slice(0, 4))
  const month = Number(day.slice(5, 7)) - 1 + months
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month, Math.min(Number(day.slice(8)), last)))
}

/** Age in completed years on a day. Someone born on 29 February is a year older on 1 March of a common year. */
export function ageOn(bornOn: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years
}

/** 0 = Sunday … 6 = Saturday. */
export const weekday = (day: Day): number => new Date(midnightUtc(day)).getUTCDay()
/** 0 = January … 11 = December. */
export const monthOf = (day: Day): number => Number(day.slice(5, 7)) - 1
