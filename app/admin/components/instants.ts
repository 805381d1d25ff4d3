import { englishFormatter } from '#platform/languages/english-formatter.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import { addDays, kigaliClock, kigaliDay } from '#values/dates.ts'
import { dayText, weekdayName } from '#values/day-words.ts'

/**
 * '27 May, 17:20', with the year where it is another one than now: an instant by the clock in Kigali. Screens that are in English alone
 * give no formatter.
 */
export function instantText(at: Date, now: Date, { shortDay }: Pick<Formatter, 'shortDay'> = englishFormatter): string {
  const day = kigaliDay(at)
  const written = day.slice(0, 4) === kigaliDay(now).slice(0, 4) ? shortDay(day) : `${shortDay(day)} ${day.slice(0, 4)}`
  return `${written}, ${kigaliClock(at)}`
}

/** 'today at 18:00', 'tomorrow at 09:30', 'on Tuesday 24 November at 18:00'. */
export function whenText(at: Date, now: Date): string {
  const day = kigaliDay(at)
  const today = kigaliDay(now)
  if (day === today) return `today at ${kigaliClock(at)}`
  if (day === addDays(today, 1)) return `tomorrow at ${kigaliClock(at)}`
  const [date = '', month = '', year = ''] = dayText(day).split(' ')
  return `on ${weekdayName(day)} ${date} ${month}${year === today.slice(0, 4) ? '' : ` ${year}`} at ${kigaliClock(at)}`
}

/** 'a few moments', '25 minutes', '6 hours', '3 days': how long it is until then, rounded down. */
export function leftText(at: Date, now: Date): string {
  const minutes = Math.floor((at.getTime() - now.getTime()) / 60_000)
  if (minutes < 1) return 'a few moments'
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`
}

/** Whether something has to be answered within three hours: then it is red wherever it is shown. */
export const presses = (at: Date, now: Date): boolean => at > now && at.getTime() - now.getTime() < 3 * 60 * 60_000
