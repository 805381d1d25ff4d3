import type { Formatter } from '#platform/languages/formatter.ts'
import { type Day, kigaliClock, kigaliDay } from '#values/dates.ts'

/** The last day on which a proposal holds, in Kigali: of one that ends at midnight the day before. */
export const lastDay = (endsAt: Date): Day => kigaliDay(new Date(endsAt.getTime() - 1))

/** Until when a proposal holds, as its customer reads it: '13 December 2026' where it ends with that day, else the hour too. */
export const untilText = (format: Pick<Formatter, 'day' | 'instant'>, endsAt: Date): string =>
  kigaliClock(endsAt) === '00:00' ? format.day(lastDay(endsAt)) : format.instant(endsAt)
