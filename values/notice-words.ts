import { addDays, type Day } from './dates.ts'
import { dayText } from './day-words.ts'

/**
 * When a cancellation tier counts, of a policy whose days end at a time of the day: exact to the minute, and with the day where the start is known.
 * The sentences of the admin area are made of it; the site and its documents have the same in their words (cancellation.ts, document-cancellation.ts).
 */
export function timedNotice(
  { daysFrom, daysTo }: { daysFrom: number; daysTo: number | null },
  dayEndsAt: string,
  startsOn?: Day,
): string {
  const at = (days: number) =>
    `${dayEndsAt} (Kigali time) ${startsOn ? `on ${dayText(addDays(startsOn, -days))}` : dayBefore(days)}`
  if (daysTo === null) return daysFrom === 0 ? 'At any time' : `Until ${at(daysFrom)}`
  const after = `After ${at(daysTo + 1)}`
  return daysFrom === 0 ? after : `${after}, until ${at(daysFrom)}`
}

const dayBefore = (days: number): string => (days === 1 ? 'on the day before' : `${days} days before`)
