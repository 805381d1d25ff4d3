import type { Stretch } from '#features/departures/crew/reads-crew.server.ts'
import { addDays, addMonths, type Day, daysBetween, firstOfMonth } from '#values/dates.ts'

/** The days of a month as cells: free, away, or in two places. */
export type StripCell = 'free' | 'away' | 'twice'

export const lastOfMonth = (day: Day): Day => addDays(addMonths(firstOfMonth(day), 1), -1)

/** What each day of the month of `first` is for somebody with these stretches. */
export function stripOf(stretches: readonly Pick<Stretch, 'fromDay' | 'toDay'>[], first: Day): StripCell[] {
  return Array.from({ length: daysBetween(first, lastOfMonth(first)) + 1 }, (_, index) => {
    const day = addDays(first, index)
    const count = stretches.filter(({ fromDay, toDay }) => fromDay <= day && day <= toDay).length
    return count === 0 ? 'free' : count === 1 ? 'away' : 'twice'
  })
}
