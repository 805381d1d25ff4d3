import type { Day } from '#values/dates.ts'

/** The parts of a booking as they are read: from its first day to its last. Stored they stand in lock order. */
export const partsByDay = <Part extends { day: Day }>(parts: readonly Part[]): Part[] =>
  parts.toSorted((one, other) => one.day.localeCompare(other.day))
