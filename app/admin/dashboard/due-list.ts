import type { todayWords } from '../../words/admin/dashboard.ts'
import { countLate } from '../tasks/count-late.ts'
import type { TaskItem } from '../tasks/tasks-pane.tsx'

/** The most rows of each kind that are read. */
export const mostOfKind = 20
/** The most of each kind that are shown; how many more there are is said. */
const shownOfKind = 5
/** What hurts today or within so many days comes first: in these days it is red, and over a weekend it can still be saved. */
export const soonDays = 3

/** The rows that are due, by kind. */
type Work = Readonly<Partial<Record<WorkKind, readonly TaskItem[]>>>

/** The kinds of work, as `loadWork` reads them; tasks and alerts of staff are one. */
export type WorkKind = keyof (typeof todayWords.tree)['due']['lists'] | 'tasks'

/** A kind of work with more rows than are shown, `late` of them past their deadline; `atLeast`: there may be more than were read. */
export type MoreOfKind = { name: Exclude<WorkKind, 'tasks'>; count: number; late: number; atLeast: boolean }

/** Instants in milliseconds: the beginning and the end of today in Kigali, and of the days in which something hurts soon. */
export type DueSpan = { from: number; until: number; soon: number }

/** The order of urgency: what hurts soon, what is late, what comes later, and what nobody can save any more. */
const urgencies = ['soon', 'late', 'later', 'over'] as const
type Urgency = (typeof urgencies)[number]

type Timed = Pick<TaskItem, 'dueAt' | 'neededAt' | 'isOver'>

/** The instant by which rows of one urgency stand in order. */
const shownAt = ({ dueAt, neededAt }: Timed): number => neededAt ?? dueAt

/**
 * How urgent a row is, by the moment from which it hurts: the day of the trip that needs it, or its own deadline. From today on and within
 * `soonDays` it is soon; before today, or where no day makes it worse, it is late. What is about a trip that is over is over, however late it is.
 * Source: docs/day.md, 'What is due'.
 */
export function urgencyOf(row: Timed, { from, soon }: DueSpan): Urgency {
  if (row.isOver) return 'over'
  const at = shownAt(row)
  if (row.neededAt === null || at < from) return 'late'
  return at < soon ? 'soon' : 'later'
}

/**
 * All rows as one list, the most urgent first, and of one urgency the earliest: what is to be done by the end of today, and what is due later. Of each
 * kind the five most urgent, with how many more there are of both and how many of those are late. Tasks and alerts of staff are all shown.
 * `total`: everything that is to be done by the end of today, shown or not, how much of it is late, and whether there may be more than was read.
 */
export function divideWork(work: Work, span: DueSpan) {
  const rank = (row: TaskItem) => urgencies.indexOf(urgencyOf(row, span))
  const byUrgency = (rows: readonly TaskItem[]) =>
    rows.toSorted((one, other) => rank(one) - rank(other) || shownAt(one) - shownAt(other))
  const isDue = ({ dueAt }: TaskItem) => dueAt <= span.until
  const kinds = (Object.keys(work) as WorkKind[]).map((name) => ({ name, rows: byUrgency(work[name] ?? []) }))
  const all = byUrgency(kinds.flatMap(({ name, rows }) => (name === 'tasks' ? rows : rows.slice(0, shownOfKind))))
  const moreOf = (isOfList: (row: TaskItem) => boolean): MoreOfKind[] =>
    kinds.flatMap(({ name, rows }) => {
      const left = rows.slice(shownOfKind).filter(isOfList)
      return name === 'tasks' || left.length === 0
        ? []
        : [{ name, count: left.length, late: countLate(left), atLeast: rows.length >= mostOfKind }]
    })
  const [due, more] = [all.filter(isDue), moreOf(isDue)]
  const sum = (of: (kind: MoreOfKind) => number) => more.reduce((total, kind) => total + of(kind), 0)
  return {
    ...{ due, more },
    total: {
      count: due.length + sum(({ count }) => count),
      late: countLate(due) + sum(({ late }) => late),
      atLeast: more.some(({ atLeast }) => atLeast),
    },
    later: all.filter((row) => !isDue(row)),
    moreLater: moreOf((row) => !isDue(row)),
  }
}
