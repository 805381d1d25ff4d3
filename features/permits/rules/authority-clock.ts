import { addDays, type Day, weekday } from '#values/dates.ts'

/** When an authority works, by its own clock. */
export type AuthorityClock = {
  /** IANA name: 'Africa/Kampala'. */
  timeZone: string
  /** 'HH:MM', its last minute of a day. */
  closesAt: string
  /** From 1 for Monday to 7 for Sunday; at least one. */
  worksOn: readonly number[]
}

/** The instant at which an authority closes on a day, by the clock of its country. */
export const closingInstant = ({ timeZone, closesAt }: AuthorityClock, day: Day): Date =>
  new Date(Temporal.PlainDateTime.from(`${day}T${closesAt}`).toZonedDateTime(timeZone).epochMilliseconds)

/** The day it is at the authority at an instant. */
export const authorityDay = ({ timeZone }: AuthorityClock, at: Date): Day =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString()

const worksOnDay = ({ worksOn }: AuthorityClock, day: Day): boolean => worksOn.includes(weekday(day) || 7)

/** The last day on which the authority works that is not after a day: that day itself, where it works on it. */
export function lastWorkingDay(clock: AuthorityClock, day: Day): Day {
  for (let back = 0; back < 7; back++) if (worksOnDay(clock, addDays(day, -back))) return addDays(day, -back)
  return day
}

/** The day so many working days after another: Friday and one is Monday, where nobody works on Saturdays and Sundays. */
export function addWorkingDays(clock: AuthorityClock, day: Day, count: number): Day {
  let last = day
  for (let left = count; left > 0; left--) {
    last = addDays(last, 1)
    for (let rest = 0; rest < 6 && !worksOnDay(clock, last); rest++) last = addDays(last, 1)
  }
  return last
}
