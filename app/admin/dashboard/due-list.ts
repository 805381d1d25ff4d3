import type { todayWords } from '../../words/admin/dashboard.ts'
import type { TaskItem } from '../tasks/tasks-pane.tsx'

/** The most rows of each kind. The lists of bookings have the rest. */
export const mostOfKind = 8

/** The rows that are due, by kind. */
type Work = Readonly<Record<string, readonly TaskItem[]>>

/**
 * All rows as one list: what is due before `until`, the end of today, and what is due later, each by its deadline. What can
 * still be done in time comes before what is late: a hold that ends at noon is lost at noon, and an overdue payment waits.
 */
export function divideWork(work: Work, { now, until }: { now: number; until: number }) {
  const all = Object.values(work)
    .flat()
    .toSorted((one, other) => one.dueAt - other.dueAt)
  const today = all.filter(({ dueAt }) => dueAt > now && dueAt <= until)
  const due = [...today, ...all.filter(({ dueAt }) => dueAt <= now)]
  return { due, later: all.filter(({ dueAt }) => dueAt > until), late: due.filter(({ tag }) => tag.tone === 'bad').length }
}

type ListName = keyof (typeof todayWords.tree)['due']['lists']

/** The lists with all of a kind, in their order. */
const lists = [
  'holds',
  'asked',
  'pending',
  'enquiries',
  'permits',
  'crew',
  'supplySend',
  'supplyChoose',
  'supplyLate',
  'overdue',
  'refunds',
] as const satisfies readonly ListName[]

/** The kinds of which there may be more rows than shown. */
export const fullLists = (work: Work): ListName[] => lists.filter((name) => (work[name]?.length ?? 0) >= mostOfKind)
