import { todayWords } from '../../words/admin/dashboard.ts'
import type { TaskItem } from '../tasks/tasks-pane.tsx'

/** So many of each kind stand in the list; the lists of bookings have the rest. */
export const mostOfKind = 8

/** What waits, each kind by itself. */
type Work = Readonly<Record<string, readonly TaskItem[]>>

/**
 * All of it as one list: what is due before `until`, the end of today, and what comes later, each by its deadline. What is still to be
 * done in time stands before what is late already: a hold that ends at noon is lost at noon, and an overdue payment waits.
 */
export function divideWork(work: Work, { now, until }: { now: number; until: number }) {
  const all = Object.values(work)
    .flat()
    .toSorted((one, other) => one.dueAt - other.dueAt)
  const today = all.filter(({ dueAt }) => dueAt > now && dueAt <= until)
  const due = [...today, ...all.filter(({ dueAt }) => dueAt <= now)]
  return { due, later: all.filter(({ dueAt }) => dueAt > until), late: due.filter(({ tag }) => tag.tone === 'bad').length }
}

type ListName = keyof typeof todayWords.due.lists

/** The kinds of which there may be more than stand here. */
export const fullLists = (work: Work): ListName[] =>
  (Object.keys(todayWords.due.lists) as ListName[]).filter((name) => (work[name]?.length ?? 0) >= mostOfKind)
