import { daysBetween, kigaliDay } from '#values/dates.ts'

/** When something is to be paid, the nearest first. */
export const dueGroups = ['overdue', 'week', 'month', 'later'] as const
export type DueGroup = (typeof dueGroups)[number]

/**
 * The group of a last moment: of the days of Kigali, today and six more are a week, 30 a month. Without one it is due later.
 *
 * @param actBy the last minute in which the authority takes money before the end.
 */
export function dueGroup(actBy: Date | null, now: Date): DueGroup {
  if (actBy === null) return 'later'
  if (actBy <= now) return 'overdue'
  const days = daysBetween(kigaliDay(now), kigaliDay(actBy))
  return days < 7 ? 'week' : days < 30 ? 'month' : 'later'
}

/** Which groups are open at first: what is overdue and due in a week, else the first that has something, and those with something ticked. */
export function openGroups(rows: readonly { group: DueGroup; isTicked: boolean }[]): ReadonlySet<DueGroup> {
  const has = (group: DueGroup) => rows.some((row) => row.group === group)
  const near = (['overdue', 'week'] as const).filter(has)
  const first = dueGroups.find(has)
  const ticked = rows.flatMap(({ group, isTicked }) => (isTicked ? [group] : []))
  return new Set([...(near.length > 0 || !first ? near : [first]), ...ticked])
}
