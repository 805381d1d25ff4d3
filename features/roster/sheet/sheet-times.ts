import { addDays, type Day, kigaliInstant } from '#values/dates.ts'

/** Two days of Kigali, both inside. */
export type Days = { from: Day; to: Day }

/**
 * On which days what of a sheet is shown: so many before the first and so many after the last day of what it is about. The sheet and the
 * lead travellers are about the days of the assignment, permits and the names on them about the day of the visit (docs/roster.md).
 */
export const shownDays = {
  sheet: { before: 7, after: 3 },
  leads: { before: 3, after: 0 },
  permits: { before: 2, after: 1 },
} as const

/** Whether something of a sheet is shown on a day. */
export const isShown = (what: keyof typeof shownDays, { from, to }: Days, today: Day): boolean =>
  addDays(from, -shownDays[what].before) <= today && today <= addDays(to, shownDays[what].after)

/** The first day on which something of a sheet is shown. */
export const shownFrom = (what: keyof typeof shownDays, { from }: Days): Day => addDays(from, -shownDays[what].before)

/** The instant from which a sheet opens no more: midnight in Kigali after its last day. */
export const closesAt = ({ to }: Days): Date => kigaliInstant(addDays(to, shownDays.sheet.after + 1), 0)
