import { type Day, daysBetween } from '#values/dates.ts'

/** How long an amount has been due, the shortest first. */
export const receivableAges = ['not-due', '1-7', '8-30', '31-60', 'over-60'] as const
export type ReceivableAge = (typeof receivableAges)[number]

/** The days after the due day at which each age begins, without the first one. An amount is not late on its due day. */
export const ageStarts = [1, 8, 31, 61] as const

/** The age of an amount by its due day. */
export function receivableAge(dueOn: Day, today: Day): ReceivableAge {
  const late = daysBetween(dueOn, today)
  return receivableAges[ageStarts.filter((start) => late >= start).length] ?? 'over-60'
}
