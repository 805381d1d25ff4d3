import type { todayWords } from '../../words/admin/dashboard.ts'
import type { TaskItem } from '../tasks/tasks-pane.tsx'

/** The most rows of each kind that are read. */
export const mostOfKind = 20
/** The most of each kind that are shown; how many more there are is said. */
const shownOfKind = 5

/** The rows that are due, by kind. */
type Work = Readonly<Partial<Record<WorkKind, readonly TaskItem[]>>>

/** The kinds of work, as `loadWork` reads them; tasks and alerts of staff are one. */
type WorkKind = keyof (typeof todayWords.tree)['due']['lists'] | 'tasks'

/** A kind of work with more rows than are shown; `atLeast`: there may be more than were read. */
export type MoreOfKind = { name: Exclude<WorkKind, 'tasks'>; count: number; atLeast: boolean }

/** The instant that a row says, by which a reader sees the order. */
const shownAt = ({ dueAt, neededAt = dueAt }: TaskItem): number => neededAt

/**
 * All rows as one list: what is overdue first, the longest first, then what is to be done by the end of today, `until`, by the day that it says; and what
 * is due later. Of each kind the five most urgent, with how many more there are. Tasks and alerts of staff are all shown.
 */
export function divideWork(work: Work, { until }: { until: number }) {
  const byDeadline = (rows: readonly TaskItem[]) => rows.toSorted((one, other) => shownAt(one) - shownAt(other))
  const kinds = (Object.keys(work) as WorkKind[]).map((name) => ({ name, rows: byDeadline(work[name] ?? []) }))
  const all = byDeadline(kinds.flatMap(({ name, rows }) => (name === 'tasks' ? rows : rows.slice(0, shownOfKind))))
  const due = all.filter(({ dueAt }) => dueAt <= until)
  const more: MoreOfKind[] = kinds.flatMap(({ name, rows }) =>
    name === 'tasks' || rows.length <= shownOfKind
      ? []
      : [{ name, count: rows.length - shownOfKind, atLeast: rows.length >= mostOfKind }],
  )
  return {
    due,
    later: all.filter(({ dueAt }) => dueAt > until),
    more,
    late: due.filter(({ tag }) => tag.tone === 'bad').length,
  }
}
