/** How many days of a journey the builder shows with what is on them: of a longer one those around a day, the others as a line each. */
const mostInSight = 10

export type DaysInSight = { first: number; last: number }

/** The days around one that are shown, from as many. A day that the journey does not have counts as the nearest that it has. */
export function daysInSight(days: number, around: number): DaysInSight {
  const first = Math.max(1, Math.min(around - mostInSight / 2 + 1, days - mostInSight + 1))
  return { first, last: Math.min(days, first + mostInSight - 1) }
}

/** The number of a day as an address says it; the first one where it says none. */
export const readDay = (query: URLSearchParams): number => {
  const text = query.get('day') ?? ''
  return /^[1-9]\d?$/.test(text) ? Number(text) : 1
}
