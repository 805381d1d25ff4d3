import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'

/** '14 June 2027, 18:00', on Kigali's clock. */
export const instantText = (at: Date): string => `${dayText(kigaliDay(at))}, ${kigaliClock(at)}`
