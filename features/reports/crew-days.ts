import type { CrewKind } from '#features/crew/crew.ts'
import type { Day } from '#values/dates.ts'
import { monthsOfRange, type ReportRange } from './report-range.ts'

/**
 * Days of guides or vehicles: on a run, away, and idle. A day on which somebody is on a run is worked, although they are away for a part of
 * it. Only who is ours, and still with us, is idle: a freelancer's other days are not ours.
 */
export type CrewDays = { worked: number; away: number; idle: number }

/** The days of one guide or vehicle in one month. `idle` is 0 of who is not ours, or not with us any more. */
export type MemberMonth = CrewDays & { kind: CrewKind; memberId: number; name: string; isOwn: boolean; month: Day }

export type CrewMonth = CrewDays & {
  month: Day
  /** Days on runs of who is not ours: freelance guides, hired-in vehicles. They are in no other figure. */
  others: number
}

export type CrewReport = {
  total: CrewMonth
  months: CrewMonth[]
  /** Who worked most first, ours before the others. */
  members: (CrewDays & { memberId: number; name: string; isOwn: boolean })[]
}

/** The days of all guides, or of all vehicles, by month and by member. Both ways come to the same days. */
export function crewReport(rows: readonly MemberMonth[], kind: CrewKind, range: Pick<ReportRange, 'from' | 'to'>): CrewReport {
  const own = rows.filter((row) => row.kind === kind)
  const byMonth = Map.groupBy(own, ({ month }) => month)
  return {
    total: { ...monthOf(own), month: '' },
    months: monthsOfRange(range).map((month) => ({ ...monthOf(byMonth.get(month) ?? []), month })),
    members: [...Map.groupBy(own, ({ memberId }) => memberId).values()]
      .flatMap(([first, ...rest]) => {
        if (!first) return []
        const { memberId, name, isOwn } = first
        return [{ ...daysOf([first, ...rest]), memberId, name, isOwn }]
      })
      .filter(({ worked, away, idle }) => worked + away + idle > 0)
      .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.worked - a.worked || a.name.localeCompare(b.name, 'en')),
  }
}

const monthOf = (rows: readonly MemberMonth[]): Omit<CrewMonth, 'month'> => ({
  ...daysOf(rows.filter(({ isOwn }) => isOwn)),
  others: daysOf(rows.filter(({ isOwn }) => !isOwn)).worked,
})

const daysOf = (rows: readonly CrewDays[]): CrewDays => ({
  worked: rows.reduce((all, { worked }) => all + worked, 0),
  away: rows.reduce((all, { away }) => all + away, 0),
  idle: rows.reduce((all, { idle }) => all + idle, 0),
})
