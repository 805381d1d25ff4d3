import { addDays, type Day, kigaliClock, kigaliDay, kigaliInstant, weekday } from '#values/dates.ts'

/** Opening hours of the office in Kigali, 'HH:MM'. Weekdays are numbers from 0 for Sunday. A weekday without hours is closed. */
export type OfficeHours = readonly { weekdays: readonly number[]; from: string; to: string }[]

export type OfficeNow = { open: true; until: string } | { open: false; next: { day: Day; at: string } | undefined }

/** Whether the office is open at an instant: if so until when, otherwise when it opens next within a week. */
export function officeNow(hours: OfficeHours, now: Date): OfficeNow {
  const today = kigaliDay(now)
  const clock = kigaliClock(now)
  const open = hoursOn(hours, today).find(({ from, to }) => from <= clock && clock < to)
  if (open) return { open: true, until: open.to }
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = addDays(today, ahead)
    const next = hoursOn(hours, day).find(({ from }) => ahead > 0 || from > clock)
    if (next) return { open: false, next: { day, at: next.from } }
  }
  return { open: false, next: undefined }
}

/**
 * The instant at which the office has been open for a length of time since another instant. If it does not open within a month,
 * every hour counts.
 */
export function afterOpenFor(hours: OfficeHours, lengthMs: number, from: Date): Date {
  let left = lengthMs
  for (let ahead = 0; ahead <= 31; ahead++) {
    const day = addDays(kigaliDay(from), ahead)
    for (const span of hoursOn(hours, day)) {
      const opens = Math.max(instantAt(day, span.from), from.getTime())
      const open = instantAt(day, span.to) - opens
      if (open >= left) return new Date(opens + left)
      left -= Math.max(0, open)
    }
  }
  return new Date(from.getTime() + lengthMs)
}

/**
 * The last instant from which the office is open for a length of time until another instant. If it was not open within the month before,
 * every hour counts.
 */
export function beforeOpenFor(hours: OfficeHours, lengthMs: number, until: Date): Date {
  let left = lengthMs
  for (let ago = 0; ago <= 31; ago++) {
    const day = addDays(kigaliDay(until), -ago)
    for (const span of hoursOn(hours, day).toReversed()) {
      const closes = Math.min(instantAt(day, span.to), until.getTime())
      const open = closes - instantAt(day, span.from)
      if (open >= left) return new Date(closes - left)
      left -= Math.max(0, open)
    }
  }
  return new Date(until.getTime() - lengthMs)
}

/** The instant of a time in Kigali, 'HH:MM', in milliseconds. */
function instantAt(day: Day, clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return kigaliInstant(day, hour + minute / 60).getTime()
}

const hoursOn = (hours: OfficeHours, day: Day) =>
  hours.filter(({ weekdays }) => weekdays.includes(weekday(day))).sort((a, b) => a.from.localeCompare(b.from))
