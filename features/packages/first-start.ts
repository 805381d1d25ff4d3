import { addDays, type Day, kigaliDay } from '#values/dates.ts'

/** From so many days ahead a journey can begin, where it is asked for before 18:00. */
const daysAhead = 2

/** The first day on which a journey can still begin: the one whose rate period from prices are of. */
export const firstStart = (now: Date): Day => firstStartAfter(kigaliDay(now))

/** The same as it is on a day in Kigali. */
export const firstStartAfter = (today: Day): Day => addDays(today, daysAhead)
