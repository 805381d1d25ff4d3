import { addDays, type Day, isDay } from '#values/dates.ts'

/** When a hire begins and ends, on Kigali's clock: 'YYYY-MM-DDTHH:MM'. No clock there ever changes. */
export type HireTimes = { from: string; to: string }

const periodMs = 24 * 60 * 60 * 1000

/** The first moment as milliseconds on a line where every Kigali day has 24 hours; undefined where the text is no such time. */
function clockMs(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(text) || !isDay(text.slice(0, 10))) return undefined
  return Date.parse(`${text}:00Z`)
}

/** How many periods of 24 hours a hire starts; undefined where a time does not exist or the end is not after the beginning. */
export function startedPeriods({ from, to }: HireTimes): number | undefined {
  const [start, end] = [clockMs(from), clockMs(to)]
  if (start === undefined || end === undefined || end <= start) return undefined
  return Math.ceil((end - start) / periodMs)
}

/** The days on which the periods of a hire begin: what each of them costs goes by its own. Throws for times without a period. */
export function periodDays(times: HireTimes): Day[] {
  const periods = startedPeriods(times)
  if (periods === undefined) throw new Error(`No hire goes from ${times.from} to ${times.to}`)
  return Array.from({ length: periods }, (_, index) => addDays(times.from.slice(0, 10), index))
}

/**
 * Every calendar day in Kigali that a period of the hire touches. Periods are paid whole and therefore claimed whole: one
 * that begins at ten touches the next day too, whenever the car comes back; one that begins at midnight does not.
 */
export function touchedDays(times: HireTimes): Day[] {
  const begins = periodDays(times)
  if (times.from.endsWith('T00:00')) return begins
  return [...begins, addDays(times.from.slice(0, 10), begins.length)]
}
