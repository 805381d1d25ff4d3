import { addDays, type Day, kigaliClock, kigaliDay, weekday } from '#values/dates.ts'

/** Hours of the office in Kigali, 'HH:MM'; weekdays from 0 for Sunday. A day that is named nowhere is closed. */
export type OfficeHours = readonly { weekdays: readonly number[]; from: string; to: string }[]

export type OfficeNow = { open: true; until: string } | { open: false; next: { day: Day; at: string } | undefined }

/** Whether the office is open at an instant, until when, and else when it opens next within a week. */
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

const hoursOn = (hours: OfficeHours, day: Day) =>
  hours.filter(({ weekdays }) => weekdays.includes(weekday(day))).sort((a, b) => a.from.localeCompare(b.from))
