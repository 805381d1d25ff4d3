import { englishFormatter } from '#platform/languages/english-formatter.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, kigaliClock, kigaliDay } from '#values/dates.ts'
import { instantWords } from '../../words/admin/instants.ts'

/**
 * '27 May, 17:20', with the year where it is another one than now: an instant by the clock in Kigali. Screens that are in English alone
 * give no formatter.
 */
export function instantText(at: Date, now: Date, { shortDay }: Pick<Formatter, 'shortDay'> = englishFormatter): string {
  const day = kigaliDay(at)
  const written = day.slice(0, 4) === kigaliDay(now).slice(0, 4) ? shortDay(day) : `${shortDay(day)} ${day.slice(0, 4)}`
  return `${written}, ${kigaliClock(at)}`
}

/**
 * A deadline by how near it is: 'today at 18:00', 'tomorrow at 09:30', 'on Tuesday 24 November at 18:00'; after a verb 'Tuesday 24 November at
 * 18:00'; as an end 'until today at 18:00'.
 */
export function whenText(read: ReadWords, at: Date, now: Date, as: 'when' | 'bare' | 'until' = 'when'): string {
  const words = read(instantWords)[as]
  const [day, today, clock] = [kigaliDay(at), kigaliDay(now), kigaliClock(at)]
  if (day === today) return words.today({ clock })
  if (day === addDays(today, 1)) return words.tomorrow({ clock })
  const { weekday, dayOfYear, weekdayDate } = read.format
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return words.day({ day: isThisYear ? `${weekday(day)} ${dayOfYear(day)}` : weekdayDate(day), clock })
}

/** 'a few moments', '25 minutes', '6 hours', '3 days': how long it is until then, rounded down. */
export function leftText(read: ReadWords, at: Date, now: Date): string {
  const words = read(instantWords).left
  const minutes = Math.floor((at.getTime() - now.getTime()) / 60_000)
  if (minutes < 1) return words.moments
  if (minutes < 120) return words.minutes({ count: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? words.hours({ count: hours }) : words.days({ count: Math.floor(hours / 24) })
}

/** Whether something has to be answered within three hours: then it is red wherever it is shown. */
export const presses = (at: Date, now: Date): boolean => at > now && at.getTime() - now.getTime() < 3 * 60 * 60_000
