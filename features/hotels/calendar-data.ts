import { addDays, type Day } from '#values/dates.ts'
import type { CalendarNight, CalendarNights, SettledNights } from './stay-range.ts'

/** A calendar of two months as it travels to the browser, once: one night after the other, nothing where none is on sale. */
export type CalendarData = {
  /** Their first days. */
  months: readonly [Day, Day]
  /** The day of the first night in the list: that of a stay which began before these months, or theirs. */
  first: Day
  nights: readonly (CalendarNight | null)[]
  /** The days between which nights are sold at all. */
  earliest: Day
  latest: Day
  /** What stands of the nights in the address, where they lie outside the list. */
  settled: SettledNights
}

/** Whether a night is among those of a calendar, on sale or not. */
export const hasNight = ({ first, nights }: Pick<CalendarData, 'first' | 'nights'>, night: Day): boolean =>
  night >= first && night < addDays(first, nights.length)

/** The nights of a calendar by their days, as the rule of picking asks for them. */
export const nightsIn = ({ first, nights }: Pick<CalendarData, 'first' | 'nights'>): CalendarNights =>
  new Map(nights.flatMap((night, at) => (night ? [[addDays(first, at), night]] : [])))
